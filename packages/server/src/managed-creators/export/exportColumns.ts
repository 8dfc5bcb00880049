import {
  type CustomFieldLook,
  type CustomKey,
  customFieldOf,
  customKey,
  type ExportColumn,
  exportColumns,
  type Field,
  type FieldValue,
  fieldWords,
  importFieldLabels,
  isCustomKey,
  isSeenBy,
  type ManagedCreator,
  managedCreatorFields,
  type Platform,
  platformLabels,
  platforms,
} from "@tsumugi/contract";
import { dayInJapan } from "../../core/clock.ts";
import type { CsvCell } from "../../core/csv/index.ts";

type Column = readonly [title: string, cell: (creator: ManagedCreator) => CsvCell];

const accountOn = (platform: Platform, { accounts }: ManagedCreator) =>
  accounts.find((account) => account.platform === platform);

/** A second account on a platform has no column of its own: platform, name and followers as an import reads them. */
const furtherAccounts = (creator: ManagedCreator): string =>
  creator.accounts
    .filter((account) => account !== accountOn(account.platform, creator))
    .map(
      ({ platform, handle, follower_count }) =>
        `${platformLabels[platform]} ${handle}${follower_count === null ? "" : `（${follower_count}人）`}`,
    )
    .join("、");

/** Under the import's own words, so that an exported file comes back in as it is. */
const accountColumns: readonly Column[] = [
  ...platforms.flatMap((platform): Column[] => [
    [importFieldLabels[platform], (c) => accountOn(platform, c)?.handle],
    [importFieldLabels[`${platform}_followers`], (c) => accountOn(platform, c)?.follower_count],
  ]),
  [importFieldLabels.other_accounts, furtherAccounts],
];

/** A cell that a spreadsheet can count and sort: numbers and days as they are, everything else in words. */
function cellOf(field: Field, value: FieldValue): CsvCell {
  if (value === null || value === undefined) return value;
  if (typeof value === "number") return value;
  if (typeof value !== "string") return fieldWords(field, value);
  if (field.kind === "time") return dayInJapan(new Date(value));
  return field.kind === "day" ? value : fieldWords(field, value);
}

type Columns = readonly (ExportColumn | CustomKey)[];

/** What a file needs to know of the company. */
export interface OfCompany {
  /** Its own fields; without chosen columns those in use stand at the end. One that is not among them is no column. */
  readonly own: readonly (CustomFieldLook & { readonly archived_at: Date | null })[];
  /** Its members by uid, as an import finds them. */
  readonly members: ReadonlyMap<string, string>;
}

const columnsOf = (name: ExportColumn | CustomKey, { own, members }: OfCompany): readonly Column[] => {
  if (isCustomKey(name)) {
    const look = own.find(({ uid }) => customKey(uid) === name);
    return look
      ? [[look.label, ({ custom_values }) => cellOf(customFieldOf(look), custom_values[look.uid])]]
      : [];
  }
  if (name === "accounts") return accountColumns;
  const field: Field = managedCreatorFields[name];
  if (name === "owner")
    return [[field.label, ({ owner }) => owner && (members.get(owner.uid) ?? owner.name)]];
  return [[field.label, (creator) => cellOf(field, creator[name])]];
};

/** Of the call that names no columns. */
const usual = exportColumns.filter((name) => {
  const { csv }: Field = managedCreatorFields[name];
  return csv?.export !== "on_request";
});

/** Columns of the file in their order; the fee only for those who see fees. */
export const fileColumns = (
  chosen: Columns | undefined,
  canSeeFees: boolean,
  company: OfCompany,
): Column[] => {
  const inUse = company.own.filter(({ archived_at }) => !archived_at);
  return [...new Set(chosen ?? [...usual, ...inUse.map(({ uid }) => customKey(uid))])]
    .filter((name) => isCustomKey(name) || isSeenBy(managedCreatorFields[name], { canSeeFees }))
    .flatMap((name) => columnsOf(name, company));
};
