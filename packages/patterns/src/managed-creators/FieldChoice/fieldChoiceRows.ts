import {
  ACCOUNT_FIELD,
  type AccountsToMerge,
  type AccountWords,
  accountField,
  type BankAccount,
  bankAccountTypeLabels,
  type CustomFieldLook,
  customFieldOf,
  customKey,
  type Field,
  type FieldValue,
  fieldWords,
  type MergeField,
  managedCreatorFields,
  mergeFields,
  type OpenCreator,
} from "@tsumugi/contract";
import type { CreatorProfileLook } from "../CreatorProfile/CreatorProfile.tsx";

/** Which of the two is kept for one field; `both` only where lists can be joined. */
export type FieldSide = "left" | "right" | "both";
export type FieldChoices = Readonly<Record<string, FieldSide>>;

export interface FieldChoiceRow {
  /** 記録の項目の名前。 */
  key: string;
  /** 画面に出す項目の名前。 */
  label: string;
  /** 左の記録の値。画面に出す言葉で、なければ空です。`picture` なら画像のアドレスです。 */
  left: string;
  /** 右の記録の値。書き方は `left` と同じです。 */
  right: string;
  /** 値が画像のアドレスか。 */
  picture?: boolean;
  /** 並びの項目か。「両方を残す」を選べます。 */
  joinable?: boolean;
}

/** A company's record as a side of a merge. */
export type CreatorRecordLook = CreatorProfileLook;

/** A picture is shown, and everything else said. */
const said = (field: Field, value: FieldValue) =>
  fieldWords(field, value, { separator: field.kind === "accounts" ? "\n" : "、" });

/** Of an account who it is; how many follow is no reason to keep another one. */
const named = (accounts: readonly AccountWords[]) =>
  accounts.map(({ platform, handle }) => ({ platform, handle }));

const rowOf = (name: MergeField, left: FieldValue, right: FieldValue): FieldChoiceRow => {
  const field: Field = managedCreatorFields[name];
  return {
    key: name,
    label: field.label,
    left: said(field, left),
    right: said(field, right),
    picture: field.kind === "image",
    joinable: isList(field),
  };
};

const isList = ({ kind, merge }: Field) =>
  merge === "both" && (kind === "tags" || kind === "genres" || kind === "accounts");

function heldIn(name: MergeField, record: CreatorRecordLook): FieldValue {
  if (name === "accounts") return named(record.accounts);
  // The code stands before the address that goes with it.
  if (name !== "address") return record[name];
  return [record.postal_code && `〒${record.postal_code}`, record.address].filter(Boolean).join(" ");
}

/** Two records of the company, field by field. */
export const mergeRows = (
  left: CreatorRecordLook,
  right: CreatorRecordLook,
  customFields: readonly CustomFieldLook[] = [],
): FieldChoiceRow[] => [
  ...mergeFields.map((name) => rowOf(name, heldIn(name, left), heldIn(name, right))),
  ...customFields.map((look): FieldChoiceRow => {
    const words = ({ custom_values }: CreatorRecordLook) =>
      fieldWords(customFieldOf(look), custom_values[look.uid]);
    return { key: customKey(look.uid), label: look.label, left: words(left), right: words(right) };
  }),
];

const accountWords = ({ bank_name, branch_name, kind, number, holder_kana }: BankAccount) =>
  [`${bank_name} ${branch_name}`, `${bankAccountTypeLabels[kind]} ${number}`, holder_kana].join("\n");

/**
 * The account to pay to, whole with its holder, where the person may choose it or both have the same. Otherwise there
 * is nothing to choose here.
 */
export function accountRows(accounts: AccountsToMerge | undefined): FieldChoiceRow[] {
  if (!accounts) return [];
  const { choice, has_kept, has_absorbed } = accounts;
  const isSame = choice === "settled" && has_kept && has_absorbed;
  if (choice !== "open" && !isSame) return [];
  const words = (account: BankAccount | null) => (account ? accountWords(account) : isSame ? "登録済み" : "");
  const [left, right] = [words(accounts.kept), words(accounts.absorbed)];
  return [{ key: ACCOUNT_FIELD, label: accountField.label, left, right }];
}

/** A record (left) beside the public profile (right): only what a profile holds. */
export const connectRows = (
  record: CreatorRecordLook,
  creator: Pick<OpenCreator, "name" | "image" | "genres" | "accounts">,
): FieldChoiceRow[] => [
  rowOf("display_name", record.display_name, creator.name),
  rowOf("image", record.image, creator.image),
  rowOf("genres", record.genres, creator.genres),
  rowOf("accounts", named(record.accounts), named(creator.accounts)),
];

export const differs = ({ left, right }: FieldChoiceRow) => left !== right;

/** Both have something, and not the same: only a person can tell which is right. */
export const isConflict = (row: FieldChoiceRow) => differs(row) && row.left !== "" && row.right !== "";

/** What stands before anybody chooses: the side that has something, both for lists, else the left. */
export const defaultChoices = (rows: readonly FieldChoiceRow[]): FieldChoices =>
  Object.fromEntries(
    rows.filter(differs).map((row): [string, FieldSide] => {
      if (row.left === "") return [row.key, "right"];
      if (row.right === "") return [row.key, "left"];
      return [row.key, row.joinable ? "both" : "left"];
    }),
  );
