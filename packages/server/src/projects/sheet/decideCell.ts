import type { CellValue } from "@tsumugi/contract";
import { type CellColumn, isSameValue, readCell } from "./cellValues.ts";
import { ownValue, type SheetRow, shownValue, withValue } from "./sheetRow.ts";

export interface CellWish {
  readonly creator_uid: string;
  readonly column: string;
  readonly value: CellValue;
  /** Undefined: overwritten whatever stands there. */
  readonly was?: CellValue | undefined;
}

/** What the rules ask beside the row and the column. */
export interface CellRules {
  readonly project_owner: string | null;
  readonly canSeeFees: boolean;
  readonly isColleague: (uid: string) => boolean;
}

export type CellDecision =
  | { readonly kind: "same" }
  | {
      readonly kind: "written";
      readonly row: SheetRow;
      readonly before: CellValue;
      readonly after: CellValue;
    }
  | { readonly kind: "stale"; readonly current: CellValue }
  | { readonly kind: "invalid"; readonly message: string; readonly current: CellValue };

export const NO_ROW = "このクリエイターは案件から外されています。追加し直してから入力してください。";
export const NO_COLUMN = "この列には値を入れられません。取り除かれていないか、列の設定を確かめてください。";
const SENT =
  "依頼を送ったあとの条件はここでは変えられません。「条件と版」から「条件を変えて送る」を使ってください。";
export const SCHEDULED = "この依頼は送信の予約中です。予約を取り消してから変えてください。";
const HIDDEN = "報酬を見る権限がないため、変えられません。管理者に頼んでください。";

const whyPlanned = ({ stored, job }: SheetRow): string | undefined => {
  if (stored.job_status !== "candidate") return SENT;
  return job?.isScheduled ? SCHEDULED : undefined;
};

/** Whether a cell takes a value: nothing in it depends on other cells of the call. */
export function decideCell(
  row: SheetRow,
  column: CellColumn,
  { value: typed, was }: Pick<CellWish, "value" | "was">,
  rules: CellRules,
): CellDecision {
  const current = ownValue(row, column);
  const invalid = (message: string): CellDecision => ({ kind: "invalid", message, current });
  if (column.key === "fee" && column.isBuiltIn && !rules.canSeeFees) {
    return { kind: "invalid", message: HIDDEN, current: null };
  }
  const read = readCell(typed, column);
  if ("wrong" in read) return invalid(read.wrong);
  const { value } = read;
  if (isSameValue(value, current)) return { kind: "same" };
  const why = column.isPlanned ? whyPlanned(row) : undefined;
  if (why) return invalid(why);
  if (column.type === "member" && value !== null && !rules.isColleague(String(value))) {
    return invalid("メンバーにいません。選び直してください。");
  }
  if (was !== undefined) {
    const seen = readCell(was, column);
    if (!isSameValue("value" in seen ? seen.value : was, current)) return { kind: "stale", current };
  }
  const next = withValue(row, column, value);
  if (isSameValue(ownValue(next, column), current)) return { kind: "same" };
  const [before, after] = [row, next].map((one) => shownValue(one, column, rules.project_owner));
  return { kind: "written", row: next, before: before ?? null, after: after ?? null };
}
