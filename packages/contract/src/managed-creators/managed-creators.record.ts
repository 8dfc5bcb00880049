import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { atLeastOne, type MergeKey, mergeNames } from "../core/fields.ts";
import { policies } from "../core/policy.ts";
import { jobStatuses } from "../projects/jobStatus.ts";
import { day, queryList, text, timestamp, uid, version, yen } from "../shared/wire.ts";
import { managedCreatorFields } from "./managed-creators.fields.ts";
import { managedCreator } from "./managed-creators.schemas.ts";

const slice = "managed-creators";

/** How a record is like what is being typed. */
export const duplicateReasons = ["account", "email", "name", "kana"] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

export const duplicateCandidate = z.object({
  creator: managedCreator,
  reasons: z.array(z.enum(duplicateReasons)),
});
export type DuplicateCandidate = z.infer<typeof duplicateCandidate>;

/** Records that may be the same person, at most 5, the surest first; archived ones too. */
export const findDuplicates = defineEndpoint("/company/managed_creators/duplicates", {
  method: "GET",
  slice,
  base: "",
  summary: "重複の候補",
  policy: policies.member,
  query: z.strictObject({
    name: queryList(text(100), 2).optional(),
    kana: text(100).optional(),
    email: text(254).optional(),
    /** `instagram:hanako`. */
    account: queryList(text(120), 20).optional(),
    /** The record being edited. */
    except_uid: uid.optional(),
  }),
  response: z.object({ items: z.array(duplicateCandidate) }),
});

/** A project in which both are. `resolved`: the one without a request gives way; `refused`: both have one. */
export const sharedProject = z.object({
  uid,
  name: z.string(),
  outcome: z.enum(["resolved", "refused"]),
});

export const mergeImpact = z.object({
  project_count: z.int().min(0),
  room_count: z.int().min(0),
  post_count: z.int().min(0),
  notice_count: z.int().min(0),
  shared_projects: z.array(sharedProject),
});
export type MergeImpact = z.infer<typeof mergeImpact>;

export const getMergeImpact = defineEndpoint("/company/managed_creators/{id}/merge_impact", {
  method: "GET",
  slice,
  base: "",
  summary: "統合で引き継がれるもの",
  policy: policies.write,
  query: z.strictObject({ absorbed_uid: uid }),
  response: mergeImpact,
  errors: ["not_found", "conflict"],
});

/** Fields that a merge asks about, under the names of the wire. */
export type MergeField = MergeKey<typeof managedCreatorFields>;
export const mergeFields = atLeastOne(mergeNames(managedCreatorFields));

/** `left` is the record of the path, `right` the absorbed one; a field not named stays as it is on the left. */
const mergeChoices = z.partialRecord(z.enum(mergeFields), z.enum(["left", "right", "both"]));

/** Two records of one person become one; everything that hangs on the absorbed one follows, in one transaction. */
export const mergeManagedCreators = defineEndpoint("/company/managed_creators/{id}/merge", {
  method: "POST",
  slice,
  base: "",
  summary: "管理クリエイターの統合",
  policy: policies.write,
  body: z.strictObject({
    absorbed_uid: uid,
    version,
    absorbed_version: version,
    choices: mergeChoices,
  }),
  response: managedCreator,
  errors: ["not_found", "stale_version", "conflict"],
});

/** A fee of one job. `agreed`: the creator accepted it. */
export const feeEntry = z.object({
  project_uid: uid,
  project_name: z.string(),
  on: day,
  fee: yen,
  agreed: z.boolean(),
  job_status: z.enum(jobStatuses),
});
export type FeeEntry = z.infer<typeof feeEntry>;

/** Fees of the jobs with a creator, oldest first; refused to those who see no fees. */
export const listCreatorFees = defineEndpoint("/company/managed_creators/{id}/fees", {
  method: "GET",
  slice,
  base: "",
  summary: "報酬の履歴",
  policy: { ...policies.member, roles: ["admin", "staff", "finance"] },
  response: z.object({ items: z.array(feeEntry) }),
  errors: ["not_found", "forbidden"],
});

/** What the form and the table offer as tags, the most used first, with the number of records. */
export const listCreatorTags = defineEndpoint("/company/managed_creators/tags", {
  method: "GET",
  slice,
  base: "",
  summary: "使われているタグ",
  policy: policies.member,
  response: z.object({ items: z.array(z.object({ name: z.string(), count: z.int() })) }),
});

/** A project that a creator is in. */
export const creatorProject = z.object({
  uid,
  name: z.string(),
  job_status: z.enum(jobStatuses),
  fee: yen.nullable(),
  chat_room_uid: uid.nullable(),
  entered_status_at: timestamp,
});
export type CreatorProject = z.infer<typeof creatorProject>;

/** Projects of a creator and the rooms to talk in, newest first. `dm_room_uid` null: none yet. */
export const listCreatorProjects = defineEndpoint("/company/managed_creators/{id}/projects", {
  method: "GET",
  slice,
  base: "",
  summary: "クリエイターの案件",
  policy: policies.member,
  response: z.object({ items: z.array(creatorProject), dm_room_uid: uid.nullable() }),
  errors: ["not_found"],
});
