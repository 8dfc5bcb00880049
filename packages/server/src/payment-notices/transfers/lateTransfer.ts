import { banksOf, type TransferItem, workingDayUntil } from "@tsumugi/contract";
import { slashed } from "../../core/dayText.ts";
import { workingCalendar } from "../../core/workingCalendar.ts";

interface DueDays {
  readonly due_on: string;
  readonly legal_latest_on: string;
}

/** Whether a transfer on a day on which banks work comes too late, and until when it would not. */
export function lateTransfer(
  { due_on, legal_latest_on }: DueDays,
  day: string,
  today: string,
): TransferItem["late"] {
  if (day <= due_on) return null;
  if (day <= legal_latest_on) return { past: "due_day", message: `支払期日 ${slashed(due_on)} より後です。` };
  const last = workingDayUntil(legal_latest_on, banksOf(workingCalendar));
  const cure =
    last < today ? "できるだけ早い日を選んでください。" : `${slashed(last)}までの日を選んでください。`;
  return {
    past: "legal_limit",
    message: `法定期限 ${slashed(legal_latest_on)}（受領日から60日）より後です。${cure}`,
  };
}
