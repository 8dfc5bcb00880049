import type { TransferOutcome } from "@tsumugi/contract";
import type { ResultLine } from "./resultFile.ts";

export interface AnsweredFile {
  readonly uid: string;
  readonly name: string;
  /** The day for which it was ordered. */
  readonly debit_on: string;
}

/** A notice that went to the bank, with the record by which it was ordered. */
export interface SentNotice {
  readonly uid: string;
  readonly status: string;
  /** The bank file that the answer speaks of. */
  readonly file: AnsweredFile;
  /** The bank is known not to have paid it from this file. */
  readonly is_refused: boolean;
  /** An answer of the bank has made it paid from this file, whatever somebody made of it since. */
  readonly is_paid_by_file: boolean;
  readonly ordered: ResultLine;
}

export interface MatchedLine {
  readonly line: ResultLine;
  readonly outcome: TransferOutcome;
  readonly notice_uid: string | null;
  readonly file: AnsweredFile | null;
  readonly message: string;
}

const fits = (line: ResultLine, { ordered }: SentNotice): boolean =>
  line.amount === ordered.amount &&
  line.bank_code === ordered.bank_code &&
  line.branch_code === ordered.branch_code &&
  line.account_number === ordered.account_number &&
  (line.kind === "" || line.kind === ordered.kind);

function outcomeOf({ is_paid }: ResultLine, { status, is_refused }: SentNotice): TransferOutcome {
  if (is_paid) return status === "paid" ? "already" : "pays";
  return is_refused ? "failed_already" : "failed";
}

const isNews = (outcome: TransferOutcome): boolean => outcome === "pays" || outcome === "failed";

/** Whether the bank has answered this payment: the same bytes cannot be its answer once more. */
const isAnswered = ({ is_refused, is_paid_by_file }: SentNotice): boolean => is_refused || is_paid_by_file;

interface Answer {
  /** The day that it names, in words. */
  readonly day?: string | null;
  /** The same bytes were applied before: they can only speak of payments that nothing has answered yet. */
  readonly is_repeated?: boolean;
}

/** Said of a line that may be the answer already taken: nothing in it tells which of two payments it speaks of. */
const TWIN_ANSWERED =
  "口座・金額・振込日が同じ別の支払通知書には、同じ結果を反映済みです。その結果をもう一度読んでいないか、確かめてください。";

/**
 * Which notice each line speaks of: by account and amount, and where several have both the same by our reference, else
 * in their order. Of those of one day, one that waits for its answer goes before one that has it, and one that has this
 * answer before one that it would contradict. Each notice is spoken of once.
 */
export function matchResult(
  lines: readonly ResultLine[],
  sent: readonly SentNotice[],
  { day = null, is_repeated = false }: Answer = {},
): MatchedLine[] {
  const ofDay = day === null ? "振込ファイル" : `振込日${day}の振込ファイル`;
  const left = new Set(sent);
  const take = (line: ResultLine): SentNotice | undefined => {
    const fitting = [...left].filter((notice) => fits(line, notice));
    const [first] = fitting;
    const alike = is_repeated
      ? fitting
      : fitting.filter((notice) => notice.file.debit_on === first?.file.debit_on);
    const found =
      fitting.find(({ ordered }) => ordered.reference === line.reference) ??
      alike.find((notice) => !isAnswered(notice) && notice.status === "approved") ??
      alike.find((notice) => !isNews(outcomeOf(line, notice))) ??
      first;
    if (found) left.delete(found);
    return found;
  };
  // A line that names its notice takes it before one that would only fit.
  const named = (line: ResultLine) =>
    sent.some((notice) => notice.ordered.reference === line.reference && fits(line, notice));
  const found: (SentNotice | undefined)[] = lines.map((line) => (named(line) ? take(line) : undefined));
  for (const [index, line] of lines.entries()) found[index] ??= take(line);
  /** A payment of the same day that this answer leaves alone has had this very answer. */
  const hasAnsweredTwin = (line: ResultLine, { file, ordered }: SentNotice) =>
    ordered.reference !== line.reference &&
    [...left].some(
      (twin) =>
        fits(line, twin) &&
        twin.file.debit_on === file.debit_on &&
        (line.is_paid ? twin.is_paid_by_file : twin.is_refused),
    );
  return lines.map((line, index) => {
    const notice = found[index];
    if (!notice)
      return {
        line,
        outcome: "unmatched",
        notice_uid: null,
        file: null,
        message: `口座と金額が一致する、${ofDay}に入れた支払通知書がありません。`,
      };
    const { uid: notice_uid, file } = notice;
    const outcome = outcomeOf(line, notice);
    if (is_repeated && isNews(outcome) && isAnswered(notice))
      return {
        line,
        outcome: "unmatched",
        notice_uid,
        file,
        message: "この振込には、銀行の結果を反映済みです。支払通知書の状態は、画面で直してください。",
      };
    const warning = isNews(outcome) && !is_repeated && hasAnsweredTwin(line, notice) ? TWIN_ANSWERED : "";
    return { line, outcome, notice_uid, file, message: `${line.message}${warning}` };
  });
}
