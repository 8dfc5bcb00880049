import { searchKey } from "../../format/normalize.ts";
import { japanese, type Word } from "../../words/word.ts";

export interface ComboboxOption {
  /** 選んだときの値。 */
  value: string;
  /** 候補の名前。 */
  label: string;
  /** 2 行目。 */
  description?: string;
  /** これでも見つかる言葉。かな、略称、アカウント名。 */
  keywords?: string;
  /** 同じ名前の候補を、その見出しの下に並べます。 */
  group?: string;
  /** 選べません。 */
  disabled?: boolean;
}

/** The source of the options, shared by the single and the multiple combobox. */
export interface ChoiceSource {
  /** 候補。 */
  options: readonly ComboboxOption[];
  /**
   * 探すのは呼ぶ側（サーバーなど）で、結果を options に渡します。文字が変わるたびに呼ばれ、変換中は呼ばれません。
   * 間引きは呼ぶ側でし、待つ間も `loading` にします。
   */
  onSearch?: (text: string) => void;
  /** 候補の読み込み中。 */
  loading?: boolean;
  /** 候補を読み込めなかった理由。`onRetry` があれば、やり直す行が出ます。 */
  error?: string | undefined;
  /** 候補をもう一度読み込みます。 */
  onRetry?: () => void;
  /** どの候補にも当たらない文字に「『〇〇』を追加」を出します。 */
  onCreate?: (text: string) => void;
}

/** What a list shows: options, 「『〇〇』を追加」, 「もう一度読み込む」. */
export type ChoiceRow =
  | { kind: "option"; option: ComboboxOption }
  | { kind: "create"; text: string }
  | { kind: "retry" };

/** Maximum number of rows; a line below asks for a narrower search. */
export const ROW_LIMIT = 100;

/** Latin letters at the end of a text under conversion are half a syllable: はn, はなk. */
export const settledText = (text: string, isComposing: boolean) =>
  isComposing ? text.replace(/[a-zａ-ｚ]+$/i, "") : text;

interface ChoiceInput {
  options: readonly ComboboxOption[];
  /** The search text; "" shows all. */
  query: string;
  /** The caller searches: show the options as they come. */
  isSearchedElsewhere: boolean;
  canCreate: boolean;
  failed: boolean;
}

export interface Choices {
  rows: ChoiceRow[];
  /** Options left out of the list. */
  hiddenCount: number;
}

export function choicesOf({ options, query, isSearchedElsewhere, canCreate, failed }: ChoiceInput): Choices {
  const key = searchKey(query);
  const found =
    key === "" || isSearchedElsewhere
      ? options
      : options.filter((option) => searchKey(`${option.label}\n${option.keywords ?? ""}`).includes(key));
  const groups = [...new Set(found.map((option) => option.group))];
  const grouped =
    groups.length > 1 ? groups.flatMap((name) => found.filter((one) => one.group === name)) : found;
  const rows: ChoiceRow[] = grouped.slice(0, ROW_LIMIT).map((option) => ({ kind: "option", option }));
  const text = query.trim();
  if (canCreate && text !== "" && !options.some((option) => searchKey(option.label) === key))
    rows.push({ kind: "create", text });
  if (failed) rows.push({ kind: "retry" });
  return { rows, hiddenCount: Math.max(0, grouped.length - ROW_LIMIT) };
}

export const rowText = (row: ChoiceRow | null, word: Word = japanese) =>
  row === null
    ? ""
    : row.kind === "option"
      ? row.option.label
      : row.kind === "create"
        ? word("「{name}」を追加", { name: row.text })
        : word("もう一度読み込む");

interface ChoiceStatus extends Choices {
  query: string;
  loading: boolean;
  error?: string | undefined;
}

/** The status line under the list, which is also announced; undefined if not needed. */
export function choiceStatus(
  { rows, hiddenCount, query, loading, error }: ChoiceStatus,
  word: Word = japanese,
): string | undefined {
  if (loading) return word("候補を読み込んでいます…");
  if (error) return error;
  if (hiddenCount > 0) return word("ほか{count}件。文字を入れると絞り込めます。", { count: hiddenCount });
  if (rows.some((row) => row.kind === "option")) return undefined;
  const text = query.trim();
  return text === ""
    ? word("候補はありません。")
    : word("「{text}」に当てはまる候補はありません。", { text });
}
