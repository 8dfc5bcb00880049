import type { ApiError } from "../../core/apiError.ts";
import { isRetryable } from "../../core/retryPolicy.ts";
import type { Comment } from "./comment.ts";
import type { LiveRoom, PendingComment } from "./liveRoom.ts";

type Outbox = readonly PendingComment[];

const withState = (
  entry: PendingComment,
  state: Comment["state"],
  error: ApiError | null,
): PendingComment => ({
  comment: { ...entry.comment, state },
  error,
});

const change = (room: LiveRoom, edit: (outbox: Outbox) => Outbox): LiveRoom => ({
  ...room,
  pending: edit(room.pending),
});

const isHeld = ({ error }: PendingComment): boolean => error !== null && isRetryable(error);

/** The next one to send. None while a failed one holds the others back: then all of them are `failed`. */
export const nextToSend = (room: LiveRoom): PendingComment | undefined =>
  room.pending.find(({ comment }) => comment.state === "sending");

export const enqueued = (room: LiveRoom, comment: Comment): LiveRoom =>
  change(room, (outbox) => {
    // Behind a held one it would wait unseen: it shows as failed too, and goes out with it.
    const error = outbox.find(isHeld)?.error ?? null;
    return [...outbox, withState({ comment, error }, error ? "failed" : "sending", error)];
  });

/**
 * One did not arrive. Where trying again may help, all that wait fail with it, so that none overtakes
 * another; where the server refused it, the others go on.
 */
export const sendingFailed = (room: LiveRoom, id: string, error: ApiError): LiveRoom =>
  change(room, (outbox) =>
    outbox.map((entry) => {
      const isHit = entry.comment.id === id || (isRetryable(error) && entry.comment.state === "sending");
      return isHit ? withState(entry, "failed", error) : entry;
    }),
  );

/** Sends all again that failed for want of a connection, in the order of writing. */
export const resentAll = (room: LiveRoom): LiveRoom =>
  change(room, (outbox) =>
    outbox.map((entry) => (isHeld(entry) ? withState(entry, "sending", null) : entry)),
  );

/** Sends one again: with it all that were held back, or a refused one alone. */
export const resent = (room: LiveRoom, id: string): LiveRoom => {
  const chosen = room.pending.find(({ comment }) => comment.id === id);
  if (!chosen?.error) return room;
  if (isHeld(chosen)) return resentAll(room);
  return change(room, (outbox) =>
    outbox.map((entry) => (entry === chosen ? withState(entry, "sending", null) : entry)),
  );
};

/** Gives one up. One under way cannot be called back, so it stays. */
export const discarded = (room: LiveRoom, id: string): LiveRoom =>
  change(room, (outbox) => outbox.filter(({ comment }) => comment.id !== id || comment.state === "sending"));
