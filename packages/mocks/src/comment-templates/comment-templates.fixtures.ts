import type { CommentTemplate } from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { daysAgo } from "../core/clock.ts";
import { nextIndex, pick, uidOf } from "../core/counter.ts";

const TEXTS: readonly (readonly [name: string, text: string])[] = [
  [
    "お礼と今後の流れ",
    "{{クリエイター名}}さん\n\nこの度は「{{案件名}}」をお引き受けいただき、ありがとうございます。\nサンプルの発送日が決まりましたら、あらためてご連絡いたします。\n\n{{会社名}} {{自分の名前}}",
  ],
  [
    "返信のお願い",
    "{{クリエイター名}}さん\n\n「{{案件名}}」の件、{{返信期限}}までにお返事をいただけますと幸いです。",
  ],
  ["下書きの修正のお願い", "下書きをありがとうございます。次の点だけ、修正をお願いいたします。\n・"],
];

/** The first is the caller's own to change, every third one nobody else's. */
export const buildCommentTemplate = (
  overrides: Partial<CommentTemplate> = {},
  index = nextIndex("template"),
): CommentTemplate => {
  const [name, text] = pick(TEXTS, index - 1);
  return {
    uid: uidOf("template", index),
    name,
    text,
    shared: index % 3 !== 0,
    created_by: buildPersonRef({}, index),
    editable: index !== 2,
    version: 1,
    updated_at: daysAgo(index),
    ...overrides,
  };
};
