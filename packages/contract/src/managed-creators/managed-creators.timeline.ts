import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { pageQuery, personRef, queryList, timestamp, uid } from "../shared/wire.ts";

const slice = "managed-creators";

/** Fields whose changes a record's history tells, in the order of the form. */
export const changedFieldLabels = {
  display_name: "表示名",
  real_name: "本名",
  kana: "ふりがな",
  image: "画像",
  genres: "ジャンル",
  accounts: "SNSアカウント",
  tags: "タグ",
  owner: "担当",
  stage: "関係",
  email: "メールアドレス",
  phone: "電話番号",
  agency: "所属事務所",
  postal_code: "郵便番号",
  address: "住所",
  last_fee: "直近の報酬",
  entity_type: "個人・法人",
  withholding_default: "源泉徴収",
  invoice_registration_number: "インボイス登録番号",
  invoice_checked_on: "登録番号の確認日",
  competitor_exclusion_until: "競合排除の期限",
  secondary_use_until: "二次利用の期限",
  memo: "社内メモ",
} as const;
export type ChangedField = keyof typeof changedFieldLabels;
export const changedFields = Object.keys(changedFieldLabels) as [ChangedField, ...ChangedField[]];

/**
 * One field before and after, in words. Both null: the values are not told, because a viewer sees no fees, a picture
 * has no words, or the person was erased.
 */
export const fieldChange = z.object({
  field: z.enum(changedFields),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type FieldChange = z.infer<typeof fieldChange>;

export const timelineKinds = [
  "registered",
  "imported",
  "edited",
  "connected",
  "disconnected",
  "merged",
  "archived",
  "restored",
  "erased",
  "job_sent",
  "job_status",
  "post",
  "comment",
  "notice",
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Something that happened with the creator. */
export const timelineEntry = z.object({
  /** Own to the entry: the same on every page. */
  key: z.string(),
  at: timestamp,
  kind: z.enum(timelineKinds),
  label: z.string(),
  /** The project to open, where it happened in one. */
  project_uid: uid.nullable(),
  /** Path of the app that opens the exact row; null where there is nothing more to see. */
  href: z.string().nullable(),
  /** The member who did it; null: the creator, the product, or not known. */
  by: personRef.nullable(),
  changes: z.array(fieldChange),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** What the record page offers to look at alone. */
export const timelineGroupLabels = {
  jobs: "依頼",
  posts: "投稿",
  messages: "メッセージ",
  changes: "変更",
} as const;
export type TimelineGroup = keyof typeof timelineGroupLabels;
export const timelineGroups = Object.keys(timelineGroupLabels) as [TimelineGroup, ...TimelineGroup[]];

/** Everything that happened with a creator, newest first; `group` keeps some kinds. */
export const listCreatorTimeline = defineEndpoint("/company/managed_creators/{id}/timeline", {
  method: "GET",
  slice,
  base: "",
  summary: "クリエイターのこれまでの動き",
  policy: policies.member,
  query: z.strictObject({ ...pageQuery, group: queryList(z.enum(timelineGroups)).optional() }),
  response: z.object({ items: z.array(timelineEntry), next_cursor: z.string().nullable() }),
  errors: ["not_found"],
});
