import type { CustomColumnType } from "@tsumugi/contract";
import type { IconName } from "@tsumugi/ui";

/** Types of a column with the sign and the words by which they are chosen. */
export const columnTypeLooks: Record<CustomColumnType, { label: string; icon: IconName; hint: string }> = {
  text: { label: "文字", icon: "edit", hint: "色番や配送番号など" },
  number: { label: "数字", icon: "chart", hint: "本数や枚数など" },
  yen: { label: "金額", icon: "yen", hint: "交通費や商品代など" },
  date: { label: "日付", icon: "calendar", hint: "撮影日や発送日など" },
  select: { label: "選択肢", icon: "filter", hint: "サイズや色など、決めた中から選ぶ" },
  url: { label: "URL", icon: "link", hint: "フォルダーや資料を開く" },
  member: { label: "メンバー", icon: "creator", hint: "社内の人を選ぶ" },
  check: { label: "チェック", icon: "check", hint: "だれがいつ済ませたかが残る" },
};
