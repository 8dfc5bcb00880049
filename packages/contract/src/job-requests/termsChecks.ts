import type { KeysWith } from "../core/fields.ts";
import { LEGAL_PAYMENT_DAYS, legalLatestDay } from "../payment-notices/noticeAmounts.ts";
import { slashedDay } from "../shared/days.ts";
import { banksOf, dayOff, type WorkingCalendar, workingDayUntil } from "../shared/workingDays.ts";
import { type jobTermsFields, jobTermsLabels, type KeptTerms, type TermsKey } from "./job-requests.fields.ts";
import { beforeDelivery } from "./terms.ts";

/** The part of the terms that is checked; as typed so far, days may still be missing. */
export type CheckedTerms = Readonly<Pick<KeptTerms, "fee" | TermsDay>>;
type TermsDay = KeysWith<typeof jobTermsFields, { kind: "day" }>;

export interface TermsCheckContext {
  /** Day in Japan on which the terms go out. */
  readonly sent_on: string;
  /** Deadlines of the project. */
  readonly draft_due_on?: string | null;
  readonly posting_ends_on?: string | null;
  /** Of the company. Absent: of the days on which no bank transfers, only weekends and 年末年始 are known. */
  readonly calendar?: WorkingCalendar | undefined;
}

/** Codes by which the sender confirms what looks like a mistake. */
export const termsQuestionCodes = [
  "fee_zero",
  "reply_after_delivery",
  "reply_after_posting",
  "draft_before_reply",
  "delivery_after_posting",
  "inspection_after_payment",
] as const;
export type TermsQuestionCode = (typeof termsQuestionCodes)[number];

export interface TermsRefusal {
  readonly field: TermsKey;
  readonly message: string;
}

export interface TermsQuestion {
  readonly code: TermsQuestionCode;
  readonly field: TermsKey;
  readonly message: string;
}

export interface TermsHint extends TermsRefusal {
  /** The day that is surer than the one chosen. */
  readonly day?: string;
}

export interface TermsFindings {
  /** Must be changed before the terms can go out. */
  readonly refusals: readonly TermsRefusal[];
  /** May go out once they are confirmed. */
  readonly questions: readonly TermsQuestion[];
  /** Good to know; nothing to confirm. */
  readonly hints: readonly TermsHint[];
}

const inOrder: Readonly<Record<TermsDay, number>> = {
  reply_due_on: 1,
  delivery_on: 2,
  inspection_on: 3,
  payment_on: 4,
};
/** In the order in which they come. */
const DAYS = (Object.keys(inOrder) as TermsDay[]).sort((a, b) => inOrder[a] - inOrder[b]);

function refusalsOf(terms: CheckedTerms, { sent_on }: TermsCheckContext): TermsRefusal[] {
  const { delivery_on, inspection_on, payment_on } = terms;
  const refusals: TermsRefusal[] = DAYS.flatMap((key) => {
    const day = terms[key];
    return typeof day === "string" && day < sent_on
      ? [
          {
            field: key,
            message: `${jobTermsLabels[key]}（${slashedDay(day)}）が、送る日（${slashedDay(sent_on)}）より前です。`,
          },
        ]
      : [];
  });
  if (delivery_on && inspection_on && inspection_on < delivery_on) {
    refusals.push({ field: "inspection_on", message: beforeDelivery("inspection_on") });
  }
  if (delivery_on && payment_on) {
    const latest = legalLatestDay(delivery_on);
    if (payment_on < delivery_on) {
      refusals.push({ field: "payment_on", message: beforeDelivery("payment_on") });
    } else if (payment_on > latest) {
      refusals.push({
        field: "payment_on",
        message: `支払日は、納品日を1日目として${LEGAL_PAYMENT_DAYS}日以内（${slashedDay(latest)} まで）にしてください（フリーランス法4条）。`,
      });
    }
  }
  return refusals;
}

