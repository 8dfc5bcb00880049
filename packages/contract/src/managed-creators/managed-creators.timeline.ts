import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { atLeastOne, type OwnKey, ownNames } from "../core/fields.ts";
import { policies } from "../core/policy.ts";
import { pageQuery, personRef, queryList, timestamp, uid } from "../shared/wire.ts";
import { managedCreatorFields } from "./managed-creators.fields.ts";

const slice = "managed-creators";

/** Fields whose changes a record's history tells. */
export type ChangedField = OwnKey<typeof managedCreatorFields>;
export const changedFields = atLeastOne(ownNames(managedCreatorFields));

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
