import { ApiError } from "../../core/apiError.ts";
import type { KeyedStorage } from "../../core/keyedStorage.ts";
import { type Comment, unsentComment } from "./comment.ts";
import { isRetriedLater, type OutboxQueue, type PendingComment } from "./outboxQueue.ts";
import { roomOfKey } from "./roomRef.ts";

/** One unsent comment as the browser keeps it, under `side:room/id`, so that tabs never overwrite each other. */
interface KeptComment extends Pick<Comment, "id" | "uid" | "text" | "images" | "createdAt"> {
  readonly order: number;
  readonly error: { readonly status: number; readonly code: string; readonly message: string } | null;
  /** The stored comment: written for the other tabs just before the key is removed. */
  readonly sent?: Comment | undefined;
}

const keyOf = (room: string, id: string) => `${room}/${id}`;
const roomOfEntry = (key: string): string => key.slice(0, key.lastIndexOf("/"));

const parse = (value: string): KeptComment | undefined => {
  try {
    const kept = JSON.parse(value);
    return typeof kept?.id === "string" && typeof kept.text === "string" ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** After this time nobody expects it to be sent by itself any more: the writer decides. */
const STALE_MS = 24 * 60 * 60_000;
const STALE = {
  status: 400,
  code: "stale_unsent",
  message: "送信できないまま1日以上たちました。内容を確かめてから、再送するか削除してください。",
};

/** Whether it would be sent without its writer: it is on its way, or failed in a way that is tried again. */
const isSentByItself = ({ error }: KeptComment): boolean =>
  error === null || isRetriedLater(new ApiError({ ...error, statusText: "" }));

const restore = (
  { id, uid, text, images, createdAt, order, error }: KeptComment,
  roomId: string,
): PendingComment => {
  const comment = unsentComment({ id, roomId, uid, text, images, createdAt });
  return error
    ? { order, error: new ApiError({ ...error, statusText: "" }), comment: { ...comment, state: "failed" } }
    : { order, error: null, comment };
};

const serialize = ({ comment, order, error }: PendingComment, sent?: Comment): string => {
  const { id, uid, text, images, createdAt } = comment;
  const kept: KeptComment = {
    id,
    uid,
    text,
    images,
    createdAt,
    order,
    error: error && { status: error.status, code: error.code, message: error.message },
    sent,
  };
  return JSON.stringify(kept);
};

const byOrder = (one: PendingComment, other: PendingComment): number =>
  one.order - other.order || (one.comment.id < other.comment.id ? -1 : 1);

/** Unsent comments of all rooms in the browser's storage. */
export function createOutboxStorage(storage: KeyedStorage, now: () => number = Date.now) {
  const read = (room: string): OutboxQueue => {
    const entries = [...storage.snapshot()].flatMap(([key, value]) => {
      if (roomOfEntry(key) !== room) return [];
      const kept = parse(value);
      return kept && !kept.sent ? [restore(kept, roomOfKey(room).id)] : [];
    });
    return entries.sort(byOrder);
  };
  return {
    read,
    rooms: (): string[] => [...new Set([...storage.snapshot().keys()].map(roomOfEntry))],
    /** Edits the queue of a room and writes what changed. */
    update(room: string, edit: (outbox: OutboxQueue) => OutboxQueue): void {
      const before = read(room);
      const after = edit(before);
      const kept = new Set(after.map(({ comment }) => comment.id));
      for (const { comment } of before) if (!kept.has(comment.id)) storage.set(keyOf(room, comment.id), null);
      for (const entry of after)
        if (!before.includes(entry)) storage.set(keyOf(room, entry.comment.id), serialize(entry));
    },
    /** Removes a sent one, and gives the stored comment to the other tabs just before. */
    sent(room: string, id: string, stored: Comment): void {
      const entry = read(room).find(({ comment }) => comment.id === id);
      if (entry) storage.set(keyOf(room, id), serialize(entry, stored));
      storage.set(keyOf(room, id), null);
    },
    /** Cleans up before anything is sent again: leftovers are removed, old ones wait for the writer. */
    tidy(): void {
      for (const [key, value] of storage.snapshot()) {
        const kept = parse(value);
        if (!kept || kept.sent) storage.set(key, null);
        else if (isSentByItself(kept) && now() - Date.parse(kept.createdAt) > STALE_MS)
          storage.set(key, JSON.stringify({ ...kept, error: STALE }));
      }
    },
    /** `onSent` receives what any tab has sent. */
    subscribe: (onChange: () => void, onSent: (comment: Comment) => void) =>
      storage.subscribe((_key, value) => {
        const stored = value === null ? undefined : parse(value)?.sent;
        if (stored) onSent(stored);
        onChange();
      }),
  };
}

export type OutboxStorage = ReturnType<typeof createOutboxStorage>;
