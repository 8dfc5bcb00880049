import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { count, personRef, platform, text, timestamp, uid } from "../shared/wire.ts";
import { platformFaults, platformKeyFields, platformKeySources } from "./platforms.constants.ts";
import { platformMedia } from "./platforms.schemas.ts";

/** Copied with a line end or blanks around it, a key is still that key. */
const value = text(2000).transform((given) => given.trim());

/** The fields that the platform needs; the server says which are missing. */
export const platformKeyBody = z.strictObject(
  Object.fromEntries(platformKeyFields.map((field) => [field, value.optional()])) as Record<
    (typeof platformKeyFields)[number],
    z.ZodOptional<typeof value>
  >,
);
export type PlatformKeyBody = z.input<typeof platformKeyBody>;

/** A post of the job's creator, and whether the project has it already. */
export const recentMedia = platformMedia.extend({ is_registered: z.boolean() });
export type RecentMedia = z.infer<typeof recentMedia>;

export const platformCheck = z.object({
  /** Null: the platform answered. */
  fault: z.enum(platformFaults).nullable(),
  /** What was found, or what is wrong and what to do about it. */
  message: z.string(),
  checked_at: timestamp,
});
export type PlatformCheck = z.infer<typeof platformCheck>;

export const platformKey = z.object({
  platform,
  source: z.enum(platformKeySources),
  /** Last letters of the company's own key. */
  tail: z.string().nullable(),
  updated_by: personRef.nullable(),
  updated_at: timestamp.nullable(),
  check: platformCheck.nullable(),
  /** Calls of the platform's day with the key in use. */
  quota: z.object({ used: count, limit: count, resting_until: timestamp.nullable() }),
});
export type PlatformKey = z.infer<typeof platformKey>;

const params = z.strictObject({ platform });

/** What each call takes and answers. */
export const platformKeysSchemas = {
  listPlatformKeys: { response: z.object({ items: z.array(platformKey) }) },
  setPlatformKey: { params, body: platformKeyBody, response: platformKey },
  removePlatformKey: { params, response: platformKey },
  checkPlatformKey: { params, body: platformKeyBody, response: platformCheck },
  listRecentMedia: {
    params: z.strictObject({ id: uid }),
    query: z.strictObject({ platform }),
    response: z.object({
      items: z.array(recentMedia),
      /** Accounts of the creator that could not be read while another could: cause, then cure. */
      unread: z.array(z.object({ handle: z.string(), reason: z.string() })),
    }),
  },
} satisfies SchemasByEndpoint;
