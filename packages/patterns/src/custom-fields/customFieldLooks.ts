import type { CustomFieldType } from "@tsumugi/contract";
import { columnTypeLooks } from "../projects/ProjectColumnsPanel/columnTypes.ts";

type Look = (typeof columnTypeLooks)[CustomFieldType];

/** Types of a field in the words and signs of a project's columns, with examples of what is kept of a person. */
export const customFieldLooks: Record<CustomFieldType, Look> = {
  text: { ...columnTypeLooks.text, hint: "アレルギーや最寄り駅など。一覧の検索でも見つかります" },
  number: { ...columnTypeLooks.number, hint: "靴のサイズや身長など" },
  date: { ...columnTypeLooks.date, hint: "契約の更新日など" },
  select: { ...columnTypeLooks.select, hint: "契約書の状態など、決めた中から選ぶ" },
  check: { ...columnTypeLooks.check, hint: "専任かどうかなど、はい・いいえで答えられるもの" },
};
