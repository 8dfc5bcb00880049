import type { Comment } from "../comments/comment.ts";

/** An edit of an own comment, as the browser keeps it. */
export interface CommentEdit {
  /** The text in the box. */
  readonly text: string;
  /** The comment's text when the edit began: where it is different by now, somebody else changed it. */
  readonly original: string;
}

/** Under `side:room/comment`, so that tabs never overwrite each other. */
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

/** The edits of a room, by the comment's id. */
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

/** For each room with a changed edit, the text of one of them. */
export function changedEdits(all: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of all) {
    const edit = parse(value);
    if (edit && edit.text !== edit.original) texts.set(key.slice(0, key.lastIndexOf("/")), edit.text);
  }
  return texts;
}
