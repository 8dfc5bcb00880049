import type { TransferOutcome } from "@tsumugi/contract";
import type { ResultLine } from "./resultFile.ts";

/** A notice that went to the bank, with the record by which it was ordered. */
export interface SentNotice {
  readonly uid: string;
  readonly status: string;
  /** The day for which it was ordered. */
  readonly debit_on: string;
  readonly ordered: ResultLine;
}

export interface MatchedLine {
  readonly line: ResultLine;
  readonly outcome: TransferOutcome;
  readonly notice_uid: string | null;
  readonly message: string;
}

const fits = (line: ResultLine, { ordered }: SentNotice): boolean =>
  line.amount === ordered.amount &&
  line.bank_code === ordered.bank_code &&
  line.branch_code === ordered.branch_code &&
  line.account_number === ordered.account_number &&
  (line.kind === "" || line.kind === ordered.kind);

/**
 * Which notice each line speaks of: by account and amount, and where several have both the same by our reference, else
 * in their order. Each notice is spoken of once.
 */
export function matchResult(lines: readonly ResultLine[], sent: readonly SentNotice[]): MatchedLine[] {
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
        message: "口座と金額が一致する、振込ファイルに入れた支払通知書がありません。",
      };
    const paid = notice.status === "paid" ? "already" : "pays";
    return { line, outcome: line.is_paid ? paid : "failed", notice_uid: notice.uid, message: line.message };
  });
}
