import {
  builtInColumnLabels,
  type CellValue,
  type CustomColumnType,
  type EditableColumn,
  editableColumns,
  type ProjectColumn,
  plannedColumns,
  textLength,
} from "@tsumugi/contract";
import { numberOf } from "../../core/numberOf.ts";

/** A column whose cells can be written, and what they hold. */
export interface CellColumn {
  readonly key: string;
  readonly label: string;
  readonly type: CustomColumnType | "memo";
  readonly options: readonly string[];
  readonly isBuiltIn: boolean;
  /** Held by the terms of the request once it was sent. */
  readonly isPlanned: boolean;
}

const builtInTypes: Record<EditableColumn, CellColumn["type"]> = {
  owner: "member",
  fee: "yen",
  delivery_on: "date",
  reply_due_on: "date",
  memo: "memo",
  shared_memo: "memo",
};

const isEditable = (key: string): key is EditableColumn =>
  (editableColumns as readonly string[]).includes(key);

/** The column of this key where its cells can be written. Built-in ones are there even if the sheet hides them. */
export function cellColumnOf(columns: readonly ProjectColumn[], key: string): CellColumn | undefined {
  if (isEditable(key)) {
    return {
      key,
      label: columns.find((column) => column.key === key)?.label ?? builtInColumnLabels[key],
      type: builtInTypes[key],
      options: [],
      isBuiltIn: true,
      isPlanned: (plannedColumns as readonly string[]).includes(key),
    };
  }
  const own = columns.find((column) => column.key === key);
  if (!own?.type) return undefined;
  const { label, type, options } = own;
  return { key, label, type, options, isBuiltIn: false, isPlanned: false };
}

/** A value as it is stored, or why it cannot be: cause, then cure. */
export type ReadCell = { readonly value: CellValue } | { readonly wrong: string };

const MAX_YEN = 9_999_999_999;
const MAX_TEXT = 1_000;
/** `2026/1/5`, `２０２６－０１－０５`, `2026年1月5日` → `2026-01-05`; undefined for anything else. */
export function dayOf(text: string): string | undefined {
  const plain = text.normalize("NFKC").trim();
  const [, year, month, date] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain) ?? [];
  if (!year || !month || !date) return undefined;
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const at = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  return isReal && year >= "1900" && year <= "2999" ? day : undefined;
}

const isWebUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const quoted = (text: string) => `「${text.slice(0, 30)}」`;

function readText(text: string, { type, options }: CellColumn): ReadCell {
  switch (type) {
    case "memo":
      return { value: text };
    case "text":
    case "member":
      return textLength(text) > MAX_TEXT
        ? { wrong: `${MAX_TEXT.toLocaleString("ja-JP")}文字を超えています。短くしてください。` }
        : { value: text };
    case "number":
    case "yen": {
      const value = numberOf(text);
      return value === undefined
        ? { wrong: `${quoted(text)}を数として読み取れません。12000 や 5万 の形で入力してください。` }
        : readNumber(value, type);
    }
    case "date": {
      const value = dayOf(text);
      return value ? { value } : { wrong: "日付は YYYY-MM-DD の形で入力してください。" };
    }
    case "select": {
      const value = text.trim();
      return options.includes(value)
        ? { value }
        : { wrong: `${quoted(value)}は選択肢にありません。${options.join("、")}から選んでください。` };
    }
    case "url": {
      const value = text.trim();
      return isWebUrl(value) && textLength(value) <= MAX_TEXT
        ? { value }
        : { wrong: "http:// または https:// で始まるURLを入力してください。" };
    }
    case "check":
      return { wrong: "チェックの有無を指定してください。" };
  }
}

function readNumber(value: number, type: CellColumn["type"]): ReadCell {
  if (type === "number") {
    return Number.isFinite(value) ? { value } : { wrong: "数値で入力してください。" };
  }
  if (type !== "yen") return { wrong: "文字で入力してください。" };
  if (!Number.isSafeInteger(value) || value < 0) return { wrong: "金額は0円以上の整数で入力してください。" };
  return value > MAX_YEN ? { wrong: "金額が大きすぎます。桁を確かめてください。" } : { value };
}

/** A value for a cell of the column. Blank clears it; an unchecked check is false. */
export function readCell(value: CellValue, column: CellColumn): ReadCell {
  if (column.type === "check") {
    if (value === null || value === "") return { value: false };
    return typeof value === "boolean" ? { value } : { wrong: "チェックの有無を指定してください。" };
  }
  if (value === null || value === "") return { value: column.type === "memo" ? "" : null };
  if (typeof value === "boolean")
    return { wrong: "この列にチェックは付けられません。値を入力してください。" };
  if (typeof value === "string") return readText(value, column);
  const isTyped = column.type === "number" || column.type === "yen";
  return isTyped ? readNumber(value, column.type) : readText(String(value), column);
}

const isBlank = (value: CellValue) => value === null || value === "" || value === false;

/** Whether two values look the same in a cell: blank is blank, however it is written. */
export const isSameValue = (a: CellValue, b: CellValue): boolean => a === b || (isBlank(a) && isBlank(b));
