import {
  addWorkingDays,
  blankTerms,
  type TermsQuestionCode,
  termsValues,
  type WorkingCalendar,
} from "@tsumugi/contract";
import { addDays, dayKey, instantOf } from "@tsumugi/ui/format";
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
  /** `YYYY-MM-DDTHH:MM` in Japan. */
  send_at: string | null;
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
  send_at: null,
});

/** When mails are opened first. */
export const SEND_TIME = "09:00";

/** What is suggested for what is sent later: the morning of the company's next working day, so that somebody can answer. */
export const suggestedTime = (now: number, calendar: WorkingCalendar | undefined): string => {
  const today = dayKey(now);
  return `${calendar ? addWorkingDays(today, 1, calendar) : addDays(today, 1)}T${SEND_TIME}`;
};

export const PAST = "送信日時が過ぎています。これからの日時を選んでください。";

/** Whether a time in Japan is over; false while it cannot be read. */
export const isPast = (dateTime: string | null, now: number) => {
  const at = instantOf(dateTime);
  return at !== undefined && Date.parse(at) <= now;
};

export const termsOfForm = (form: SendJobForm): TermsValues => termsValues(form);

/** What is wrong with the time at which a request would go out; undefined: nothing. */
export const lateNote = ({ when, send_at }: SendJobForm, now: number): string | undefined =>
  when === "later" && isPast(send_at, now) ? PAST : undefined;

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
  const name = path.replace(/^terms\./, "");
  return name in form ? name : undefined;
}
