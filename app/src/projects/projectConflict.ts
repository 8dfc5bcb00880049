import { deadlineKindLabels, platformLabels } from "@tsumugi/contract";
import type { ConflictRow, ProjectFormValues } from "@tsumugi/patterns";
import { formatDay, formatYen } from "@tsumugi/ui";

type Owners = readonly { readonly uid: string; readonly name: string }[];
type Show = (values: ProjectFormValues, owners: Owners) => string;

const day = (value: string | null) => (value ? formatDay(value) : "");

const fields: Readonly<Record<string, Show>> = {
  案件名: (v) => v.name,
  クライアント: (v) => v.client_name,
  商品: (v) => v.product_name,
  目的: (v) => v.purpose,
  "予算（税抜）": (v) => (v.budget === null ? "" : formatYen(v.budget)),
  担当: (v, owners) => owners.find((one) => one.uid === v.owner_uid)?.name ?? v.owner_uid ?? "",
  開始日: (v) => day(v.starts_on),
  終了日: (v) => day(v.ends_on),
  投稿するSNS: (v) => v.platforms.map((platform) => platformLabels[platform]).join("、"),
  必須ハッシュタグ: (v) => v.required_hashtags.map((tag) => `#${tag}`).join(" "),
  必須メンション: (v) => v.required_mentions.map((tag) => `@${tag}`).join(" "),
  PR表記のルール: (v) => v.disclosure_rule,
  [deadlineKindLabels.reply]: (v) => day(v.reply_due_on),
  [deadlineKindLabels.draft]: (v) => day(v.draft_due_on),
  投稿期間の始まり: (v) => day(v.posting_starts_on),
  [deadlineKindLabels.posting]: (v) => day(v.posting_ends_on),
  [deadlineKindLabels.metrics]: (v) => day(v.metrics_due_on),
  [deadlineKindLabels.payment]: (v) => day(v.payment_due_on),
};

/** Fields in which what the person typed and what is kept now differ, as text. */
export function projectConflictRows(
  mine: ProjectFormValues,
  theirs: ProjectFormValues,
  owners: Owners,
): ConflictRow[] {
  return Object.entries(fields)
    .map(([label, show]) => ({ label, mine: show(mine, owners), theirs: show(theirs, owners) }))
    .filter((row) => row.mine !== row.theirs);
}