function questionsOf(terms: CheckedTerms, context: TermsCheckContext): TermsQuestion[] {
  const { fee, delivery_on, inspection_on, payment_on, reply_due_on } = terms;
  const { draft_due_on, posting_ends_on } = context;
  /** Whether both days are known and the first is the later one. */
  const later = (first: string | null | undefined, second: string | null | undefined) =>
    Boolean(first && second && first > second);
  const questions: (TermsQuestion & { readonly asked: boolean })[] = [
    { code: "fee_zero", field: "fee", asked: fee === 0, message: "報酬が0円です。" },
    {
      code: "reply_after_delivery",
      field: "reply_due_on",
      asked: later(reply_due_on, delivery_on),
      message: `回答期限が納品日（${slashedDay(delivery_on ?? "")}）より後です。`,
    },
    {
      code: "reply_after_posting",
      field: "reply_due_on",
      asked: later(reply_due_on, posting_ends_on),
      message: `回答期限が投稿期間の終わり（${slashedDay(posting_ends_on ?? "")}）より後です。`,
    },
    {
      code: "draft_before_reply",
      field: "reply_due_on",
      asked: later(reply_due_on, draft_due_on),
      message: `回答期限が案件の下書き期限（${slashedDay(draft_due_on ?? "")}）より後です。`,
    },
    {
      code: "delivery_after_posting",
      field: "delivery_on",
      asked: later(delivery_on, posting_ends_on),
      message: `納品日が投稿期間の終わり（${slashedDay(posting_ends_on ?? "")}）より後です。`,
    },
    {
      code: "inspection_after_payment",
      field: "inspection_on",
      asked: later(inspection_on, payment_on),
      message: `検収日が支払日（${slashedDay(payment_on ?? "")}）より後です。`,
    },
  ];
  return questions.filter(({ asked }) => asked).map(({ code, field, message }) => ({ code, field, message }));
}

/** Whether a transfer arrives on the day of payment, and whether somebody is there to order it. */
export function paymentDayHint(
  payment_on: string,
  calendar: WorkingCalendar | undefined,
  label: string = jobTermsLabels.payment_on,
): string | undefined {
  const banks = banksOf(calendar);
  const closed = dayOff(payment_on, banks);
  if (closed) {
    const before = slashedDay(workingDayUntil(payment_on, banks));
    return `${label}（${slashedDay(payment_on)}）は${closed}で、銀行振込が届きません。前の銀行営業日（${before}）にすると確実です。`;
  }
  const own = calendar && dayOff(payment_on, calendar);
  if (!own) return undefined;
  // Banks are open, so the day may stay; only nobody is there to order the transfer.
  const before = slashedDay(workingDayUntil(payment_on, calendar));
  return `${label}（${slashedDay(payment_on)}）は会社の休業日（${own}）です。振込の手続きは、前の営業日（${before}）までに済ませてください。`;
}

function hintsOf({ payment_on, inspection_on }: CheckedTerms, { calendar }: TermsCheckContext) {
  const hints: TermsHint[] = [];
  const payment = payment_on && paymentDayHint(payment_on, calendar);
  if (payment) {
    const arrives = workingDayUntil(payment_on, banksOf(calendar));
    const day = arrives === payment_on ? {} : { day: arrives };
    hints.push({ field: "payment_on", message: payment, ...day });
  }
  const off = inspection_on && calendar && dayOff(inspection_on, calendar);
  if (off)
    hints.push({
      field: "inspection_on",
      message: `検収日（${slashedDay(inspection_on)}）は${off}で、会社の営業日ではありません。`,
    });
  return hints;
}

/**
 * What stands against sending terms: what the law forbids or cannot be, what looks like a mistake, and what is good to
 * know. Screen and server ask the same function, so that neither says yes where the other says no.
 */
export const checkTerms = (terms: CheckedTerms, context: TermsCheckContext): TermsFindings => ({
  refusals: refusalsOf(terms, context),
  questions: questionsOf(terms, context),
  hints: hintsOf(terms, context),
});
