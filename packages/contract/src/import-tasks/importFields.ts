import { atLeastOne, type ImportKey, importNames } from "../core/fields.ts";
import type { CustomKey } from "../custom-fields/custom-fields.constants.ts";
import { managedCreatorFields } from "../managed-creators/managed-creators.fields.ts";
import { type Platform, platformLabels, platforms } from "../shared/enums.ts";

type ImportKeyOfRecord = ImportKey<typeof managedCreatorFields>;

/** Fields that a column may be mapped onto. Several columns onto one field are refused, tags and genres included. */
export type ImportField = BuiltInImportField | CustomKey;
export type BuiltInImportField =
  | Exclude<ImportKeyOfRecord, "accounts">
  | Platform
  | `${Platform}_followers`
  | "other_accounts"
  | RowPlatformField;

/** A list with one account a row names its platform in a column of its own. */
const rowPlatformFields = ["platform", "account", "account_followers"] as const;
type RowPlatformField = (typeof rowPlatformFields)[number];

/** An account is two columns of its platform: who it is, and how many follow. Further ones share a column. */
const accountFields: BuiltInImportField[] = [
  ...platforms.flatMap((platform): BuiltInImportField[] => [platform, `${platform}_followers`]),
  "other_accounts",
  ...rowPlatformFields,
];

export const importFields = atLeastOne(
  importNames(managedCreatorFields).flatMap((name): BuiltInImportField[] =>
    name === "accounts" ? accountFields : [name],
  ),
);

/** Columns of a file that we write or propose: there each platform has its own. */
export const templateFields = importFields.filter(
  (field) => !rowPlatformFields.some((name) => name === field),
);

const accountLabels: [BuiltInImportField, string][] = [
  ...platforms.flatMap((platform): [BuiltInImportField, string][] => {
    const people = platform === "youtube" ? "登録者数" : "フォロワー数";
    const name = platformLabels[platform];
    return [
      [platform, `${name} アカウント`],
      [`${platform}_followers`, `${name} ${people}`],
    ];
  }),
  ["other_accounts", "ほかのアカウント"],
  ["platform", "媒体"],
  ["account", "アカウント（媒体の列で決まる）"],
  ["account_followers", "フォロワー数（媒体の列で決まる）"],
];

/** Headers of the columns, as a file that we write has them. */
export const importFieldLabels = Object.fromEntries(
  importNames(managedCreatorFields).flatMap((name): [BuiltInImportField, string][] =>
    name === "accounts" ? accountLabels : [[name, managedCreatorFields[name].label]],
  ),
) as Readonly<Record<BuiltInImportField, string>>;
