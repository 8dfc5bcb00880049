import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import {
  count,
  csvQuery,
  day,
  personRef,
  platform,
  requiredText,
  text,
  timestamp,
  uid,
  version,
  webUrl,
} from "../shared/wire.ts";
import { metricSources, prCheckStatuses } from "./posts.constants.ts";
import { projectPost } from "./posts.schemas.ts";
import { prOccasions, prOutcomes, prRuleKinds } from "./prLedger.constants.ts";

/** What one rule came to. `found`: as it stands in the text. */
export const prRuleResult = z.object({
  key: z.string(),
  kind: z.enum(prRuleKinds),
  label: z.string(),
  found: z.string().nullable(),
  ok: z.boolean(),
});
export type PrRuleResult = z.infer<typeof prRuleResult>;

/** A picture kept as evidence; its link is good for hours. */
const evidence = z.object({ uid, url: z.string() });

export const prLook = z.object({
  uid,
  occasion: z.enum(prOccasions),
  outcome: z.enum(prOutcomes),
  status: z.enum(prCheckStatuses),
  /** As it stood at `checked_at`. */
  caption: z.string(),
  source: z.enum(metricSources),
  results: z.array(prRuleResult),
  screenshot: evidence.nullable(),
  /** Null: the product looked by itself. */
  checked_by: personRef.nullable(),
  checked_at: timestamp,
});
export type PrLook = z.infer<typeof prLook>;

export const prSignature = z.object({
  /** The name at that time. */
  name: z.string(),
  has_label: z.boolean(),
  note: z.string(),
  signed_at: timestamp,
  /** A later look found something else than what was signed. */
  is_outdated: z.boolean(),
});
export type PrSignature = z.infer<typeof prSignature>;

export const postReuse = z.object({
  uid,
  place: z.string(),
  url: z.string(),
  /** The disclosure that stands beside it there. */
  disclosure: z.string(),
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  note: z.string(),
  screenshot: evidence.nullable(),
  created_by: personRef,
  updated_at: timestamp,
  version,
});
export type PostReuse = z.infer<typeof postReuse>;

export const prRecord = z.object({
  post: projectPost,
  needs_label: z.boolean(),
  /** Newest first. */
  looks: z.array(prLook),
  /** Days of the looks that are still to come. */
  next_look_on: day.nullable(),
  signature: prSignature.nullable(),
  reuses: z.array(postReuse),
});
export type PrRecord = z.infer<typeof prRecord>;

export const prRule = z.object({
  platform,
  wordings: z.array(z.string()),
  required_tags: z.array(z.string()),
  head_chars: z.int().nullable(),
  needs_label: z.boolean(),
  /** 0: the product's own, never saved. */
  version: count,
});
export type PrRule = z.infer<typeof prRule>;

const word = requiredText(40, "文言");

export const prRuleBody = z.strictObject({
  platform,
  wordings: z.array(word).min(1, "PR表記と認める文言を1つ以上入力してください。").max(30),
  required_tags: z.array(requiredText(60, "タグ")).max(20),
  head_chars: z
    .int("文字数は整数で入力してください。")
    .min(1, "文字数は1以上で入力してください。")
    .max(2000, "文字数は2,000以下で入力してください。")
    .nullable(),
  needs_label: z.boolean(),
  version: count,
});
export type PrRuleBody = z.infer<typeof prRuleBody>;

export const postReuseBody = z
  .strictObject({
    /** One that stands already; absent: a new one. */
    uid: uid.optional(),
    /** Of the one that stands already, as it was read. */
    version: version.optional(),
    place: requiredText(200, "利用先"),
    url: webUrl.or(z.literal("")).default(""),
    disclosure: text(200).default(""),
    starts_on: day.nullable().default(null),
    ends_on: day.nullable().default(null),
    note: text(1000).default(""),
    screenshot_uid: uid.nullable().default(null),
  })
  .refine(({ starts_on, ends_on }) => !starts_on || !ends_on || starts_on <= ends_on, {
    path: ["ends_on"],
    message: "終了日が開始日より前です。開始日以降の日付にしてください。",
  });
export type PostReuseBody = z.input<typeof postReuseBody>;

/** What each call takes and answers. */
export const prLedgerSchemas = {
  listPrLedger: {
    query: z.strictObject({ format: z.enum(["json", "csv"]).default("json"), ...csvQuery }),
    response: z.object({ items: z.array(prRecord) }),
  },
  checkPostPr: {
    /** Nothing: the post is fetched now. Otherwise what a person read or photographed. */
    body: z.strictObject({
      caption: text(20_000).optional(),
      screenshot_uid: uid.optional(),
    }),
    response: prRecord,
  },
  signPostPr: {
    body: z.strictObject({
      is_signed: z.boolean(),
      has_label: z.boolean().default(false),
      note: text(1000).default(""),
    }),
    response: prRecord,
  },
  savePostReuse: {
    body: postReuseBody,
    response: prRecord,
  },
  deletePostReuse: {
    body: z.strictObject({ uid }),
    response: prRecord,
  },
  listPrRules: {
    response: z.object({ items: z.array(prRule) }),
  },
  updatePrRule: {
    body: prRuleBody,
    response: prRule,
  },
} satisfies SchemasByEndpoint;
