import { builtInColumnLabels, builtInColumns, type ProjectColumn } from "@tsumugi/contract";
import { AppError } from "../core/errors.ts";

const isBuiltIn = (key: string) => (builtInColumns as readonly string[]).includes(key);

const hiddenAtFirst: ReadonlySet<string> = new Set(["delivery_on", "reply_due_on"]);

/** A column of yen says what somebody gets, as the fee does: who may not see fees gets neither it nor its cells. */
export const columnsSeenBy = (
  { canSeeFees }: { readonly canSeeFees: boolean },
  columns: readonly ProjectColumn[],
): ProjectColumn[] => columns.filter(({ type }) => canSeeFees || type !== "yen");

/** The columns of a new project. */
export const defaultColumns = (): ProjectColumn[] =>
  builtInColumns.map((key) => ({
    key,
    label: builtInColumnLabels[key],
    type: null,
    options: [],
    hidden: hiddenAtFirst.has(key),
    width: null,
  }));

/** @throws AppError invalid_request naming the column that cannot be */
export function checkColumns(columns: readonly ProjectColumn[]): void {
  const fields: Record<string, string> = {};
  const keys = new Set<string>();
  columns.forEach(({ key, type, options }, index) => {
    if (keys.has(key)) fields[`columns.${index}.key`] = "同じ列が2回あります。片方を取り除いてください。";
    keys.add(key);
    if (isBuiltIn(key) !== (type === null)) {
      fields[`columns.${index}.type`] = "標準の列の種類は変えられません。独自の列には種類を選んでください。";
    }
    if (type === "select" && options.length === 0) {
      fields[`columns.${index}.options`] = "選択肢を1つ以上入力してください。";
    }
  });
  if (!keys.has("creator")) fields.columns = "「クリエイター」の列は取り除けません。隠さずに残してください。";
  if (Object.keys(fields).length > 0) throw new AppError("invalid_request", { fields });
}
