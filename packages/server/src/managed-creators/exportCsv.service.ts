import {
  entityTypeLabels,
  type ManagedCreator,
  platformLabels,
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

const columns: readonly Column[] = [
  ["表示名", (c) => c.display_name],
  ["氏名", (c) => c.real_name],
  ["フリガナ", (c) => c.kana],
  ["ジャンル", (c) => c.genres.map(({ name }) => name).join("、")],
  ["タグ", (c) => c.tags.join("、")],
  ["担当者", (c) => c.owner?.name],
  ["関係", (c) => relationshipStageLabels[c.stage]],
  ["メールアドレス", (c) => c.email],
  ["電話番号", (c) => c.phone],
  ["所属", (c) => c.agency],
  ["郵便番号", (c) => c.postal_code],
  ["住所", (c) => c.address],
  [
    "アカウント",
    (c) => c.accounts.map(({ platform, handle }) => `${platformLabels[platform]} ${handle}`).join("、"),
  ],
  ["フォロワー数", (c) => c.follower_count],
  ["メモ", (c) => c.memo],
  ["登録番号", (c) => c.invoice_registration_number],
  ["個人・法人", (c) => entityTypeLabels[c.entity_type]],
  ["源泉徴収", (c) => c.withholding_default],
  ["競合排除の期限", (c) => c.competitor_exclusion_until],
  ["二次利用の期限", (c) => c.secondary_use_until],
  ["登録日", (c) => dayInJapan(new Date(c.created_at))],
];

const feeColumn: Column = ["前回の報酬", (c) => c.last_fee];

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
