import { listed, type Shipment } from "@tsumugi/contract";
import { findCompany } from "../companies/companyProfile.repository.ts";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { type CsvCell, lostGraphemes } from "../core/csv/index.ts";
import { csvResponse, once } from "../core/csvResponse.ts";
import { AppError, found } from "../core/errors.ts";
import { toPage } from "../core/keysetPage.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { labelAddress } from "./addressParts.ts";
import { presentShipment } from "./shipments.presenter.ts";
import { countShipments, type ShipmentFilter, selectShipments } from "./shipments.repository.ts";

/** Who gets the product, with address. @throws AppError not_found */
export async function listShipments(
  actor: MemberActor,
  {
    id,
    limit,
    cursor,
    ...filter
  }: ShipmentFilter & { id: string; limit: number; cursor?: string | undefined },
) {
  const { company_uid } = actor;
  const project = found(await findProjectRow(company_uid, id));
  const rows = await selectShipments(company_uid, id, filter, { limit: limit + 1, cursor });
  const { rows: shown, next_cursor } = toPage(rows, limit, "name");
  return {
    items: shown.map((view) => presentShipment(view, project)),
    next_cursor,
    total: await countShipments(company_uid, id, filter),
  };
}

const HEADER = [
  "お届け先電話番号",
  "お届け先郵便番号",
  "お届け先住所",
  "お届け先建物名",
  "お届け先名",
  "敬称",
  "品名",
  "個数",
  "出荷予定日",
  "ご依頼主電話番号",
  "ご依頼主郵便番号",
  "ご依頼主住所",
  "ご依頼主名",
  "記事",
];

/** Digits and hyphens, which is all that the carriers' forms take: `(090)1222-2318`, `+81 90 1222 2318`. */
const domestic = (phone: string): string =>
  phone
    .normalize("NFKC")
    .trim()
    .replace(/^\+81\D*0?/, "0")
    .replace(/[^\d]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * Labels of these creators as the carriers' programs read them.
 * @throws AppError not_found, invalid_request (an address is missing, or has characters that the encoding has not)
 */
export async function exportLabels(
  actor: MemberActor,
  body: { id: string; creator_uids: readonly string[]; encoding: "utf-8" | "shift_jis" },
): Promise<Response> {
  const { company_uid } = actor;
  const { id, encoding } = body;
  const project = found(await findProjectRow(company_uid, id));
  const creator = [...new Set(body.creator_uids)];
  const views = await selectShipments(company_uid, id, { creator }, { limit: creator.length });
  if (views.length < creator.length) throw new AppError("not_found");
  const shipments = views.map((view) => presentShipment(view, project));
  refuseMissing(shipments);
  const sender = found(await findCompany(company_uid));
  const today = dayInJapan(now());
  const from = [domestic(sender.phone), sender.postal_code, sender.address, sender.name];
  const rows = shipments.map(({ recipient, item, quantity, note }): CsvCell[] => [
    domestic(recipient.phone),
    ...labelAddress(recipient),
    recipient.name,
    "様",
    item,
    quantity,
    today.replaceAll("-", "/"),
    ...from,
    note,
  ]);
  if (encoding === "shift_jis") refuseLost(rows);
  await audit("shipment.export", id, { encoding, count: rows.length });
  return csvResponse(`${project.name}_送り状_${today}.csv`, encoding, HEADER, once(rows));
}

function refuseMissing(shipments: readonly Shipment[]): void {
  const missing = shipments.filter(({ recipient }) => recipient.address.trim() === "");
  if (missing.length === 0) return;
  const names = missing.map(({ display_name }) => `${display_name}さん`);
  throw new AppError("invalid_request", {
    fields: {
      creator_uids: `住所のない人がいます（${listed(names, "名")}）。住所を入力するか、選択から外してください。`,
    },
  });
}

/** A name printed with ? on a label cannot be delivered. */
function refuseLost(rows: readonly CsvCell[][]): void {
  const lost = [...new Set(lostGraphemes(rows.flat().join("\n")))].slice(0, 5);
  if (lost.length === 0) return;
  throw new AppError("invalid_request", {
    fields: {
      encoding: `Shift_JISで書けない文字があります（${lost.join(" ")}）。UTF-8で出力するか、文字を直してください。`,
    },
  });
}
