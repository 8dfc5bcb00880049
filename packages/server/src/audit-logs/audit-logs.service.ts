import type {
  AuditLog,
  listAllAuditLogs as listAllCall,
  listAuditLogs as listCall,
  ParsedQueryOf,
  listAuditPeople as peopleCall,
  ResponseOf,
} from "@tsumugi/contract";
import { hasFeature, type MemberActor, type OperatorActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { csvResponse } from "../core/csvResponse.ts";
import { AppError } from "../core/errors.ts";
import { toPage } from "../core/keysetPage.ts";
import { auditCells, auditHeader, peopleIn, presentAuditLog } from "./audit-logs.presenter.ts";
import * as repository from "./audit-logs.repository.ts";

type Query = ParsedQueryOf<typeof listCall>;
type List = ResponseOf<typeof listCall>;

/** Null: all companies, for operators. */
interface Scope {
  readonly company_uid: string | null;
  readonly forOperators: boolean;
}

async function page(
  { company_uid, forOperators }: Scope,
  { limit, cursor, ...filter }: Query,
): Promise<List> {
  const found = await repository.selectEntries(company_uid, filter, { limit: limit + 1, cursor });
  const { rows, next_cursor } = toPage(found, limit, "-at");
  const names = await repository.namesOf(rows.flatMap(peopleIn));
  return { items: rows.map((row) => presentAuditLog(row, { forOperators, names })), next_cursor };
}

const CHUNK = 200;

/** Everything that the filter finds, a chunk at a time. */
async function* chunks(scope: Scope, query: Query): AsyncGenerator<AuditLog[]> {
  let cursor: string | null = null;
  do {
    const next: List = await page(scope, { ...query, limit: CHUNK, cursor: cursor ?? undefined });
    if (next.items.length > 0) yield next.items;
    cursor = next.next_cursor;
  } while (cursor !== null);
}

async function csv(scope: Scope, query: Query): Promise<Response> {
  await audit("audit_log.export", null, { encoding: query.encoding });
  async function* cells() {
    for await (const logs of chunks(scope, query))
      yield logs.map((log) => auditCells(log, scope.forOperators));
  }
  const name = `操作の記録_${dayInJapan(now())}.csv`;
  return csvResponse(name, query.encoding, auditHeader(scope.forOperators), cells());
}

/** The own company's entries, or with `format: "csv"` all that match as a file. @throws AppError feature_not_granted */
export async function listAuditLogs(actor: MemberActor, query: Query): Promise<List | Response> {
  const scope = { company_uid: actor.company_uid, forOperators: false };
  if (query.format === "json") return page(scope, { ...query, cursor: query.cursor });
  if (!hasFeature(actor, "csv_export")) throw new AppError("feature_not_granted");
  return csv(scope, { ...query, cursor: undefined });
}

/** The same over all companies, or over one. */
export async function listAllAuditLogs(
  _actor: OperatorActor,
  { company_uid, ...query }: ParsedQueryOf<typeof listAllCall>,
): Promise<List | Response> {
  const scope = { company_uid: company_uid ?? null, forOperators: true };
  return query.format === "json" ? page(scope, query) : csv(scope, { ...query, cursor: undefined });
}

/** Who can be chosen in the filter, the removed ones named as such. */
export async function listAuditPeople({ company_uid }: MemberActor): Promise<ResponseOf<typeof peopleCall>> {
  const people = await repository.selectPeople(company_uid);
  return { items: people.map(({ uid, name, is_member }) => ({ uid, name, is_removed: !is_member })) };
}
