import { showDay } from "../../../format/day.ts";
import { dayText, formatInteger, formatYen } from "../../../format/format.ts";
import { beyondNumbers, parseInteger, parseNumber } from "../../../format/normalize.ts";
import { numberProblem } from "../../../format/numberProblem.ts";
import { dayProblem, parseDay } from "../../../format/parseDay.ts";
import { japanese, type Word } from "../../../words/word.ts";
import type { SelectOption } from "../../Select/Select.tsx";

/** The value of a cell. Days are `YYYY-MM-DD`; null is blank. */
export type CellValue = string | number | boolean | null;

/** A parsed text, or why it could not be parsed. */
export type ParsedCell = { value: CellValue } | { error: string };

export interface CellEditor<Row> {
  /** 入力の種類。 */
  type: "text" | "number" | "yen" | "date" | "select" | "checkbox";
  /** 何行も書ける欄。Alt+Enter で改行します。 */
  multiline?: boolean;
  /** いまの値。既定は、列の鍵と同じ名前の項目。 */
  value?: (row: Row) => CellValue;
  /** 新しい値を入れた行。保存のあいだ、これを見せます。既定は、列の鍵と同じ名前の項目を替えたもの。 */
  set?: (row: Row, value: CellValue) => Row;
  /** `select` の候補。 */
  options?: readonly SelectOption[];
  /** この行で直せないとき、true か理由の文。 */
  readOnly?: (row: Row) => boolean | string;
  /** 空にできません。 */
  required?: boolean;
  /** 打つか貼った文字の読み方。既定は `type` に応じ、全角の数字、¥、円、カンマも読みます。 */
  parse?: (text: string, row: Row) => ParsedCell;
  /** 値の検査。だめなら、原因と直し方の文を返します。 */
  validate?: (value: CellValue, row: Row) => string | undefined;
}

const YES = new Set(["true", "1", "はい", "済", "済み", "✓", "✔", "☑", "○", "〇", "on", "yes"]);
const NO = new Set(["", "false", "0", "いいえ", "未", "☐", "×", "✕", "off", "no", "-", "–"]);

type Reader = (text: string, options: readonly SelectOption[], today: string, word: Word) => ParsedCell;

const readers: Record<CellEditor<never>["type"], Reader> = {
  text: (text) => ({ value: text.replace(/\s+$/, "") || null }),
  number: (text, _options, _today, word) =>
    number(text, word("数字で入力してください。例: 12,000"), "", word),
  yen: (text, _options, _today, word) =>
    number(text, word("金額は円の数字で入力してください。例: 30,000"), word("円"), word),
  date: (text, _, today, word) => {
    const error = dayProblem(text, { today }, word);
    return error ? { error } : { value: parseDay(text, { today }) ?? null };
  },
  select: (text, options, _today, word) => {
    const plain = text.trim();
    const named = options.filter(({ label, disabled }) => plain === label && !disabled);
    if (named.length > 1)
      return {
        error: word("「{text}」は{count}件あります。セルの一覧から選んでください。", {
          text: plain,
          count: named.length,
        }),
      };
    const found = options.find(({ label, value }) => plain === label || plain === value);
    if (found && !found.disabled) return { value: found.value || null };
    if (plain === "") return { value: null };
    const names = options.filter(({ disabled }) => !disabled).map(({ label }) => label);
    return {
      error: word("「{text}」は選べません。{names}から選んでください。", {
        text: plain,
        names: names.join(word("、")),
      }),
    };
  },
  checkbox: (text, _options, _today, word) => {
    const plain = text.normalize("NFKC").trim().toLowerCase();
    if (YES.has(plain) || plain === word("はい").toLowerCase()) return { value: true };
    return NO.has(plain) || plain === word("いいえ").toLowerCase()
      ? { value: false }
      : { error: word("「はい」か「いいえ」で入力してください。") };
  },
};

/** `error` is said of what is no number at all; of one that is refused, what is wrong with it. */
function number(text: string, error: string, unit: string, word: Word): ParsedCell {
  const value = parseInteger(text);
  if (value !== undefined) return { value };
  const isNumber = parseNumber(text, 12) !== undefined || beyondNumbers(text) !== 0;
  return { error: (isNumber && numberProblem(text, { unit }, word)) || error };
}

/**
 * Parses a text typed or pasted into one cell by the editor's own `parse` or that of its type, then validates
 * it.
 *
 * @param today `YYYY-MM-DD` in JST, for days without a year
 */
export function parseCell<Row>(
  editor: CellEditor<Row>,
  text: string,
  row: Row,
  today: string,
  word: Word = japanese,
): ParsedCell {
  const parsed = editor.parse?.(text, row) ?? readers[editor.type](text, editor.options ?? [], today, word);
  return checked(editor, parsed, row, word);
}

/** The value of an option that was picked from the list, and not by its name: two people may have the same. */
export function pickCell<Row>(
  editor: CellEditor<Row>,
  picked: SelectOption,
  row: Row,
  word: Word = japanese,
): ParsedCell {
  const parsed = editor.parse?.(picked.label, row) ?? { value: picked.value || null };
  return checked(editor, parsed, row, word);
}

function checked<Row>(editor: CellEditor<Row>, parsed: ParsedCell, row: Row, word: Word): ParsedCell {
  if ("error" in parsed) return parsed;
  if (editor.required && (parsed.value === null || parsed.value === ""))
    return { error: word("空にはできません。値を入力してください。") };
  const message = editor.validate?.(parsed.value, row);
  return message ? { error: message } : parsed;
}

/**
 * The value as it is copied and pasted: a select by its label, a day as `2026/11/20`, numbers without
 * separators.
 */
export function cellText<Row>(editor: CellEditor<Row>, value: CellValue, word: Word = japanese): string {
  if (value === null) return "";
  if (editor.type === "checkbox") return word(value ? "はい" : "いいえ");
  if (editor.type === "select")
    return editor.options?.find((option) => option.value === value)?.label ?? String(value);
  if (editor.type === "date") return showDay(String(value));
  return String(value);
}

/** The value as it is read aloud and shown: `¥30,000`, `2026/11/20(金)`. */
export function cellLabel<Row>(editor: CellEditor<Row>, value: CellValue, word: Word = japanese): string {
  if (value === null || value === "") return word("空");
  if (editor.type === "yen") return formatYen(Number(value));
  if (editor.type === "number") return formatInteger(Number(value));
  return editor.type === "date" ? dayText(String(value), word) : cellText(editor, value, word);
}

const fields = <Row>(row: Row) => row as Record<string, CellValue | undefined>;

/** The value of a cell by its editor, or by the field named like the column. */
export const cellValue = <Row>(editor: CellEditor<Row>, key: string, row: Row): CellValue =>
  (editor.value ? editor.value(row) : fields(row)[key]) ?? null;

/** The row as it will be once the value is saved. */
export const withValue = <Row>(editor: CellEditor<Row>, key: string, row: Row, value: CellValue): Row =>
  editor.set ? editor.set(row, value) : { ...row, [key]: value };

/** A phone's keys of whole numbers have no point; a cell that reads its numbers itself may take one. */
export const keysOf = <Row>({ type, parse }: CellEditor<Row>): "text" | "decimal" | "numeric" => {
  if (type !== "number" && type !== "yen") return "text";
  return parse ? "decimal" : "numeric";
};
