import {
  entityTypeLabels,
  type listPaymentStatements as listCall,
  type ParsedQueryOf,
  type PaymentStatement,
  type ResponseOf,
  STATEMENT_THRESHOLD,
} from "@tsumugi/contract";
import { hasFeature, type MemberActor } from "../../core/actor.ts";
import { audit } from "../../core/audit.ts";
import type { CsvCell } from "../../core/csv/index.ts";
import { csvResponse } from "../../core/csvResponse.ts";
import { AppError } from "../../core/errors.ts";
import { toPage } from "../../core/keysetPage.ts";
import { isAddress, withPostalCode } from "../parties.ts";
import { selectStatements, sumStatements } from "./statements.repository.ts";

type Query = ParsedQueryOf<typeof listCall>;
type List = ResponseOf<typeof listCall>;
type Row = Awaited<ReturnType<typeof selectStatements>>[number];

const present = ({
  uid,
  name,
  image,
  postal_code,
  address,
  payee,
  key: _,
  ...amounts
}: Row): PaymentStatement => ({
  managed_creator: { uid, name, image },
  name: payee.name,
  // It may have been registered after the last notice went out.
  address: isAddress(payee.address) ? payee.address : withPostalCode({ postal_code, address }),
  entity_type: payee.entity_type,
  registration_number: payee.registration_number,
  ...amounts,
  is_over_threshold: amounts.withholding_base > STATEMENT_THRESHOLD,
});

async function page({ company_uid }: MemberActor, { limit, cursor, ...filter }: Query) {
  const found = await selectStatements(company_uid, filter, { limit, cursor });
  const { rows, next_cursor } = toPage(found, limit, "-subtotal");
  return { items: rows.map(present), next_cursor };
}

async function list(actor: MemberActor, query: Query): Promise<List> {
  const { limit, cursor, ...filter } = query;
  const { payees, ...totals } = await sumStatements(actor.company_uid, filter);
  return { ...(await page(actor, query)), total: payees, totals };
}

const header = [
  "年",
  "支払先",
  "住所",
  "個人・法人",
  "登録番号",
  "件数",
  "支払金額（税抜）",
  "消費税額",
  "源泉徴収の対象額",
  "源泉徴収税額",
  "差引支払額",
  "支払調書の提出の目安（対象額が年5万円超）",
];

const cells = (year: number, statement: PaymentStatement): CsvCell[] => [
  String(year),
  statement.name,
  statement.address,
  entityTypeLabels[statement.entity_type],
  statement.registration_number,
  statement.count,
  statement.subtotal,
  statement.tax,
  statement.withholding_base,
  statement.withholding,
  statement.payable,
  statement.is_over_threshold ? "提出" : "",
];

const CHUNK = 200;

async function csv(actor: MemberActor, query: Query): Promise<Response> {
  if (!hasFeature(actor, "csv_export")) throw new AppError("feature_not_granted");
  await audit("payment_statement.export", null, { encoding: query.encoding, year: String(query.year) });
  async function* chunks() {
    let cursor: string | undefined;
    do {
      const { items, next_cursor } = await page(actor, { ...query, limit: CHUNK, cursor });
      if (items.length > 0) yield items.map((statement) => cells(query.year, statement));
      cursor = next_cursor ?? undefined;
    } while (cursor !== undefined);
  }
  return csvResponse(`支払調書_${query.year}年.csv`, query.encoding, header, chunks());
}

/** What each payee was paid in a year, the most first; with `format=csv` as a file. @throws AppError feature_not_granted */
export const listStatements = (actor: MemberActor, query: Query) =>
  query.format === "csv" ? csv(actor, query) : list(actor, query);
