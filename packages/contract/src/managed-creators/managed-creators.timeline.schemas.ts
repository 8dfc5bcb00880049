import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { customKeySchema } from "../custom-fields/custom-fields.schemas.ts";
import { ACCOUNT_FIELD } from "../payees/payees.constants.ts";
import { pageQuery, personRef, queryList, timestamp, uid } from "../shared/wire.ts";
import { changedFields, timelineGroups, timelineKinds } from "./managed-creators.constants.ts";

/**
 * One field before and after, in words. Both null: the values are not shown, because a viewer sees no fees, a picture
 * has no words, or the person was erased.
 */
export const fieldChange = z.object({
  field: z.union([z.enum(changedFields), customKeySchema, z.literal(ACCOUNT_FIELD)]),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type FieldChange = z.infer<typeof fieldChange>;

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

/** What each call takes and answers. */
export const managedCreatorsTimelineSchemas = {
  listCreatorTimeline: {
    query: z.strictObject({ ...pageQuery, group: queryList(z.enum(timelineGroups)).optional() }),
    response: z.object({ items: z.array(timelineEntry), next_cursor: z.string().nullable() }),
  },
} satisfies SchemasByEndpoint;
