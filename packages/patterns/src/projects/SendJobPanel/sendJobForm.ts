import {
  addWorkingDays,
  blankTerms,
  type TermsQuestionCode,
  termsValues,
  type WorkingCalendar,
} from "@tsumugi/contract";
import { addDays, dayKey } from "@tsumugi/ui/format";
import type { TermsValues } from "../projects.types.ts";

export const emptyTerms: TermsValues = { ...blankTerms, payment_method: "銀行振込" };

/** What goes out: fees holds only those that differ from the terms. */
export interface SendJobValues {
  creator_uids: string[];
  terms: TermsValues;
  /** Words of the sender's own above the terms. */
  message: string;
  fees: { creator_uid: string; fee: number }[];
  /** Days planned for one creator, where they differ from the terms. */
  days: { creator_uid: string; delivery_on?: string; reply_due_on?: string }[];
  /** Of those without an address: they are handed the link. */
  by_link?: string[];
  /** ISO time; absent: at once. */
  send_at?: string;
  /** What looked like a mistake and was confirmed; absent: nothing did. */
  confirmed?: TermsQuestionCode[];
}

/** The panel's fields. */
export interface SendJobForm extends TermsValues {
  message: string;
  when: "now" | "later";
  send_day: string | null;
  /** `HH:MM` in Japan. */
  send_time: string;
}

/** Everything typed, to open the panel with once more. */
export interface SendJobDraft {
  form: SendJobForm;
  fees: Readonly<Record<string, number | null>>;
  byLink: readonly string[];
}

export const emptyForm = (): SendJobForm => ({
  ...emptyTerms,
  message: "",
  when: "now",
  send_day: null,
  send_time: "09:00",
});

/** The day that is suggested for what is sent later: the company's next working day, so that somebody can answer. */
export const suggestedDay = (now: number, calendar: WorkingCalendar | undefined): string =>
  calendar ? addWorkingDays(dayKey(now), 1, calendar) : addDays(dayKey(now), 1);

/** ISO time of a day and a time in Japan; undefined while one of them cannot be read. */
export function japanTime(day: string | null, time: string): string | undefined {
  const at = Date.parse(`${day ?? ""}T${time}:00+09:00`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

export const PAST = "送信日時が過ぎています。これからの日時を選んでください。";

export const isPast = (day: string | null, time: string, now: number) => {
  const at = japanTime(day, time);
  return at !== undefined && Date.parse(at) <= now;
};

export const termsOfForm = (form: SendJobForm): TermsValues => termsValues(form);

/** What is wrong with the time at which a request would go out; undefined: nothing. */
export const lateNote = ({ when, send_day, send_time }: SendJobForm, now: number): string | undefined =>
  when === "later" && isPast(send_day, send_time, now) ? PAST : undefined;

/** Days planned for one creator, where they differ from the terms. */
export const daysOf = (
  person: { planned_delivery_on?: string | null; planned_reply_due_on?: string | null },
  terms: TermsValues,
) => {
  const { planned_delivery_on: delivery, planned_reply_due_on: reply } = person;
  return {
    ...(delivery && delivery !== terms.delivery_on && { delivery_on: delivery }),
    ...(reply && reply !== terms.reply_due_on && { reply_due_on: reply }),
  };
};

/** The form's field for a path of the body; undefined: the panel has none for it. */
export function fieldOfPath(path: string, form: SendJobForm): string | undefined {
  const name = path === "send_at" ? "send_day" : path.replace(/^terms\./, "");
  return name in form ? name : undefined;
}
