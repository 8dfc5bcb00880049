import { type ImportMapping, isBlankText, searchKey } from "@tsumugi/contract";
import type { ParsedRow, RowProblem } from "./parseRow.ts";

const SUM =
  /^(?:(?:総?合|小|総|累)計|計|平均|total|sub ?total|grand ?total|average)(?:\d[\d,.]*[件名人行円]?)?$/;
const MARKS = /[\s()（）[\]【】<>＜＞:：・*※■●◆]/g;

const isSum = (text: string): boolean => SUM.test(searchKey(text).replace(MARKS, ""));

const problem = (word: string): RowProblem => ({
  field: "display_name",
  message: `「${word.slice(0, 30)}」は集計の行に見えるため、取り込みません。この名前の人なら、アカウントかメールアドレスを入力してください。`,
});

/** Why a row is not registered as a creator: it sums the rows above it up. Who has an account or a mail is a person. */
export function sumProblem({ fields, accounts }: ParsedRow): RowProblem | undefined {
  const { display_name, email } = fields;
  return email || accounts.length > 0 || !isSum(display_name) ? undefined : problem(display_name);
}

/** The same of a row that says so in a column before the name: below 「No.」 stands 「合計」, and below the names 「40名」. */
export function sumBeforeName(cells: readonly string[], mapping: ImportMapping): RowProblem | undefined {
  const first = cells.findIndex((cell) => !isBlankText(cell));
  const word = cells[first]?.trim() ?? "";
  return mapping[first] !== "display_name" && isSum(word) ? problem(word) : undefined;
}
