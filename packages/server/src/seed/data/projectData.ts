import type { JobStatus, Platform } from "@tsumugi/contract";

/** A sample project. Days are offsets from the day of seeding, so that the demo never looks old. */
export interface ProjectData {
  readonly uid: string;
  readonly name: string;
  readonly client_name: string;
  readonly product_name: string;
  readonly purpose: string;
  readonly budget: number;
  readonly fee: number;
  readonly platforms: readonly Platform[];
  readonly required_hashtags: readonly string[];
  readonly required_mentions: readonly string[];
  readonly disclosure_rule: string;
  readonly work: string;
  readonly note: string;
  readonly days: {
    readonly starts: number;
    readonly ends: number;
    readonly reply: number;
    readonly draft: number;
    readonly postingStarts: number;
    readonly postingEnds: number;
    readonly metrics: number;
    readonly payment: number;
    /** Set where the product is sent to the creators. */
    readonly shipping?: number;
  };
  /** How many creators stand in which status. */
  readonly statuses: readonly (readonly [JobStatus, number])[];
  readonly archived: boolean;
}

const DISCLOSURE = "冒頭に「PR」または「#PR」を明記し、タイアップ表示機能があるときは併用してください。";

export const projectData: readonly ProjectData[] = [
  {
    uid: "demo-project-winter-serum",
    name: "冬の高保湿美容液 発売企画",
    client_name: "つむぎ化粧品",
    product_name: "紬 セラミドセラム 30mL",
    purpose:
      "12月1日発売の美容液を、乾燥が気になる20〜40代に使用感とともに伝える。店頭より先に指名検索を増やす。",
    budget: 3_200_000,
    fee: 120_000,
    platforms: ["instagram", "youtube", "tiktok"],
    required_hashtags: ["PR", "紬セラム", "冬の保湿"],
    required_mentions: ["tsumugi_cosme"],
    disclosure_rule: DISCLOSURE,
    work: "紬 セラミドセラムを2週間お使いいただき、使用感を紹介する投稿を1本（フィードまたは縦型動画）。",
    note: "・発売日は12月1日。前日21時まで商品名を出さない\n・成分の効能をうたう表現は薬機法の確認が要る（担当: 山本）\n・サンプルは11月上旬に発送済み",
    days: {
      starts: -25,
      ends: 24,
      reply: -12,
      draft: 4,
      postingStarts: 11,
      postingEnds: 18,
      metrics: 24,
      payment: 41,
      shipping: -1,
    },
    statuses: [
      ["candidate", 6],
      ["requested", 4],
      ["negotiating", 2],
      ["accepted", 3],
      ["preparing", 3],
      ["drafting", 4],
      ["draft_review", 3],
      ["revision", 1],
      ["declined", 2],
    ],
    archived: false,
  },
  {
    uid: "demo-project-hand-cream",
    name: "ハンドクリーム ギフト訴求",
    client_name: "つむぎ化粧品",
    product_name: "結び ハンドクリーム 3本セット",
    purpose: "年末の贈りものとして選ばれるよう、開封のようすと香りの違いを短い動画で見せる。",
    budget: 1_500_000,
    fee: 60_000,
    platforms: ["instagram", "tiktok"],
    required_hashtags: ["PR", "結びハンドクリーム"],
    required_mentions: ["tsumugi_cosme"],
    disclosure_rule: DISCLOSURE,
    work: "ギフト箱の開封と3つの香りの使い分けを紹介する縦型動画を1本。",
    note: "ギフト箱の熨斗は「結び」の文字が見える向きで撮影を依頼する。",
    days: {
      starts: -60,
      ends: 10,
      reply: -48,
      draft: -30,
      postingStarts: -24,
      postingEnds: 6,
      metrics: 14,
      payment: 33,
    },
    statuses: [
      ["approved", 3],
      ["posted", 8],
      ["inspected", 2],
      ["cancelled", 1],
      ["rejected", 2],
    ],
    archived: false,
  },
  {
    uid: "demo-project-lip-tint",
    name: "新色リップティント 秋の販促",
    client_name: "つむぎ化粧品",
    product_name: "いろは リップティント 全4色",
    purpose: "新色4色の発色を比べて見せ、オンラインストアへの送客を増やす。",
    budget: 2_400_000,
    fee: 90_000,
    platforms: ["youtube", "instagram"],
    required_hashtags: ["PR", "いろはリップ"],
    required_mentions: ["tsumugi_cosme"],
    disclosure_rule: DISCLOSURE,
    work: "4色の塗り比べを紹介する動画または写真投稿を1本。",
    note: "結果報告は12月の定例で使う。CPV 3円以下を目安に次回の候補を選ぶ。",
    days: {
      starts: -110,
      ends: -40,
      reply: -98,
      draft: -80,
      postingStarts: -70,
      postingEnds: -45,
      metrics: -34,
      payment: 10,
    },
    statuses: [
      ["inspected", 2],
      ["paying", 5],
      ["completed", 9],
      ["declined", 3],
    ],
    archived: false,
  },
  {
    uid: "demo-project-spring-sun",
    name: "春のUVケア 先行打診",
    client_name: "つむぎ化粧品",
    product_name: "ひなた UVミルク",
    purpose: "来春の発売に向けて、年内に発信の方向性が合う人へ声をかける。",
    budget: 2_800_000,
    fee: 100_000,
    platforms: ["instagram", "youtube", "tiktok", "x"],
    required_hashtags: ["PR", "ひなたUV"],
    required_mentions: ["tsumugi_cosme"],
    disclosure_rule: DISCLOSURE,
    work: "発売前のサンプルを使い、日常の紫外線対策の中で紹介する投稿を1本。",
    note: "",
    days: {
      starts: 60,
      ends: 150,
      reply: 12,
      draft: 80,
      postingStarts: 95,
      postingEnds: 120,
      metrics: 150,
      payment: 170,
    },
    statuses: [
      ["candidate", 18],
      ["requested", 2],
    ],
    archived: false,
  },
  {
    uid: "demo-project-store-event",
    name: "表参道ポップアップ 来店企画",
    client_name: "つむぎ化粧品",
    product_name: "つむぎの部屋（期間限定店）",
    purpose: "期間限定店の空気感を来店レポートで伝え、週末の来店予約を埋める。",
    budget: 900_000,
    fee: 50_000,
    platforms: ["instagram", "x"],
    required_hashtags: ["PR", "つむぎの部屋"],
    required_mentions: ["tsumugi_cosme"],
    disclosure_rule: DISCLOSURE,
    work: "会期中に来店し、店内のようすを紹介する投稿を1本とストーリーズを2本。",
    note: "取材対応は平日11時〜13時。入口の段差あり、車いすの方は事前連絡。",
    days: {
      starts: -8,
      ends: 14,
      reply: -3,
      draft: 3,
      postingStarts: -1,
      postingEnds: 12,
      metrics: 18,
      payment: 40,
    },
    statuses: [
      ["requested", 3],
      ["accepted", 4],
      ["drafting", 2],
      ["posted", 2],
    ],
    archived: false,
  },
  {
    uid: "demo-project-summer-mist",
    name: "夏のフェイスミスト 体験企画",
    client_name: "つむぎ化粧品",
    product_name: "しずく フェイスミスト",
    purpose: "外出先での使い心地を伝える。ドラッグストアの棚替えに合わせた話題づくり。",
    budget: 1_200_000,
    fee: 45_000,
    platforms: ["tiktok", "instagram"],
    required_hashtags: ["PR", "しずくミスト"],
    required_mentions: ["tsumugi_cosme"],
    disclosure_rule: DISCLOSURE,
    work: "外出時の使用場面を紹介する縦型動画を1本。",
    note: "終了。ふり返り: 投稿日が週末に偏り、平日の売上に効かなかった。",
    days: {
      starts: -190,
      ends: -120,
      reply: -180,
      draft: -165,
      postingStarts: -160,
      postingEnds: -130,
      metrics: -100,
      payment: -80,
    },
    statuses: [["completed", 10]],
    archived: true,
  },
  {
    uid: "demo-project-cleansing-oil",
    name: "クレンジングオイル 定期便の紹介",
    client_name: "つむぎ化粧品",
    product_name: "ほどき クレンジングオイル 150mL",
    purpose: "定期便の続けやすさを、毎日の洗顔の中で伝える。",
    budget: 420_000,
    fee: 70_000,
    platforms: ["instagram", "x"],
    required_hashtags: ["PR", "ほどきオイル"],
    required_mentions: ["tsumugi_cosme"],
    disclosure_rule: DISCLOSURE,
    work: "洗顔の流れの中で使い心地を紹介する投稿を1本。",
    note: "",
    days: {
      starts: -40,
      ends: 8,
      reply: -30,
      draft: -4,
      postingStarts: -8,
      postingEnds: -2,
      metrics: 14,
      payment: 32,
    },
    statuses: [
      ["drafting", 1],
      ["revision", 2],
      ["approved", 3],
      ["posted", 1],
    ],
    archived: false,
  },
];
