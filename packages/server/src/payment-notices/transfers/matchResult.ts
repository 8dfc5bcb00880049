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

/**
 * Which notice each line speaks of: by account and amount, and where several have both the same by our reference, else
 * in their order. Each notice is spoken of once. `day` is the day that the answer names, in words.
 */
export function matchResult(
  lines: readonly ResultLine[],
  sent: readonly SentNotice[],
  day: string | null = null,
): MatchedLine[] {
  const ofDay = day === null ? "振込ファイル" : `振込日${day}の振込ファイル`;
  const left = new Set(sent);
  const take = (line: ResultLine): SentNotice | undefined => {
    const fitting = [...left].filter((notice) => fits(line, notice));
    const found = fitting.find(({ ordered }) => ordered.reference === line.reference) ?? fitting[0];
    if (found) left.delete(found);
    return found;
  };
  // A line that names its notice takes it before one that would only fit.
  const named = (line: ResultLine) =>
    sent.some((notice) => notice.ordered.reference === line.reference && fits(line, notice));
  const found: (SentNotice | undefined)[] = lines.map((line) => (named(line) ? take(line) : undefined));
  return lines.map((line, index) => {
    const notice = found[index] ?? take(line);
    if (!notice)
      return {
        line,
        outcome: "unmatched",
        notice_uid: null,
        file: null,
        message: `口座と金額が一致する、${ofDay}に入れた支払通知書がありません。`,
      };
    const { uid: notice_uid, file } = notice;
    return { line, outcome: outcomeOf(line, notice), notice_uid, file, message: line.message };
  });
}
