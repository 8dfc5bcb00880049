import type { CellEditor, CellValue, ParsedCell } from "@tsumugi/ui";
import { normalizeAddress, normalizePhone, normalizePostalCode } from "@tsumugi/ui/format";
import { entityOptions, stageOptions } from "../../shared/labels.ts";
import type { OptionLook } from "../../shared/types.ts";
import { EMAIL, EMAIL_PROBLEM } from "../CreatorForm/email.ts";
import type { CreatorRowLook } from "../creators.types.ts";

type Editor = CellEditor<CreatorRowLook>;

const TAGS = 30;

/** Words as one cell holds them: `秋冬、東京`. */
export const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,、，\n\t]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

function parseTags(text: string): ParsedCell {
  const tags = readTags(text);
  if (tags.length > TAGS) return { error: `タグは${TAGS}個までです。減らしてください。` };
  const long = tags.find((tag) => tag.length > 40);
  return long ? { error: `「${long}」は長すぎます。40文字以内にしてください。` } : { value: tags.join("、") };
}

const archived = (row: CreatorRowLook) =>
  row.archived_at === null ? false : "アーカイブ中です。元に戻してから変更してください。";

/** A cell of a spreadsheet may hold several lines; a name or an address holds one. */
const oneLine = (typed: string) => typed.replace(/\s*[\r\n]+\s*/g, " ");
const asTyped = (typed: string) => typed;

/** A text of the record; blank stays blank, never null. */
const text = (key: keyof CreatorRowLook, normalize: (text: string) => string = oneLine): Editor => ({
  type: "text",
  readOnly: archived,
  parse: (typed) => ({ value: normalize(typed).trim() }),
  set: (row, value) => ({ ...row, [key]: value ?? "" }),
});

const plain = (type: Editor["type"], options?: readonly OptionLook[]): Editor => ({
  type,
  readOnly: archived,
  ...(options && { options, required: true }),
});

/** What can be typed straight into the table, by column. Accounts and genres are chosen in the form. */
export const creatorEditors = (owners: readonly OptionLook[]): Readonly<Record<string, Editor>> => ({
  display_name: { ...text("display_name"), required: true },
  stage: plain("select", stageOptions),
  tags: {
    type: "text",
    readOnly: archived,
    value: (row) => row.tags.join("、"),
    parse: parseTags,
    set: (row, value) => ({ ...row, tags: readTags(String(value ?? "")) }),
  },
  owner: {
    type: "select",
    readOnly: archived,
    options: [{ value: "", label: "未設定" }, ...owners],
    value: (row) => row.owner?.uid ?? null,
    set: (row, value: CellValue) => {
      const found = owners.find((one) => one.value === value);
      return { ...row, owner: found ? { uid: found.value, name: found.label, image: null } : null };
    },
  },
  real_name: text("real_name"),
  kana: text("kana"),
  email: {
    ...text("email", normalizeAddress),
    validate: (value) => (value === "" || EMAIL.test(String(value)) ? undefined : EMAIL_PROBLEM),
  },
  phone: text("phone", normalizePhone),
  agency: text("agency"),
  postal_code: text("postal_code", normalizePostalCode),
  address: text("address"),
  memo: text("memo", asTyped),
  last_fee: plain("yen"),
  entity_type: plain("select", entityOptions),
  withholding_default: plain("checkbox"),
  competitor_exclusion_until: plain("date"),
  secondary_use_until: plain("date"),
});
