import {
  earliestDay,
  legalLatestDay,
  lineAmountProblem,
  type NoticeCandidate,
  noticeTotals,
  type PaymentNotice,
  type PaymentNoticeDraftBody,
  receivedProblem,
  type TaxRounding,
} from "@tsumugi/contract";
import {
  type ConflictRow,
  type FieldErrors,
  type InspectedJobLook,
  type NoticeEditorValues,
  type NoticeLineValues,
  receivedOfLines,
} from "@tsumugi/patterns";
import { formatDay, formatYen, isDay } from "@tsumugi/ui/format";

/** What the editor of a draft writes, and what the wire and the printed page make of it. */

export const noticeValues = ({ received_on, due_on, lines, note }: PaymentNotice): NoticeEditorValues => ({
  received_on,
  due_on,
  note,
  lines: lines.map(({ project_uid: _, ...line }) => line),
});

/** Of a cancelled notice written by hand; jobs of another one wait in their list, and a next edition has them already. */
export const isWrittenAgain = ({ status, next_uid, lines }: PaymentNotice): boolean =>
  status === "cancelled" &&
  next_uid === null &&
  lines.length > 0 &&
  lines.every(({ job_request_uid }) => job_request_uid === null);

const lineBody = ({ uid: _, amount, ...line }: NoticeLineValues) => ({ ...line, amount: amount ?? 0 });

export interface DraftContext {
  /** In Japan. */
  readonly today: string;
  /** The payee's jobs, whose own days the receipt day is held against. */
  readonly jobs?: readonly InspectedJobLook[] | undefined;
}

/** What is blank, cannot be read or cannot be, by the path of the wire; empty when it can be sent. */
export function draftErrors(
  { received_on, due_on, lines }: NoticeEditorValues,
  { today, jobs = [] }: DraftContext,
): FieldErrors {
  const errors: Record<string, string> = {};
  const unread = "日付を読み取れません。例: 2026/11/30";
  if (!received_on) errors.received_on = "受領日を選んでください。";
  else if (!isDay(received_on)) errors.received_on = unread;
  else {
    const problem = receivedProblem(received_on, { today, jobs: receivedOfLines(lines, jobs) });
    if (problem) errors.received_on = problem;
  }
  if (!due_on) errors.due_on = "支払期日を選んでください。";
  else if (!isDay(due_on)) errors.due_on = unread;
  if (lines.length === 0) errors.lines = "明細を1行以上入力してください。";
  lines.forEach((line, index) => {
    const at = `lines.${index}`;
    if (line.description.trim() === "") errors[`${at}.description`] = "内容を入力してください。";
    if (line.transaction_on === "") errors[`${at}.transaction_on`] = "取引日を選んでください。";
    else if (!isDay(line.transaction_on)) errors[`${at}.transaction_on`] = unread;
    if (line.transaction_ends_on !== null && !isDay(line.transaction_ends_on))
      errors[`${at}.transaction_ends_on`] = unread;
    const amount =
      line.amount === null ? "金額を入力してください。例: 50,000" : lineAmountProblem(line.amount);
    if (amount) errors[`${at}.amount`] = amount;
    if (line.withholding && line.withholding_reason.trim() === "")
      errors[`${at}.withholding_reason`] = "源泉徴収する理由を入力してください。例: 個人への出演料のため";
  });
  return errors;
}

export type DraftBody = Omit<PaymentNoticeDraftBody, "version">;

/** Only for values without `draftErrors`. */
export const draftBody = (
  { received_on, due_on, lines, note }: NoticeEditorValues,
  project_uid: string | null,
): DraftBody => ({
  project_uid,
  received_on: received_on ?? "",
  due_on: due_on ?? "",
  lines: lines.map(lineBody),
  note,
});

/** What the wire would take to leave a draft as it is. Its lines get other uids with every save, and none here. */
export const noticeBody = (notice: PaymentNotice): DraftBody =>
  draftBody(noticeValues(notice), notice.project?.uid ?? null);

/** A stored draft with what the person typed into the fields that `changes` names; all lines together are one field. */
export function valuesOver(
  notice: PaymentNotice,
  typed: NoticeEditorValues,
  changes: Partial<DraftBody>,
): NoticeEditorValues {
  const stored = noticeValues(notice);
  return {
    received_on: "received_on" in changes ? typed.received_on : stored.received_on,
    due_on: "due_on" in changes ? typed.due_on : stored.due_on,
    note: "note" in changes ? typed.note : stored.note,
    lines: "lines" in changes ? typed.lines : stored.lines,
  };
}

