import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { count, personRef, queryNumber, text, timestamp, uid } from "../shared/wire.ts";
import { jobStatuses } from "./jobStatus.ts";
import { projectCreator } from "./project-creators.schemas.ts";
import { CELL_CHANGES_MAX, ROW_COMMENT_MAX } from "./projects.constants.ts";

/**
 * What a cell holds: 4,000 characters in the memos, 1,000 elsewhere; days are `YYYY-MM-DD`, members their uid, checks
 * true or false. Numbers and yen are also taken as typed: `１２，０００`, `5万`, `¥30,000`. Null or blank clears.
 */
export const cellValue = z.union([text(4000), z.number(), z.boolean(), z.null()]);
export type CellValue = z.infer<typeof cellValue>;

const columnKey = z.string().max(40);

export const cellChange = z.strictObject({
  creator_uid: uid,
  /** Key of a built-in column that can be edited, or of a column of the project's own. */
  column: columnKey,
  value: cellValue,
  /** What the editor saw. Another value meanwhile: the cell stays, and comes back in `refused`. Absent: overwritten. */
  was: cellValue.optional(),
});
export type CellChange = z.infer<typeof cellChange>;

/** A cell that was not written. */
export const refusedCell = z.object({
  creator_uid: uid,
  column: z.string(),
  /** The cause, then the cure. */
  message: z.string(),
  /** `stale`: somebody else's value stands there, shown beside one's own. `invalid`: the value cannot be taken. */
  reason: z.enum(["stale", "invalid"]),
  current: cellValue,
  /** Who wrote what stands there, where the history knows it. */
  by: personRef.nullable(),
  at: timestamp.nullable(),
});
export type RefusedCell = z.infer<typeof refusedCell>;

const entry = {
  uid,
  at: timestamp,
  creator_uid: uid,
  creator_name: z.string(),
  /** The member who did it; null: the creator, the product, or somebody who was erased. */
  by: personRef.nullable(),
};

/** One entry of the history of a project's sheet. */
export const projectChange = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("cell"),
    ...entry,
    column: z.string(),
    /** Name of the column now, or when it was last there. */
    column_label: z.string(),
    before: cellValue,
    after: cellValue,
  }),
  z.object({
    kind: z.literal("status"),
    ...entry,
    mover: z.enum(["staff", "creator", "system"]),
    from_status: z.enum(jobStatuses),
    to_status: z.enum(jobStatuses),
    /** Blank where the move needs none. */
    reason: z.string(),
  }),
]);
export type ProjectChange = z.infer<typeof projectChange>;

/** A remark among colleagues on one row; the creator never sees it. */
export const rowComment = z.object({
  uid,
  creator_uid: uid,
  text: z.string(),
  /** Members whom the text addresses as `@name`, and where, in UTF-16 units: they are notified. */
  mentions: z.array(personRef.extend({ start: count, end: count })),
  by: personRef.nullable(),
  /** Whether this person may edit and delete it. */
  is_own: z.boolean(),
  created_at: timestamp,
  edited_at: timestamp.nullable(),
});
export type RowComment = z.infer<typeof rowComment>;

const commentText = text(ROW_COMMENT_MAX).refine(
  (value) => value.trim() !== "",
  "コメントを入力してください。",
);

const historyQuery = {
  limit: queryNumber.int().min(1).max(100).default(50),
  cursor: z.string().max(500).optional(),
};

/** What each call takes and answers. */
export const projectCellsSchemas = {
  editProjectCells: {
    body: z.strictObject({
      changes: z
        .array(cellChange)
        .min(1, "変更するセルを1つ以上指定してください。")
        .max(
          CELL_CHANGES_MAX,
          `一度に変えられるのは${CELL_CHANGES_MAX.toLocaleString("ja-JP")}セルまでです。分けて貼り付けてください。`,
        ),
    }),
    /** `items`: the rows with a cell that was written or that somebody else changed before, as they are now. */
    response: z.object({ items: z.array(projectCreator), refused: z.array(refusedCell) }),
  },
  listProjectHistory: {
    query: z.strictObject({
      ...historyQuery,
      creator_uid: uid.optional(),
      /** One column's cells alone; `job_status`: the moves alone. */
      column: columnKey.optional(),
    }),
    /** Newest first. `people`: members whose uid stands in a value. */
    response: z.object({
      items: z.array(projectChange),
      next_cursor: z.string().nullable(),
      people: z.array(personRef),
    }),
  },
  listRowComments: {
    query: z.strictObject({ ...historyQuery, creator_uid: uid }),
    /** Newest first. */
    response: z.object({ items: z.array(rowComment), next_cursor: z.string().nullable() }),
  },
  postRowComment: {
    /** `id` is made by the client: sending the same one again answers the stored comment. */
    body: z.strictObject({
      creator_uid: uid,
      id: z.uuid("コメントのIDの形式が正しくありません。"),
      text: commentText,
    }),
    response: rowComment,
  },
  editRowComment: {
    /** `was`: what it said when the writing began; another text meanwhile answers 409 with the present comment. */
    body: z.strictObject({ text: commentText, was: text(ROW_COMMENT_MAX).optional() }),
    response: rowComment,
  },
  deleteRowComment: {},
} satisfies SchemasByEndpoint;
