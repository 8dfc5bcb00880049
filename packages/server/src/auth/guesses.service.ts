import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import * as repository from "./auth.repository.ts";

const FAILURES = 5;
const LOCK_MS = 15 * 60 * 1000;

/**
 * Counts the guess of a password under `key`. Judged after the work and in one statement: many guesses at once would
 * otherwise all find it unlocked. `onWrong` hears of each guess that counts, with the number of failures where it is the
 * one that locks. @returns whether it was right
 * @throws AppError rate_limited with Retry-After after five failures in a row
 */
export async function judgeGuess(
  key: string,
  isRight: boolean,
  what: string,
  onWrong: (failures: number | null) => Promise<void> = async () => {},
): Promise<boolean> {
  const at = now();
  const lockedUntil = new Date(at.getTime() + LOCK_MS);
  const counted = isRight ? "locked" : await repository.addFailure(key, at, FAILURES, lockedUntil);
  if (counted !== "locked") {
    await onWrong(counted === "locks" ? FAILURES : null);
    return false;
  }
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
