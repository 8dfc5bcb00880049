export const projectSorts = [
  "name",
  "-name",
  "created_at",
  "-created_at",
  "updated_at",
  "-updated_at",
  "starts_on",
  "-starts_on",
] as const;

/** Cells that one call may change: a fill down over 500 rows of ten columns. */
export const CELL_CHANGES_MAX = 5_000;

export const ROW_COMMENT_MAX = 2_000;

/** Characters of each of a row's two memos. */
export const ROW_MEMO_MAX = 4_000;

/** What the rows of a project's sheet are sorted by, `-` before it for descending; empty cells come last in both. */
export const projectCreatorSorts = [
  "job_status",
  "name",
  "owner",
  "fee",
  "delivery_on",
  "reply_due_on",
  "entered_status_at",
  "next_deadline",
  "followers",
  "unread",
  "comments",
  "posts",
  "memo",
  "shared_memo",
] as const;

/** Sort of a column of the project's own: `column.` and its key. */
export const customSort = (key: string): string => `column.${key}`;
