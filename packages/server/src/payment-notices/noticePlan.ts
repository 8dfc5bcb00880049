import {
  banksOf,
  clockStart,
  legalLatestDay,
  type NoticeDirection,
  type NoticeLine,
  noticeTotals,
  OPERATOR_NOTICE,
  type ReceivedContext,
  receivedProblem,
  workingDayUntil,
} from "@tsumugi/contract";
import { slashedShort } from "../core/dayText.ts";
import { AppError } from "../core/errors.ts";
import { workingCalendar } from "../core/workingCalendar.ts";
import type { CompanyParty } from "./parties.repository.ts";

/** A notice that is about to be written, or only shown. */
export interface NoticePlan {
  readonly company: CompanyParty;
  readonly direction: NoticeDirection;
  readonly managed_creator_uid: string | null;
  readonly project_uid: string | null;
  readonly received_on: string;
  readonly due_on: string;
  readonly note: string;
  readonly lines: readonly NewLine[];
  /** What the keyword of the list finds beside the number. */
  readonly searched: readonly string[];
}

export type NewLine = Omit<NoticeLine, "uid">;

const MAX_YEN = 9_999_999_999;

/** @throws AppError due_too_late, naming the last day that the law allows */
export function checkDue(due_on: string, received_on: string): void {
  const latest = legalLatestDay(received_on);
  if (due_on <= latest) return;
  const message = `支払期日が受領日（${slashedShort(received_on)}）から60日を超えています。${slashedShort(latest)}までの日付にしてください。`;
  throw new AppError("due_too_late", { message, fields: { due_on: message } });
}

/**
 * The days of a notice whose receipt day was written. The law counts from the work itself: a later day that somebody
 * writes gives no more time.
 * @throws AppError due_too_late, invalid_request
 */
export function checkDays(
  { received_on, due_on }: Pick<NoticePlan, "received_on" | "due_on">,
  context: ReceivedContext,
): void {
  checkDue(due_on, clockStart(received_on, context.jobs));
  const message = receivedProblem(received_on, context);
  if (message) throw new AppError("invalid_request", { fields: { received_on: message } });
}

/** Rounding of the operator's own notices; a company chooses its own. */
export const roundingOf = ({ company, direction }: Pick<NoticePlan, "company" | "direction">) =>
  direction === "company_to_creator" ? company.tax_rounding : OPERATOR_NOTICE.tax_rounding;

/** @throws AppError invalid_request: more than one notice can hold */
export function totalsOf(plan: Pick<NoticePlan, "company" | "direction" | "lines">) {
  const { by_rate, total, ...totals } = noticeTotals(plan.lines, roundingOf(plan));
  if (total > MAX_YEN) {
    throw new AppError("invalid_request", {
      fields: { lines: "合計が99億円を超えています。支払通知書を分けてください。" },
    });
  }
  return totals;
}

/**
 * A day of payment as it is proposed: one on which a transfer arrives, hence never after the asked one. Where the bank
 * day before has passed or lies before the work, the asked day stays.
 */
export function proposedDue(day: string, received_on: string, today: string): string {
  const banking = workingDayUntil(day, banksOf(workingCalendar));
  return banking < today || banking < received_on ? day : banking;
}

/** The end of the month after the receipt, as far as the law lets it: what most companies pay by. */
export function usualDue(received_on: string, today: string): string {
  const [year = 0, month = 1] = received_on.split("-").map(Number);
  const end = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
  const latest = legalLatestDay(received_on);
  return proposedDue(end < latest ? end : latest, received_on, today);
}

/** The only project of some lines; null where there are several or none. */
export function projectOf(lines: readonly Pick<NewLine, "project_uid">[]): string | null {
  const uids = new Set(lines.map(({ project_uid }) => project_uid));
  return uids.size === 1 ? ([...uids][0] ?? null) : null;
}
