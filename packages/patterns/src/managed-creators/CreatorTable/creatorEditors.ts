import {
  type CustomFieldLook,
  type CustomValue,
  customFieldOf,
  editableNames,
  type Field,
  inOneLine,
  isBlankCustom,
  managedCreatorFields,
  textLength,
} from "@tsumugi/contract";
import { type CellEditor, type CellValue, type ParsedCell, parseCell } from "@tsumugi/ui";
import { normalizers, textProblem } from "../../shared/fieldRules.ts";
import { optionsOf } from "../../shared/optionsOf.ts";
import { parseDecimal } from "../../shared/parseDecimal.ts";
import type { OptionLook } from "../../shared/types.ts";
import type { CreatorRowLook } from "../creators.types.ts";

type Editor = CellEditor<CreatorRowLook>;

const { max: MAX_TAGS, maxEach: MAX_TAG } = managedCreatorFields.tags;

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
  if (tags.length > MAX_TAGS) return { error: `タグは${MAX_TAGS}個までです。減らしてください。` };
  const long = tags.find((tag) => textLength(tag) > MAX_TAG);
  return long
    ? { error: `「${long}」は長すぎます。${MAX_TAG}文字以内にしてください。` }
    : { value: tags.join("、") };
}

const archived = (row: CreatorRowLook) =>
  row.archived_at === null ? false : "アーカイブ中です。元に戻してから変更してください。";

/** A cell of a spreadsheet may hold several lines; a name or an address holds one. */
const asTyped = (typed: string) => typed;

/** A text of the record; blank stays blank, never null. */
function text(key: string, field: Field): Editor {
  const normalize = normalizers[field.kind] ?? (field.kind === "multiline" ? asTyped : inOneLine);
  return {
    type: "text",
    readOnly: archived,
    required: field.required,
    parse: (typed) => ({ value: normalize(typed).trim() }),
    validate: (value) => (value ? textProblem(field, String(value)) : undefined),
    set: (row, value) => ({ ...row, [key]: value ?? "" }),
  };
}

const plain = (type: Editor["type"]): Editor => ({ type, readOnly: archived });

/** The day of the check belongs to the number, and both are looked at together in the form. */
const inFormOnly: ReadonlySet<string> = new Set(["invoice_registration_number", "invoice_checked_on"]);

/** How a cell of a field is typed; undefined where it is chosen in the form: accounts, genres, pictures. */
function editorOf(key: string, field: Field, owners: readonly OptionLook[]): Editor | undefined {
  switch (field.kind) {
    case "text":
    case "multiline":
    case "email":
    case "phone":
    case "postal_code":
    case "registration_number":
      return text(key, field);
    case "choice":
      // One that begins with nothing can be left so.
      return field.initial === ""
        ? { ...plain("select"), options: [{ value: "", label: "未設定" }, ...optionsOf(field.choices)] }
        : { ...plain("select"), options: optionsOf(field.choices), required: true };
    case "number":
      return { ...plain("number"), parse: parseDecimal };
    case "yen":
      return plain("yen");
    case "yes_no":
      // A question that may be left open stays so where a blank cell is pasted.
      return field.words
        ? {
            ...plain("checkbox"),
            parse: (text, row) =>
              text.trim() === "" ? { value: null } : parseCell(plain("checkbox"), text, row, ""),
          }
        : plain("checkbox");
    case "day":
      return plain("date");
    case "tags":
      return {
        ...plain("text"),
        value: (row) => row.tags.join("、"),
        parse: parseTags,
        set: (row, value) => ({ ...row, tags: readTags(String(value ?? "")) }),
      };
    case "member":
      return {
        ...plain("select"),
        options: [{ value: "", label: "未設定" }, ...owners],
        value: (row) => row.owner?.uid ?? null,
        set: (row, value: CellValue) => {
          const found = owners.find((one) => one.value === value);
          return { ...row, owner: found ? { uid: found.value, name: found.label, image: null } : null };
        },
      };
    default:
      return undefined;
  }
}

/** What can be typed straight into the table, by column. */
export const creatorEditors = (owners: readonly OptionLook[]): Readonly<Record<string, Editor>> =>
  Object.fromEntries(
    editableNames(managedCreatorFields).flatMap((name) => {
      const editor = inFormOnly.has(name) ? undefined : editorOf(name, managedCreatorFields[name], owners);
      return editor ? [[name, editor]] : [];
    }),
  );

/** How a cell of one of the company's own fields is typed: by its declaration, and kept among the record's own values. */
export function customEditor(look: CustomFieldLook): Editor | undefined {
  const editor = editorOf(look.uid, customFieldOf(look), []);
  return (
    editor && {
      ...editor,
      value: ({ custom_values }) => custom_values[look.uid] ?? null,
      set: (row, value) => {
        const { [look.uid]: _, ...others } = row.custom_values;
        const isBlank = isBlankCustom(value);
        return {
          ...row,
          custom_values: isBlank ? others : { ...others, [look.uid]: value as CustomValue },
        };
      },
    }
  );
}
