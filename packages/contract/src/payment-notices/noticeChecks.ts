/** What a day of a notice cannot be. Screen and server ask the same functions. */

import { slashedDay } from "../shared/days.ts";

/** The earliest of some days; null without any. */
export const earliestDay = (days: readonly string[]): string | null =>
  days.reduce<string | null>((first, day) => (first === null || day < first ? day : first), null);

export interface ReceivedContext {
  /** In Japan. */
  readonly today: string;
  /** When the work of each job in the lines was received. */
  readonly jobs: readonly string[];
}

/** Day 1 of the 60, whatever was written: work that was received earlier starts the clock. */
export const clockStart = (received_on: string, jobs: readonly string[]): string =>
  earliestDay([received_on, ...jobs]) ?? received_on;

/** Cause and cure of a receipt day that cannot be; undefined where it can. */
export function receivedProblem(received_on: string, { today, jobs }: ReceivedContext): string | undefined {
  const first = earliestDay(jobs);
  if (first !== null && received_on > first) {
    return `受領日（${slashedDay(received_on)}）が、明細の依頼を受け取った日（${slashedDay(first)}）より後です。${slashedDay(first)}までの日を選んでください。`;
  }
  if (received_on > today) {
    return `受領日（${slashedDay(received_on)}）が今日（${slashedDay(today)}）より後です。成果物を受け取ってから、その日を選んでください。`;
  }
  return undefined;
}

/**
 * Cause and cure of a day of payment before the notice was out; undefined where it can be. What was paid earlier still
 * stands on no notice. `issued_on`: of the first edition, because a payment may be taken back for a correction. `ordered_on`: the
 * day of the bank file under way, before which the bank pays nothing.
 */
export function paidProblem(
  paid_on: string,
  issued_on: string | null,
  ordered_on: string | null,
): string | undefined {
  if (ordered_on !== null && paid_on < ordered_on) {
    return `支払日（${slashedDay(paid_on)}）が、振込ファイルの振込日（${slashedDay(ordered_on)}）より前です。振込日から今日までの日を選んでください。ほかの方法で先に支払ったときは、「作成した振込ファイル」からそのファイルを取り消してください。`;
  }
  if (issued_on === null || paid_on >= issued_on) return undefined;
  return `支払日（${slashedDay(paid_on)}）が、支払通知書の発行日（${slashedDay(issued_on)}）より前です。発行日から今日までの、振り込んだ日を選んでください。`;
}

/** What one amount holds, in yen. */
const MAX_AMOUNT = 9_999_999_999;

/** Cause and cure of the amount of a line that cannot be; undefined where it can, and while it is blank. */
export function lineAmountProblem(amount: number | null): string | undefined {
  if (amount === null || (amount >= 0 && amount <= MAX_AMOUNT)) return undefined;
  return amount < 0
    ? "マイナスの金額は入力できません。減らすときは、もとの行の金額を、支払先と合意した金額に直してください。"
    : `金額が大きすぎます。${MAX_AMOUNT.toLocaleString("ja-JP")}円以下で入力してください。`;
}
