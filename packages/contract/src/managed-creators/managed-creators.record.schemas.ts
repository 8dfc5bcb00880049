import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { bankAccount } from "../payees/payees.schemas.ts";
import { jobStatuses } from "../projects/jobStatus.ts";
import { day, page, pageQuery, queryList, text, timestamp, uid, version, yen } from "../shared/wire.ts";
import { mentionKinds } from "./erasure.constants.ts";
import { duplicateReasons, mergeFields } from "./managed-creators.constants.ts";
import { managedCreator } from "./managed-creators.schemas.ts";

export const duplicateCandidate = z.object({
  creator: managedCreator,
  reasons: z.array(z.enum(duplicateReasons)),
});
export type DuplicateCandidate = z.infer<typeof duplicateCandidate>;

/** Two records that look like one person; `left` is the older one. */
export const duplicatePair = z.object({
  left: managedCreator,
  right: managedCreator,
  reasons: z.array(z.enum(duplicateReasons)),
});
export type DuplicatePair = z.infer<typeof duplicatePair>;

/** A project that has both records. `resolved`: the one without a request is removed; `refused`: both have a request. */
export const sharedProject = z.object({
  uid,
  name: z.string(),
  outcome: z.enum(["resolved", "refused"]),
});

/**
 * The accounts to pay to of both records. `settled`: there is nothing to choose, the one that stands stays. `open`: the
 * caller pays and chooses. `refused`: both have another one, and the caller may not say which is paid to.
 */
export const accountsToMerge = z.object({
  choice: z.enum(["settled", "open", "refused"]),
  has_kept: z.boolean(),
  has_absorbed: z.boolean(),
  /** Null also for those who do not pay: they learn that an account stands. */
  kept: bankAccount.nullable(),
  absorbed: bankAccount.nullable(),
  /** Goes with the choice: whoever chooses has seen both accounts as they are. */
  version: z.int().min(0),
});
export type AccountsToMerge = z.infer<typeof accountsToMerge>;

export const mergeImpact = z.object({
  project_count: z.int().min(0),
  room_count: z.int().min(0),
  post_count: z.int().min(0),
  notice_count: z.int().min(0),
  shared_projects: z.array(sharedProject),
  bank_accounts: accountsToMerge,
});
export type MergeImpact = z.infer<typeof mergeImpact>;

/**
 * Rows beside the record in which the person's names stand. `changed`: they are taken out. `staying`: letters of a name
 * still stand there afterwards, in another word or in a name that somebody else has, too.
 */
export const erasureImpact = z.object({
  counts: z.array(z.object({ kind: z.enum(mentionKinds), changed: z.int().min(0), staying: z.int().min(0) })),
  /** Places to look at, the first `MENTIONS_LISTED`; `href` leads to the very row where there is a screen for it. */
  places: z.array(z.object({ kind: z.enum(mentionKinds), href: z.string(), label: z.string() })),
  /** Names that are left wherever they stand: common words, and names of others. */
  unsure_names: z.array(z.string()),
});
export type ErasureImpact = z.infer<typeof erasureImpact>;

/** `left` is the record of the path, `right` the absorbed one; a field not named stays as it is on the left. */
const mergeChoices = z.partialRecord(z.enum(mergeFields), z.enum(["left", "right", "both"]));

/** The same of the company's own fields, by their uid. */
const customChoices = z.record(uid, z.enum(["left", "right"]));

/** Which record's account is paid to, of those that `bank_accounts` of the impact showed in this version. */
const accountChoice = z.strictObject({ side: z.enum(["left", "right"]), version: z.int().min(0) });

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

/** What each call takes and answers. */
export const managedCreatorsRecordSchemas = {
  findDuplicates: {
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
  },
  listDuplicatePairs: {
    query: z.strictObject(pageQuery),
    response: page(duplicatePair),
  },
  decideDuplicatePair: {
    body: z.strictObject({ left_uid: uid, right_uid: uid, is_different: z.boolean() }),
  },
  getMergeImpact: {
    query: z.strictObject({ absorbed_uid: uid }),
    response: mergeImpact,
  },
  getErasureImpact: { response: erasureImpact },
  mergeManagedCreators: {
    body: z.strictObject({
      absorbed_uid: uid,
      version,
      absorbed_version: version,
      choices: mergeChoices,
      custom_choices: customChoices.default({}),
      bank_account: accountChoice.optional(),
    }),
    response: managedCreator,
  },
  listCreatorFees: {
    response: z.object({ items: z.array(feeEntry) }),
  },
  listCreatorTags: {
    response: z.object({ items: z.array(z.object({ name: z.string(), count: z.int() })) }),
  },
  listCreatorProjects: {
    response: z.object({ items: z.array(creatorProject), dm_room_uid: uid.nullable() }),
  },
} satisfies SchemasByEndpoint;