/** An amount that cannot be counts no more than a blank one. */
const counted = (amount: number | null) => (lineAmountProblem(amount) ? 0 : (amount ?? 0));

export const amountsOf = ({ lines }: Pick<NoticeEditorValues, "lines">, rounding: TaxRounding) =>
  noticeTotals(
    lines.map(({ amount, tax_rate, withholding }) => ({ amount: counted(amount), tax_rate, withholding })),
    rounding,
  );

/** The last day that the law allows, counted from the work that was received first; null while no day is known. */
export function legalDayOf(
  { received_on, lines }: Pick<NoticeEditorValues, "received_on" | "lines">,
  jobs: readonly InspectedJobLook[] = [],
): string | null {
  const typed = received_on !== null && isDay(received_on) ? [received_on] : [];
  const first = earliestDay([...typed, ...receivedOfLines(lines, jobs)]);
  return first === null ? null : legalLatestDay(first);
}

/** The notice as it would be printed with what is typed now. */
export function withDraft(
  notice: PaymentNotice,
  values: NoticeEditorValues,
  rounding: TaxRounding,
): PaymentNotice {
  const totals = amountsOf(values, rounding);
  const received_on =
    values.received_on && isDay(values.received_on) ? values.received_on : notice.received_on;
  return {
    ...notice,
    ...totals,
    by_rate: [...totals.by_rate],
    received_on,
    due_on: values.due_on && isDay(values.due_on) ? values.due_on : notice.due_on,
    legal_latest_on: legalLatestDay(received_on),
    note: values.note,
    lines: values.lines
      .filter(({ transaction_on }) => isDay(transaction_on))
      .map((line) => ({ ...line, project_uid: null, amount: counted(line.amount) })),
  };
}

export const jobLook = (job: NoticeCandidate): InspectedJobLook => ({
  job_request_uid: job.job_request_uid,
  project_name: job.project.name,
  description: job.description,
  fee: job.fee,
  tax_rate: job.tax_rate,
  withholding: job.withholding,
  received_on: job.received_on,
});

/** The payee's jobs to tick: those that stand in the lines already, then those that wait. */
export function jobsOf(notice: PaymentNotice, candidates: readonly NoticeCandidate[]): InspectedJobLook[] {
  const known = new Map(candidates.map((job) => [job.job_request_uid, job]));
  const own = notice.lines.flatMap(
    ({ job_request_uid, description, amount, tax_rate, withholding }): InspectedJobLook[] => {
      if (job_request_uid === null) return [];
      const job = known.get(job_request_uid);
      if (job) return [jobLook(job)];
      const project_name = notice.project?.name ?? "";
      return [
        { job_request_uid, project_name, description, fee: amount, tax_rate, withholding, received_on: null },
      ];
    },
  );
  const held = new Set(own.map(({ job_request_uid }) => job_request_uid));
  const free = candidates.filter(
    ({ obstacle, job_request_uid }) => obstacle === null && !held.has(job_request_uid),
  );
  return [...own, ...free.map(jobLook)];
}

const dayWords = (day: string | null) => (day && isDay(day) ? formatDay(day) : (day ?? ""));
const lineWords = (lines: readonly NoticeLineValues[]) =>
  lines
    .map(({ description, transaction_on, transaction_ends_on: end, amount, tax_rate, withholding }) =>
      [
        description,
        `${dayWords(transaction_on)}${end ? `〜${dayWords(end)}` : ""}`,
        formatYen(amount ?? 0),
        `${tax_rate}%`,
        withholding && "源泉あり",
      ]
        .filter(Boolean)
        .join(" "),
    )
    .join("\n");

/** Where what was typed and what is kept now differ, as text. */
export const draftConflictRows = (mine: NoticeEditorValues, theirs: NoticeEditorValues): ConflictRow[] =>
  [
    { label: "受領日", mine: dayWords(mine.received_on), theirs: dayWords(theirs.received_on) },
    { label: "支払期日", mine: dayWords(mine.due_on), theirs: dayWords(theirs.due_on) },
    { label: "明細", mine: lineWords(mine.lines), theirs: lineWords(theirs.lines) },
    { label: "備考", mine: mine.note, theirs: theirs.note },
  ].filter((row) => row.mine !== row.theirs);
