import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import * as repository from "./auth.repository.ts";

const FAILURES = 5;
const LOCK_MS = 15 * 60 * 1000;

/**
 * Counts the guess of a password under `key`. Judged after the work and in one statement: many guesses at once would
 * otherwise all find it unlocked. @returns whether it was right
 * @throws AppError rate_limited with Retry-After after five failures in a row
 */
export async function judgeGuess(key: string, isRight: boolean, what: string): Promise<boolean> {
  const at = now();
  const lockedUntil = new Date(at.getTime() + LOCK_MS);
  if (!isRight && (await repository.addFailure(key, at, FAILURES, lockedUntil))) return false;
  const failures = await repository.failuresOf(key);
  if (failures?.locked_until && failures.locked_until > at) {
    const seconds = Math.ceil((failures.locked_until.getTime() - at.getTime()) / 1000);
    throw new AppError("rate_limited", {
      message: `${what}の失敗が続いたため停止しています。${Math.ceil(seconds / 60)}分後にお試しください。`,
      retryAfter: seconds,
    });
  }
  if (isRight) await repository.clearFailures(key);
  return isRight;
}
