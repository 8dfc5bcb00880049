import {
  entityTypeLabels,
  type ImportField,
  importFieldLabels,
  type ManagedCreator,
  type Platform,
  platformLabels,
  platforms,
  relationshipStageLabels,
} from "@tsumugi/contract";
import { hasFeature, type MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import type { CsvCell } from "../core/csv/index.ts";
import { csvResponse } from "../core/csvResponse.ts";
import { AppError } from "../core/errors.ts";
import { list, refuseFeeOrder } from "./managed-creators.service.ts";
import type { ListQuery } from "./managedCreatorList.ts";

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

const columns: readonly Column[] = [
  field("display_name", (c) => c.display_name),
  field("real_name", (c) => c.real_name),
  field("kana", (c) => c.kana),
  field("genres", (c) => c.genres.map(({ name }) => name).join("、")),
  field("tags", (c) => c.tags.join("、")),
  ["担当者", (c) => c.owner?.name],
  field("stage", (c) => relationshipStageLabels[c.stage]),
  field("email", (c) => c.email),
  field("phone", (c) => c.phone),
  field("agency", (c) => c.agency),
  field("postal_code", (c) => c.postal_code),
  field("address", (c) => c.address),
  ...platforms.flatMap((platform) => [
    field(platform, (c) => accountOn(platform, c)?.handle),
    field(`${platform}_followers`, (c) => accountOn(platform, c)?.follower_count),
  ]),
  ["ほかのアカウント", furtherAccounts],
  ["フォロワー数の合計", (c) => c.follower_count],
  field("memo", (c) => c.memo),
  field("invoice_registration_number", (c) => c.invoice_registration_number),
  field("entity_type", (c) => entityTypeLabels[c.entity_type]),
  ["源泉徴収", (c) => c.withholding_default],
  ["競合排除の期限", (c) => c.competitor_exclusion_until],
  ["二次利用の期限", (c) => c.secondary_use_until],
  ["登録日", (c) => dayInJapan(new Date(c.created_at))],
];

const feeColumn = field("last_fee", (c) => c.last_fee);

const CHUNK = 200;

async function* rowsOf(actor: MemberActor, query: ListQuery, shown: readonly Column[]) {
  for (let cursor: string | undefined; ; ) {
    const { items, next_cursor } = await list(actor, { ...query, limit: CHUNK, cursor });
    if (items.length > 0) yield items.map((item) => shown.map(([, cell]) => cell(item)));
    if (!next_cursor) return;
    cursor = next_cursor;
  }
}

/** All that match the filters, in their order. @throws AppError feature_not_granted, forbidden */
export async function exportCsv(actor: MemberActor, query: ListQuery): Promise<Response> {
  if (!hasFeature(actor, "csv_export")) throw new AppError("feature_not_granted");
  refuseFeeOrder(actor, query);
  await audit("managed_creator.export", null, { encoding: query.encoding });
  const shown = actor.canSeeFees ? [...columns, feeColumn] : columns;
  const filename = `クリエイター_${dayInJapan(now())}.csv`;
  return csvResponse(
    filename,
    query.encoding,
    shown.map(([title]) => title),
    rowsOf(actor, query, shown),
  );
}
