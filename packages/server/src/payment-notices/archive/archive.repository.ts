import { and, count, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import { keyset, type SortKey } from "../../core/keysetPage.ts";
import { keywordFilter } from "../../core/keywordFilter.ts";
import { db } from "../../db/index.ts";
import { archivedNotices } from "../../db/schema/notice-files.ts";
import { ARCHIVE_MONTHS } from "./archivedNotice.ts";

const t = archivedNotices;

/** Copies what a company issued and received to where its erasure does not reach. Answers how many there are. */
export async function archiveNoticesOf(company_uid: string, at: Date): Promise<number> {
  const { rows } = await db().execute(sql`
    insert into archived_notices (uid, former_company, company_name, direction, number, edition, status, payee_name,
      payable, transaction_on, issued_on, due_on, paid_on, document, document_hash, history, content, content_sha256,
      archived_at, keep_until)
    select n.uid, n.company_uid, c.name, n.direction, n.number, n.edition, n.status, n.payee ->> 'name', n.payable,
      (select min(line ->> 'transaction_on') from jsonb_array_elements(n.document -> 'lines') line)::date,
      n.issued_on, n.due_on, n.paid_on, n.document, n.document_hash,
      (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'from', e.from_status, 'to', e.to_status,
          'mover', e.mover, 'reason', e.reason, 'kind', e.kind, 'debit_on', file.debit_on, 'result_code', e.result_code)
          order by e.at, e.id), '[]')
        from payment_notice_events e left join transfer_files file on file.uid = e.transfer_file_uid where e.company_uid = n.company_uid and e.notice_uid = n.uid),
      f.content, f.sha256, ${at.toISOString()}::timestamptz,
      (n.issued_on + make_interval(months => ${ARCHIVE_MONTHS}))::date
    from payment_notices n
    join companies c on c.uid = n.company_uid
    left join payment_notice_files f on f.company_uid = n.company_uid and f.notice_uid = n.uid
    where n.company_uid = ${company_uid} and n.number is not null
    returning uid`);
  return rows.length;
}

export interface ArchiveFilter {
  readonly keyword?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly amount_min?: number | undefined;
  readonly amount_max?: number | undefined;
}

const matching = ({ keyword, from, to, amount_min, amount_max }: ArchiveFilter): SQL | undefined =>
  and(
    keywordFilter({ text: t.search_text, grams: t.search_grams }, keyword),
    from ? gte(t.transaction_on, from) : undefined,
    to ? lte(t.transaction_on, to) : undefined,
    amount_min === undefined ? undefined : gte(t.payable, amount_min),
    amount_max === undefined ? undefined : lte(t.payable, amount_max),
  );

const sortKeys: Record<string, SortKey> = { transaction_on: { expression: t.transaction_on, type: "date" } };

/** Without the PDF: one row more than asked, for `toPage`. */
export function selectArchived(
  filter: ArchiveFilter,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
) {
  const { where, orderBy, key } = keyset("-transaction_on", sortKeys, t.uid, cursor);
  return db()
    .select({
      uid: t.uid,
      key,
      number: t.number,
      edition: t.edition,
      direction: t.direction,
      status: t.status,
      company_name: t.company_name,
      payee_name: t.payee_name,
      payable: t.payable,
      transaction_on: t.transaction_on,
      issued_on: t.issued_on,
      paid_on: t.paid_on,
      document_hash: t.document_hash,
      archived_at: t.archived_at,
      keep_until: t.keep_until,
    })
    .from(t)
    .where(and(matching(filter), where))
    .orderBy(orderBy)
    .limit(limit + 1);
}

export async function countArchived(filter: ArchiveFilter): Promise<number> {
  const [row] = await db().select({ total: count() }).from(t).where(matching(filter));
  return row?.total ?? 0;
}

/** One with its PDF. Bytes travel in base64: as `bytea` they take the drivers far longer. */
export async function findArchived(uid: string) {
  const [row] = await db()
    .select({
      number: t.number,
      status: t.status,
      document: t.document,
      document_hash: t.document_hash,
      content_sha256: t.content_sha256,
      content: sql<string | null>`encode(${t.content}, 'base64')`,
    })
    .from(t)
    .where(eq(t.uid, uid));
  return row && { ...row, content: row.content === null ? null : Buffer.from(row.content, "base64") };
}

/** Those that no law keeps any longer, within a transaction. */
export async function deleteExpired(today: string): Promise<void> {
  await db().execute(sql`select set_config('tsumugi.erasing', 'on', true)`);
  await db().delete(t).where(lt(t.keep_until, today));
}
