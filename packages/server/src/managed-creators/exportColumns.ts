import {
  type ExportColumn,
  entityTypeLabels,
  type ImportField,
  importFieldLabels,
  type ManagedCreator,
  type Platform,
  platformLabels,
  platforms,
  relationshipStageLabels,
} from "@tsumugi/contract";
import { dayInJapan } from "../core/clock.ts";
import type { CsvCell } from "../core/csv/index.ts";

type Column = readonly [title: string, cell: (creator: ManagedCreator) => CsvCell];

/** The import's own words, so that an exported file comes back in as it is. */
const field = (name: ImportField, cell: Column[1]): Column => [importFieldLabels[name], cell];

const accountOn = (platform: Platform, { accounts }: ManagedCreator) =>
  accounts.find((account) => account.platform === platform);

/** A second account on a platform has no column of its own. */
const furtherAccounts = (creator: ManagedCreator): string =>
  creator.accounts
    .filter((account) => account !== accountOn(account.platform, creator))
    .map(({ platform, handle }) => `${platformLabels[platform]} ${handle}`)
    .join("、");

const day = (at: string | null) => at && dayInJapan(new Date(at));

const columns: Readonly<Record<ExportColumn, readonly Column[]>> = {
  display_name: [field("display_name", (c) => c.display_name)],
  real_name: [field("real_name", (c) => c.real_name)],
  kana: [field("kana", (c) => c.kana)],
  genres: [field("genres", (c) => c.genres.map(({ name }) => name).join("、"))],
  tags: [field("tags", (c) => c.tags.join("、"))],
  owner: [["担当者", (c) => c.owner?.name]],
  stage: [field("stage", (c) => relationshipStageLabels[c.stage])],
  email: [field("email", (c) => c.email)],
  phone: [field("phone", (c) => c.phone)],
  agency: [field("agency", (c) => c.agency)],
  postal_code: [field("postal_code", (c) => c.postal_code)],
  address: [field("address", (c) => c.address)],
  accounts: [
    ...platforms.flatMap((platform) => [
      field(platform, (c) => accountOn(platform, c)?.handle),
      field(`${platform}_followers`, (c) => accountOn(platform, c)?.follower_count),
    ]),
    ["ほかのアカウント", furtherAccounts],
  ],
  follower_count: [["フォロワー数の合計", (c) => c.follower_count]],
  memo: [field("memo", (c) => c.memo)],
  invoice_registration_number: [field("invoice_registration_number", (c) => c.invoice_registration_number)],
  invoice_checked_on: [["登録番号の確認日", (c) => c.invoice_checked_on]],
  entity_type: [field("entity_type", (c) => entityTypeLabels[c.entity_type])],
  withholding_default: [["源泉徴収", (c) => c.withholding_default]],
  competitor_exclusion_until: [["競合排除の期限", (c) => c.competitor_exclusion_until]],
  secondary_use_until: [["二次利用の期限", (c) => c.secondary_use_until]],
  last_contact_at: [["最終連絡日", (c) => day(c.last_contact_at)]],
  created_at: [["登録日", (c) => day(c.created_at)]],
  created_by: [["登録した人", (c) => c.created_by?.name]],
  updated_at: [["更新日", (c) => day(c.updated_at)]],
  last_fee: [field("last_fee", (c) => c.last_fee)],
};

/** Of the call that names no columns. */
const usual = Object.keys(columns).filter(
  (name) => !["invoice_checked_on", "last_contact_at", "updated_at"].includes(name),
) as ExportColumn[];

/** Columns of the file in their order; the fee only for those who see fees. */
export const fileColumns = (chosen: readonly ExportColumn[] | undefined, canSeeFees: boolean): Column[] =>
  [...new Set(chosen ?? usual)]
    .filter((name) => canSeeFees || name !== "last_fee")
    .flatMap((name) => columns[name]);
