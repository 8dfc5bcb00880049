import type { ApiError } from "../../core/apiError.ts";
import { isRetryable } from "../../core/retryPolicy.ts";
import type { Comment } from "./comment.ts";

/** An own comment that has not arrived. `error` says why a failed one did not. */
export interface PendingComment {
  readonly comment: Comment;
  readonly error: ApiError | null;
  /** Position among the waiting comments of its room. */
  readonly order: number;
}

/** What waits in one room, in the order of writing. */
export type OutboxQueue = readonly PendingComment[];

/** Trying again may help: no connection, a failing or busy server, or an expired session. */
export const isRetriedLater = (error: ApiError): boolean =>
  isRetryable(error) || error.status === 401 || error.status === 429 || error.code === "company_switched";

const isToRetry = ({ error }: PendingComment): boolean => error !== null && isRetriedLater(error);

const withError = (entry: PendingComment, error: ApiError | null): PendingComment => ({
  ...entry,
  comment: { ...entry.comment, state: error ? "failed" : "sending" },
  error,
});

const isGone = ({ error }: PendingComment): boolean => error?.status === 404;

/**
 * Appends what waited in a room that was merged into this one. Comments that were refused because their room was gone
 * are sent again.
 */
export function merged(outbox: OutboxQueue, more: OutboxQueue): OutboxQueue {
  let all = outbox;
  for (const entry of more) {
    const isToGo = entry.error === null || isToRetry(entry) || isGone(entry);
    all = isToGo ? enqueued(all, entry.comment) : [...all, { ...entry, order: (all.at(-1)?.order ?? 0) + 1 }];
  }
  return all;
}

/** The next one to send. None while a failed one holds the others back: then all of them are `failed`. */
export const nextToSend = (outbox: OutboxQueue): PendingComment | undefined =>
  outbox.find(({ error }) => error === null);

/** Behind a comment that is retried later it would wait unseen: it is shown as failed too, and sent together with it. */
export const enqueued = (outbox: OutboxQueue, comment: Comment): OutboxQueue => {
  const order = (outbox.at(-1)?.order ?? 0) + 1;
  return [...outbox, withError({ comment, order, error: null }, outbox.find(isToRetry)?.error ?? null)];
};

/**
 * One did not arrive. Where a retry may help, all waiting ones fail with it, so that none overtakes another; where the
 * server refused it, the others are sent.
 */
export const sendingFailed = (outbox: OutboxQueue, id: string, error: ApiError): OutboxQueue =>
  outbox.map((entry) =>
    entry.comment.id === id || (isRetriedLater(error) && entry.error === null)
      ? withError(entry, error)
      : entry,
  );

/** Sends all again that failed without being refused, in the order of writing. */
export const resentAll = (outbox: OutboxQueue): OutboxQueue =>
  outbox.map((entry) => (isToRetry(entry) ? withError(entry, null) : entry));

/** Sends one again: together with all that are retried later, or a refused one by itself. */
export const resent = (outbox: OutboxQueue, id: string): OutboxQueue => {
  const chosen = outbox.find(({ comment }) => comment.id === id);
  if (!chosen?.error) return outbox;
  if (isToRetry(chosen)) return resentAll(outbox);
  return outbox.map((entry) => (entry === chosen ? withError(entry, null) : entry));
};

/** Removes one. One that is being sent cannot be cancelled, so it stays. */
export const discarded = (outbox: OutboxQueue, id: string): OutboxQueue =>
  outbox.filter(({ comment, error }) => comment.id !== id || error === null);

export const confirmed = (outbox: OutboxQueue, id: string): OutboxQueue =>
  outbox.some(({ comment }) => comment.id === id)
    ? outbox.filter(({ comment }) => comment.id !== id)
    : outbox;
