import { type PrRule, prLabelNames } from "@tsumugi/contract";

export type PrRuleValues = Pick<PrRule, "wordings" | "required_tags" | "head_chars" | "needs_label">;

/** A rule line by line, as it is read and as two versions of it are compared. */
export function prRuleWords({
  platform,
  wordings,
  required_tags,
  head_chars,
  needs_label,
}: PrRuleValues & Pick<PrRule, "platform">): { label: string; words: string }[] {
  const tags = required_tags.map((tag) => `#${tag}`).join(" ");
  return [
    { label: "PR表記と認める文言", words: wordings.join("、") },
    { label: "必ず付けるタグ", words: tags || "なし（案件のタグだけ）" },
    { label: "PR表記の位置", words: head_chars === null ? "問わない" : `先頭${head_chars}文字以内` },
    { label: "SNSのラベル", words: needs_label ? `${prLabelNames[platform]}を確認する` : "確認しない" },
  ];
}
