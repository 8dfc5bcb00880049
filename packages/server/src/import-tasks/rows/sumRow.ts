import { searchKey } from "@tsumugi/contract";
import type { ParsedRow, RowProblem } from "./parseRow.ts";

const SUM =
  /^(?:(?:総?合|小|総|累)計|計|平均|total|sub ?total|grand ?total|average)(?:\d[\d,.]*[件名人行円]?)?$/;
const MARKS = /[\s()（）[\]【】<>＜＞:：・*※■●◆]/g;

/** Why a row is not registered as a creator: it sums the rows above it up. Who has an account or a mail is a person. */
export function sumProblem({ fields, accounts }: ParsedRow): RowProblem | undefined {
  const { display_name, email } = fields;
  if (email || accounts.length > 0) return undefined;
  if (!SUM.test(searchKey(display_name).replace(MARKS, ""))) return undefined;
  return {
    field: "display_name",
    message: `「${display_name.slice(0, 30)}」は集計の行に見えるため、取り込みません。この名前の人なら、アカウントかメールアドレスを入力してください。`,
  };
}
