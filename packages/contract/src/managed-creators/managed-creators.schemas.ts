import * as z from "zod";
import { answerShape, createShape, editShape } from "../core/fieldSchemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { genre } from "../genres/genres.schemas.ts";
import {
  count,
  day,
  keyword,
  personRef,
  platform,
  queryFlag,
  requiredLine,
  timestamp,
  uid,
  version,
  webUrl,
} from "../shared/wire.ts";
import { managedCreatorFields } from "./managed-creators.fields.ts";
import { timelineEntry } from "./managed-creators.timeline.schemas.ts";

/** An account on a platform. `follower_count` null: not known, never zero. */
export const platformAccount = z.object({
  platform,
  handle: z.string(),
  url: z.string(),
  follower_count: count.nullable(),
  fetched_at: timestamp.nullable(),
  /** Of a managed creator: handle and figures are the connected public profile's own, read as they are now. */
  synced: z.boolean().optional(),
});
export type PlatformAccount = z.infer<typeof platformAccount>;

const platformAccountBody = z.strictObject({
  platform,
  /** With or without `@`; stored without. */
  handle: requiredLine(100, "アカウント名"),
  url: webUrl.optional(),
  follower_count: count.max(2_000_000_000).nullable().default(null),
});

/** A company's own record of a creator. `last_fee` is null for viewers, who see no fees. */
export const managedCreator = z.object({
  uid,
  ...answerShape(managedCreatorFields, { genres: z.array(genre), accounts: z.array(platformAccount) }),
  /** Sum over the accounts whose count is known; null when none is. */
  follower_count: count.nullable(),
  /** The open creator it is connected to. */
  creator: personRef.nullable(),
  last_contact_at: timestamp.nullable(),
  archived_at: timestamp.nullable(),
  /** Day on which an archived record's personal data is erased. */
  erase_on: day.nullable(),
  created_at: timestamp,
  /** The member who registered it, by hand, by an import or from an open creator, also once removed; null: not kept. */
  created_by: personRef.nullable(),
  updated_at: timestamp,
  version,
});
export type ManagedCreator = z.infer<typeof managedCreator>;

const side = z.enum(["own", "public"]);
const sides = z.enum(["own", "public", "both"]);

/**
 * What a record keeps when it is connected, field by field: ours, the public profile's, or of lists both.
 * What is left out: our name, the profile's picture, both of genres and accounts.
 */
export const connectionChoices = z
  .strictObject({ display_name: side, image: side, genres: sides, accounts: sides })
  .partial();
export type ConnectionChoices = z.infer<typeof connectionChoices>;

/** With the newest of what happened; `listCreatorTimeline` has the rest. */
export const managedCreatorDetail = managedCreator.extend({ timeline: z.array(timelineEntry) });
export type ManagedCreatorDetail = z.infer<typeof managedCreatorDetail>;

const parts = { accounts: z.array(platformAccountBody).max(managedCreatorFields.accounts.max) };

export const managedCreatorBody = z.strictObject(createShape(managedCreatorFields, parts));
export type ManagedCreatorBody = z.input<typeof managedCreatorBody>;

/**
 * Only the fields given are changed. `restore: true` brings an archived record back. Without `version` the last write
 * wins; the history keeps what it replaced.
 */
export const managedCreatorUpdateBody = z
  .strictObject(editShape(managedCreatorFields, parts))
  .partial()
  .extend({ version: version.optional(), restore: z.literal(true).optional() });
export type ManagedCreatorUpdateBody = z.input<typeof managedCreatorUpdateBody>;

/** What each call takes and answers. */
export const managedCreatorsSchemas = {
  searchConnectedCreator: {
    query: z.strictObject({ keyword: keyword.optional() }),
    response: z.object({ items: z.array(managedCreator) }),
  },
  fetchConnectedCreator: {
    query: z.strictObject({ creator_uid: uid }),
    response: managedCreator,
  },
  getManagedCreator: {
    response: managedCreatorDetail,
  },
  createManagedCreator: {
    body: managedCreatorBody,
    response: managedCreator,
  },
  updateManagedCreator: {
    body: managedCreatorUpdateBody,
    response: managedCreator,
  },
  deleteManagedCreator: {
    query: z.strictObject({ erase: queryFlag.default(false) }),
    response: managedCreator,
  },
  createFromOpenCreator: {
    body: z.strictObject({ open_creator_uid: uid }),
    response: managedCreator,
  },
  bulkCreateFromOpenCreators: {
    body: z.strictObject({ open_creator_uids: z.array(uid).min(1).max(500) }),
    response: z.object({
      items: z.array(
        z.object({
          open_creator_uid: uid,
          result: z.enum(["created", "already_managed", "not_found"]),
          managed_creator_uid: uid.nullable(),
        }),
      ),
    }),
  },
  connectOpenCreator: {
    body: z.strictObject({ open_creator_uid: uid.nullable(), choices: connectionChoices.optional() }),
    response: managedCreator,
  },
} satisfies SchemasByEndpoint;
