import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import * as repository from "./guesses.repository.ts";

const MINUTE_MS = 60 * 1000;
/** From one source: five in a row, then a quarter of an hour. */
const BY_SOURCE = { limit: 5, lockMs: 15 * MINUTE_MS, restMs: null };
/** From everywhere but known devices: who guesses from many networks gets one guess every half minute. */
const TOGETHER = { limit: 20, lockMs: MINUTE_MS / 2, restMs: 60 * MINUTE_MS };
const EVERYWHERE = "*";

export interface Guess {
  /** The account whose password is guessed. */
  readonly key: string;
  /** Where the guess comes from; others of the account go on when this one is locked. */
  readonly source: string;
  /** A device on which the account has signed in: guesses from elsewhere do not slow it down. */
  readonly isKnown: boolean;
  readonly isRight: boolean;
  /** What has failed, as a refusal says it. */
  readonly what: string;
  /** Hears of each guess that counts, with the number of failures where it is the one that locks. */
  readonly onWrong?: (failures: number | null) => Promise<void>;
}

/**
 * Counts the guess of a password. Judged after the work and in one statement each: many guesses at once would otherwise
 * all find it unlocked. @returns whether it was right
 * @throws AppError rate_limited with Retry-After
 */
export async function judgeGuess(guess: Guess): Promise<boolean> {
  const { key, source, isKnown, isRight, what, onWrong = async () => {} } = guess;
  const counts = isKnown ? [source] : [source, EVERYWHERE];
  const at = now();
  const counted = isRight ? null : await countFailure(guess, at);
  if (counted) {
    await onWrong(counted.locks ? counted.failures : null);
    return false;
  }
  const until = await repository.lockedUntil(key, counts, at);
  if (until) {
    const seconds = Math.ceil((until.getTime() - at.getTime()) / 1000);
    const wait = seconds < 60 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分`;
    throw new AppError("rate_limited", {
      message: `${what}の失敗が続いたため停止しています。${wait}後にお試しください。`,
      retryAfter: seconds,
    });
  }
  if (isRight) await repository.clearFailures(key, source);
  return isRight;
}

/** Null where the account, as seen from there, was locked already. */
async function countFailure({ key, source, isKnown }: Guess, at: Date) {
  const here = await repository.addFailure({ email_key: key, source }, at, BY_SOURCE);
  if (!here || isKnown) return here;
  const together = await repository.addFailure({ email_key: key, source: EVERYWHERE }, at, TOGETHER);
  return together && here;
}
