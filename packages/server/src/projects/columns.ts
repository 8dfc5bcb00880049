import { builtInColumnLabels, builtInColumns, type ProjectColumn } from "@tsumugi/contract";
import { AppError } from "../core/errors.ts";
import type { CustomValue } from "../db/schema/projects.ts";

const isBuiltIn = (key: string) => (builtInColumns as readonly string[]).includes(key);

const hiddenAtFirst: ReadonlySet<string> = new Set(["delivery_on", "reply_due_on"]);

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

const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value);

const isWebUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** What is wrong with a value for a column of this type; undefined when nothing is. Blank clears a cell. */
export function whyNotValue(column: ProjectColumn, value: CustomValue): string | undefined {
  if (value === null || value === "") return undefined;
  switch (column.type) {
    case "number":
      return typeof value === "number" && Number.isFinite(value) ? undefined : "数値で入力してください。";
    case "yen":
      return typeof value === "number" && Number.isSafeInteger(value) && value >= 0
        ? undefined
        : "金額は0円以上の整数で入力してください。";
    case "date":
      return typeof value === "string" && isDay(value)
        ? undefined
        : "日付は YYYY-MM-DD の形で入力してください。";
    case "select":
      return typeof value === "string" && column.options.includes(value)
        ? undefined
        : "選択肢の中から選んでください。";
    case "url":
      return typeof value === "string" && isWebUrl(value)
        ? undefined
        : "http:// または https:// で始まるURLを入力してください。";
    case "text":
    case "member":
      return typeof value === "string" ? undefined : "文字で入力してください。";
    case "check":
      return "チェックは checked で指定してください。";
    default:
      return "この列には値を入れられません。";
  }
}
