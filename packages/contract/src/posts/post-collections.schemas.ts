import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { platformFaults } from "../platforms/platforms.constants.ts";
import { count, imageUrl, timestamp, uid } from "../shared/wire.ts";
import { postCollectionStates } from "./post-collections.constants.ts";
import { postMetrics } from "./posts.schemas.ts";

export const postCollection = z.object({
  post_uid: uid,
  state: z.enum(postCollectionStates),
  fault: z.enum(platformFaults).nullable(),
  /** Why the last attempt failed and what to do about it; null where it did not. */
  message: z.string().nullable(),
  tried_at: timestamp.nullable(),
  succeeded_at: timestamp.nullable(),
  /** Null: nothing is planned any more. */
  next_at: timestamp.nullable(),
  /** Since when the platform no longer shows the post. */
  lost_at: timestamp.nullable(),
  /** When its caption was last seen to have changed, and both texts. */
  changed_at: timestamp.nullable(),
  caption: z.string().nullable(),
  caption_before: z.string().nullable(),
  /** The loss or change waits for somebody to look at it. */
  is_unseen: z.boolean(),
  /** The last picture, kept on our side. */
  picture: imageUrl.nullable(),
});
export type PostCollection = z.infer<typeof postCollection>;

const collectedPost = z.object({ collection: postCollection, metrics: postMetrics });
export type CollectedPost = z.infer<typeof collectedPost>;

/** What each call takes and answers. */
export const postCollectionsSchemas = {
  listPostCollections: { response: z.object({ items: z.array(postCollection) }) },
  collectPost: { response: collectedPost },
  collectProjectPosts: { response: z.object({ queued_count: count }) },
  seePostChange: { response: postCollection },
} satisfies SchemasByEndpoint;
