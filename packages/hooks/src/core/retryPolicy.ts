import { isApiError } from "./apiError.ts";

/** Specification §9: three retries, exponential delay capped at 30 seconds. */
export const MAX_RETRIES = 3;
export const MAX_RETRY_DELAY_MS = 30_000;
const FIRST_DELAY_MS = 1_000;

/** Whether trying again can help: never on 4xx, nor where the server refuses for good (501). */
export const isRetryable = (error: unknown): boolean =>
  !isApiError(error) ||
  (error.code !== "malformed_response" &&
    (error.status === 0 || (error.status >= 500 && error.status !== 501)));

/**
 * Delay before retry `attempt` (from 1), in ms: 1 s, 2 s, 4 s … at most 30 s, each shortened by up to
 * a half at random so that clients do not all return at the same moment after an outage.
 */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(MAX_RETRY_DELAY_MS, FIRST_DELAY_MS * 2 ** (Math.max(1, attempt) - 1));
  return Math.round(full * (1 - random() / 2));
}
