/** The example of the first step. A test of the server's import holds it to what really comes out. */
export const importSample = {
  headers: ["氏名", "活動名", "インスタ", "FW数", "単価"],
  rows: [
    {
      cells: ["山田 花子", "はなの台所", "instagram.com/hana_kitchen", "１．２万", "８万円"],
      record: {
        real_name: "山田 花子",
        display_name: "はなの台所",
        handle: "hana_kitchen",
        follower_count: 12_000,
        last_fee: 80_000,
      },
    },
    {
      cells: ["佐藤 海", "うみと散歩", "@umi_walk", "48,300", "¥120,000"],
      record: {
        real_name: "佐藤 海",
        display_name: "うみと散歩",
        handle: "umi_walk",
        follower_count: 48_300,
        last_fee: 120_000,
      },
    },
  ],
} as const;
