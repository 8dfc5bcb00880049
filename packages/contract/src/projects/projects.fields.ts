import type { BodyValues, Fields } from "../core/fields.ts";
import { blankBody, bodyValuesOf } from "../core/fieldValues.ts";
import { platformLabels } from "../shared/enums.ts";
import { deadlineKindLabels } from "./deadlines.ts";
import type { Project } from "./projects.schemas.ts";

/** What a company says of a project, in the order of the form. Its note and columns have calls of their own. */
export const projectFields = {
  name: { kind: "text", label: "案件名", max: 100, required: true, personal: false },
  client_name: { kind: "text", label: "クライアント", max: 100, personal: false },
  product_name: { kind: "text", label: "商品", max: 100, personal: false },
  purpose: { kind: "multiline", label: "目的", max: 2000, personal: false },
  budget: { kind: "yen", label: "予算（税抜）", personal: false, seenBy: "fees" },
  owner: { kind: "member", label: "担当", bodyKey: "owner_uid", personal: false },
  starts_on: { kind: "day", label: "開始日", personal: false },
  ends_on: { kind: "day", label: "終了日", personal: false },
  platforms: {
    kind: "choices",
    label: "投稿するSNS",
    choices: platformLabels,
    personal: false,
    copied: true,
  },
  required_hashtags: {
    kind: "tags",
    label: "必須ハッシュタグ",
    max: 20,
    maxEach: 60,
    prefix: "#",
    personal: false,
    copied: true,
  },
  required_mentions: {
    kind: "tags",
    label: "必須メンション",
    max: 20,
    maxEach: 60,
    prefix: "@",
    personal: false,
    copied: true,
  },
  disclosure_rule: { kind: "multiline", label: "PR表記のルール", max: 1000, personal: false, copied: true },
  required_link: { kind: "url", label: "投稿に入れるリンク", max: 500, personal: false, copied: true },
  draft_points: {
    kind: "tags",
    label: "下書きの確認項目",
    max: 20,
    maxEach: 100,
    personal: false,
    copied: true,
  },
  max_revisions: {
    kind: "quantity",
    label: "修正依頼の回数",
    min: 0,
    max: 20,
    initial: 2,
    unit: "回",
    personal: false,
    copied: true,
  },
  two_approvers: { kind: "yes_no", label: "下書きを2人で確認", personal: false, copied: true },
  reply_due_on: { kind: "day", label: deadlineKindLabels.reply, personal: false, copied: true },
  draft_due_on: { kind: "day", label: deadlineKindLabels.draft, personal: false, copied: true },
  posting_starts_on: { kind: "day", label: "投稿期間の始まり", personal: false, copied: true },
  posting_ends_on: { kind: "day", label: deadlineKindLabels.posting, personal: false, copied: true },
  metrics_due_on: { kind: "day", label: deadlineKindLabels.metrics, personal: false, copied: true },
  payment_due_on: { kind: "day", label: deadlineKindLabels.payment, personal: false, copied: true },
  product_shipping: { kind: "yes_no", label: "商品を発送", personal: false, copied: true },
  shipping_due_on: { kind: "day", label: deadlineKindLabels.shipping, personal: false, copied: true },
} as const satisfies Fields;

/** Everything that a body can set of a project: what a form holds. */
export type ProjectValues = BodyValues<typeof projectFields>;

export const blankProject: ProjectValues = blankBody(projectFields);

/** What a form edits, from what an answer shows. */
export const projectValues = (project: Project): ProjectValues => bodyValuesOf(projectFields, project);
