import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { presenceEvent } from "../presence/presence.schemas.ts";
import {
  count,
  imageUrl,
  keyword,
  page,
  pageQuery,
  queryNumber,
  text,
  timestamp,
  uid,
} from "../shared/wire.ts";
import {
  COMMENT_MAX_IMAGES,
  COMMENT_MAX_LENGTH,
  COMMENT_MAX_PAGE,
  COMMENT_PAGE_SIZE,
} from "./comments.constants.ts";

/** `url` of an upload carries its signature and ends; the size in pixels lets a page keep its place. */
export const commentImage = z.object({
  uid,
  url: imageUrl,
  name: z.string(),
  width: z.int().min(1).optional(),
  height: z.int().min(1).optional(),
});

/** Order is by `seq`, gap-free per room; shown by `created_at`. A deleted one stays as a tombstone without text. */
export const comment = z.object({
  id: uid,
  room_id: uid,
  uid: z.string(),
  kind: z.enum(["message", "system"]),
  text: z.string(),
  images: z.array(commentImage),
  created_at: timestamp,
  seq: z.int().min(1),
  edited_at: timestamp.nullable(),
  /** The server took a name out of the text, which nobody edited: it counts over what is held from before. */
  replaced_at: timestamp.optional(),
  deleted: z.boolean(),
});
export type CommentResponse = z.infer<typeof comment>;

/** What a comment says of money: apart from its text, because viewers read that. */
export const feeLine = z.object({ comment_id: uid, text: z.string() });
export type FeeLine = z.infer<typeof feeLine>;

const commentText = text(COMMENT_MAX_LENGTH);

export const commentEdit = z.strictObject({
  text: commentText.refine((value) => value.trim() !== "", "メッセージを入力してください。"),
  /**
   * What the comment said when the writing began: where it says something else by now, nothing is stored and the present
   * comment is answered. Absent: written over whatever stands there.
   */
  original: commentText.optional(),
});
export type CommentEditBody = z.output<typeof commentEdit>;

/** uids of uploads, each once */
export const commentImageUids = z
  .array(uid)
  .max(COMMENT_MAX_IMAGES, `画像は${COMMENT_MAX_IMAGES}枚までです。`)
  .refine(
    (uids) => new Set(uids).size === uids.length,
    "同じ画像が2回入っています。1枚を残して外してください。",
  )
  .default([]);

/** `id` is a UUIDv7 made by the client: sending the same one again answers the stored comment. */
export const commentBody = z
  .strictObject({
    id: z.uuid("コメントのIDの形式が正しくありません。"),
    text: commentText,
    images: commentImageUids,
  })
  .refine((body) => body.text.trim() !== "" || body.images.length > 0, {
    path: ["text"],
    message: "メッセージを入力してください。",
  });

/** What the column holds: more than that is no place in any room. */
const MAX_SEQ = 2 ** 31 - 1;
const WRONG_SEQ = "コメントの番号の形式が正しくありません。";
const place = queryNumber.int().max(MAX_SEQ, WRONG_SEQ);

/** One place to read from at most; without one the newest come. Every page is newest first. */
export const commentListQuery = z
  .strictObject({
    limit: queryNumber.int().min(1).max(COMMENT_MAX_PAGE).default(COMMENT_PAGE_SIZE),
    /** The next older ones than this seq. */
    before: place.min(1).optional(),
    /** The next newer ones than this seq. */
    after: place.min(0).optional(),
    /** An id or a seq: this comment in the middle of those around it, split by `partsAround`. */
    around: uid.refine((value) => !/^\d+$/.test(value) || Number(value) <= MAX_SEQ, WRONG_SEQ).optional(),
  })
  .refine(
    ({ before, after, around }) => [before, after, around].filter((one) => one !== undefined).length <= 1,
    {
      path: ["around"],
      message: "before・after・around は、どれか1つだけを指定してください。",
    },
  );

export type CommentListQuery = z.output<typeof commentListQuery>;

/** Newest first. */
export const commentList = z.object({ items: z.array(comment) });

/** A piece of a line; `hit` where it is what was searched for. */
const hitPart = z.object({ text: z.string(), hit: z.boolean() });

/** A comment that holds a searched word, as the one line of it that does. */
export const commentHit = z.object({
  comment_id: uid,
  seq: count,
  created_at: timestamp,
  line: z.array(hitPart),
});

export const commentSearchQuery = z.strictObject({ ...pageQuery, keyword });

/**
 * Newest first. `author_uid`: in a list `uid` would be the comment's own. Looked through bit by bit: a page may be short or empty although older comments are left, and then
 * `next_cursor` goes on. `total_is_capped`: there may be more of them than were counted.
 */
export const foundComments = page(commentHit.extend({ author_uid: z.string() })).extend({
  total_is_capped: z.boolean().optional(),
  /** No comment holds all the words: those that hold one of them. */
  any_word: z.boolean(),
});
export type FoundCommentResponse = z.infer<typeof foundComments>["items"][number];

/** Data of one event of the stream; the event's name is its `type`. */
export const realtimeEvent = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["comment.added", "comment.changed", "comment.removed"]), room_id: uid, comment }),
  /** Something of the room changed (status, flag, archive): fetch it again. */
  z.object({ type: z.literal("room.changed"), room_id: uid, project_uid: uid.nullable() }),
  /** Rows of a project's sheet changed; null: so many that all are fetched again. */
  z.object({
    type: z.literal("project.changed"),
    project_uid: uid,
    creator_uids: z.array(uid).nullable(),
  }),
  z.object({
    type: z.literal("unread.changed"),
    unread_chat_message_count: count,
    unread_support_chat_message_count: count,
  }),
  /** A new notification for the receiver. */
  z.object({
    type: z.literal("notification.added"),
    uid,
    title: z.string(),
    kind: z.string(),
    href: z.string(),
  }),
  /** Notifications of the receiver were read, on this screen or another one: fetch them again. */
  z.object({ type: z.literal("notification.changed") }),
  /** A payment notice of the reader's was made, changed or moved: fetch those on screen again. */
  z.object({ type: z.literal("notices.changed") }),
  /** Two records of a creator became one: fetch what shows either again. */
  z.object({ type: z.literal("creators.merged") }),
  /** What the receiver may do changed, by the company's contract or by their role: fetch the current user again. */
  z.object({ type: z.literal("access.changed") }),
  presenceEvent,
  /** What was missed can't be replayed: fetch everything shown again. */
  z.object({ type: z.literal("reset") }),
]);
export type RealtimeEvent = z.infer<typeof realtimeEvent>;

/** What each call takes and answers. */
export const commentsSchemas = {
  listComments: {
    query: commentListQuery,
    response: commentList,
  },
  searchComments: {
    query: commentSearchQuery,
    response: foundComments,
  },
  postComment: {
    body: commentBody,
    response: comment,
  },
  editComment: {
    body: commentEdit,
    response: comment,
  },
  deleteComment: {
    response: comment,
  },
  streamEvents: {
    query: z.strictObject({ since: z.string().max(200).optional() }),
  },
} satisfies SchemasByEndpoint;
