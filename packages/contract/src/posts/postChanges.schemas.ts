import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { count, day, personRef, text, timestamp, uid } from "../shared/wire.ts";
import { MAX_POST_LINES, metricFields } from "./posts.constants.ts";
import { projectPost, projectPostBody } from "./posts.schemas.ts";

/** What became of one pasted address. */
export const postLine = z.object({
  /** As given. */
  url: z.string(),
  post: projectPost.nullable(),
  /** Why it was not stored, cause first, then what to do; null where it was. */
  reason: z.string().nullable(),
  /** What could not be looked at of a stored post, and who has to; null where all was read. */
  note: z.string().nullable(),
  /** `choose`: nobody's account fits, a person names the job. `retry`: the platform did not answer. */
  kind: z.enum(["stored", "duplicate", "unreadable", "choose", "closed", "retry"]),
  /** The post that the project has already. */
  duplicate_uid: uid.nullable(),
});
export type PostLine = z.infer<typeof postLine>;

export const postFiguresBody = z
  .strictObject({
    /** The day in Japan on which the figures were read. */
    measured_on: day,
    /** Null takes away what a person wrote. */
    figures: z.partialRecord(z.enum(metricFields), count.max(999_999_999_999).nullable()),
    /** `creator`: read from what the creator handed in. */
    source: z.enum(["manual", "creator"]).default("manual"),
    screenshot_uid: uid.optional(),
  })
  .refine(({ figures }) => Object.keys(figures).length > 0, {
    path: ["figures"],
    message: "数値が入力されていません。1つ以上入力してください。",
  });
export type PostFiguresBody = z.input<typeof postFiguresBody>;

export const figureEntry = z.object({
  uid,
  measured_on: day,
  figures: z.partialRecord(z.enum(metricFields), count.nullable()),
  source: z.enum(["manual", "creator"]),
  screenshot: z.object({ uid, url: z.string() }).nullable(),
  entered_by: z.object({ uid, name: z.string() }),
  entered_at: timestamp,
});
export type FigureEntry = z.infer<typeof figureEntry>;

/** A post that was taken out of its project, as long as it can be brought back. */
export const removedPost = z.object({
  post: projectPost,
  removed_at: timestamp,
  /** Null: a member who has left since. */
  removed_by: personRef.nullable(),
  reason: z.string(),
  /** The day on which it goes for good. */
  erased_on: day,
});
export type RemovedPost = z.infer<typeof removedPost>;

/** What each call takes and answers. */
export const postChangesSchemas = {
  createProjectPost: {
    body: projectPostBody,
    /** `others`: what became of the further addresses in the same text. */
    response: projectPost.extend({ others: z.array(postLine) }),
  },
  createProjectPosts: {
    body: z.strictObject({
      lines: z
        .array(z.strictObject({ url: z.string().max(2000), job_request_uid: uid.optional() }))
        .min(1, "投稿のURLを入力してください。")
        .max(MAX_POST_LINES, `一度に登録できるのは${MAX_POST_LINES}件までです。分けて登録してください。`),
    }),
    response: z.object({ items: z.array(postLine) }),
  },
  updatePostFigures: {
    body: postFiguresBody,
    response: projectPost,
  },
  listPostFigures: {
    response: z.object({ items: z.array(figureEntry) }),
  },
  setPostRemoved: {
    body: z.strictObject({
      is_removed: z.boolean(),
      /** Why it is taken out. */
      reason: text(200).default(""),
    }),
    response: projectPost,
  },
  listRemovedPosts: {
    response: z.object({ items: z.array(removedPost) }),
  },
} satisfies SchemasByEndpoint;
