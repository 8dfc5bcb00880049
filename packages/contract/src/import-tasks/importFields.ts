import { atLeastOne, type ImportKey, importNames } from "../core/fields.ts";
import { managedCreatorFields } from "../managed-creators/managed-creators.fields.ts";
import { type Platform, platformLabels, platforms } from "../shared/enums.ts";

type ImportKeyOfRecord = ImportKey<typeof managedCreatorFields>;

/** Fields that a column may be mapped onto. Several columns onto one field are refused, tags and genres included. */
export type ImportField = Exclude<ImportKeyOfRecord, "accounts"> | Platform | `${Platform}_followers`;

/** An account is two columns of its platform: who it is, and how many follow. */
const accountFields = platforms.flatMap((platform): ImportField[] => [platform, `${platform}_followers`]);

export const importFields = atLeastOne(
  importNames(managedCreatorFields).flatMap((name): ImportField[] =>
    name === "accounts" ? accountFields : [name],
  ),
);

const accountLabels = platforms.flatMap((platform): [ImportField, string][] => {
  const people = platform === "youtube" ? "登録者数" : "フォロワー数";
  const name = platformLabels[platform];
  return [
    [platform, `${name} アカウント`],
    [`${platform}_followers`, `${name} ${people}`],
  ];
});

/** Headers of the columns, as a file that we write has them. */
export const importFieldLabels = Object.fromEntries(
  importNames(managedCreatorFields).flatMap((name): [ImportField, string][] =>
    name === "accounts" ? accountLabels : [[name, managedCreatorFields[name].label]],
  ),
) as Readonly<Record<ImportField, string>>;
