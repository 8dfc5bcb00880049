import type { Comment } from "../comments/comment.ts";

/** An own comment that is being written anew, as the browser keeps it. */
export interface CommentEdit {
  /** As it stands in the box. */
  readonly text: string;
  /** What the comment said when the writing began: where it says something else by now, somebody was faster. */
  readonly original: string;
}

/** Under `side:room/comment`: tabs write beside, never over each other. */
export const editKey = (room: string, id: Comment["id"]): string => `${room}/${id}`;

function parse(value: string): CommentEdit | undefined {
  try {
    const kept = JSON.parse(value);
    const isEdit = typeof kept?.text === "string" && typeof kept.original === "string";
    return isEdit ? { text: kept.text, original: kept.original } : undefined;
  } catch {
    return undefined;
  }
}

/** Those of a room, by the comment's id. */
export function editsOf(
  all: ReadonlyMap<string, string>,
  room: string,
): Readonly<Record<string, CommentEdit>> {
  const edits: Record<string, CommentEdit> = {};
  for (const [key, value] of all) {
    const edit = key.startsWith(editKey(room, "")) ? parse(value) : undefined;
    if (edit) edits[key.slice(room.length + 1)] = edit;
  }
  return edits;
}

/** The text of one edit of each room that has any changed. */
export function changedEdits(all: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of all) {
    const edit = parse(value);
    if (edit && edit.text !== edit.original) texts.set(key.slice(0, key.lastIndexOf("/")), edit.text);
  }
  return texts;
}
