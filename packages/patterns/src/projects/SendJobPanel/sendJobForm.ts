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
  /** 送る人の uid。 */
  creator_uids: string[];
  /** 全員の条件。 */
  terms: TermsValues;
  /** 条件の上に添える、送る人の言葉。 */
  message: string;
  /** 条件と違う人の報酬（円）。 */
  fees: { creator_uid: string; fee: number }[];
  /** 条件と違う人の、予定した日（`YYYY-MM-DD`）。 */
  days: { creator_uid: string; delivery_on?: string; reply_due_on?: string }[];
  /** メールアドレスがなく、リンクを渡す人の uid。 */
  by_link?: string[];
  /** 送る日時（ISO）。なければすぐに送ります。 */
  send_at?: string;
  /** 間違いではないかと尋ね、確かめられたこと。なければ undefined。 */
  confirmed?: TermsQuestionCode[];
}

/** The panel's fields. */
export interface SendJobForm extends TermsValues {
  /** 条件の上に添える、送る人の言葉。 */
  message: string;
  /** すぐに送るか、日時を決めて送るか。 */
  when: "now" | "later";
  /** 送る日時。日本の `YYYY-MM-DDTHH:MM`。 */
  send_at: string | null;
}

/** Everything typed, to open the panel with once more. */
export interface SendJobDraft {
  /** 欄の入力のすべて。 */
  form: SendJobForm;
  /** 人ごとに入力した報酬（円）。 */
  fees: Readonly<Record<string, number | null>>;
  /** リンクを渡すことにした人の uid。 */
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
