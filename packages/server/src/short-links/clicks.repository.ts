import { lt, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { shortLinkOwnPlaces, shortLinkSalts, shortLinkVisitors } from "../db/schema/short-links.ts";

/** The day's salt: of several processes the first one makes it. */
export async function saltOf(day: string, made: string): Promise<string> {
  const { rows } = await db().execute(sql`
    insert into short_link_salts (day, salt) values (${day}::date, ${made})
    on conflict (day) do update set salt = short_link_salts.salt returning salt`);
  return String(rows[0]?.salt);
}

export async function rememberOwnPlace(company_uid: string, day: string, visitor: string): Promise<void> {
  await db().insert(shortLinkOwnPlaces).values({ company_uid, day, visitor }).onConflictDoNothing();
}

/** What was clicked on one link within one hour, since the last write. */
export interface Batch {
  readonly company_uid: string;
  readonly link_uid: string;
  readonly hour: string;
  readonly day: string;
  readonly bot: number;
  /** Clicks of people by visitor: all, and those by the QR code. */
  readonly visitors: readonly { readonly visitor: string; readonly total: number; readonly qr: number }[];
}

/**
 * Adds to the counts, in one statement: who clicked from a place of the company's own is counted apart, and as unique
 * counts only who is new within the hour. Links that have gone meanwhile are left out.
 */
export async function addClicks(batches: readonly Batch[]): Promise<void> {
  await db().execute(sql`
    with batch as (
      select b.company_uid, b.link_uid, b.hour, b.day, b.bot, b.visitors
      from jsonb_to_recordset(${JSON.stringify(batches)}::text::jsonb)
        as b (company_uid text, link_uid text, hour timestamptz, day date, bot int, visitors jsonb)
      join short_links l on l.company_uid = b.company_uid and l.uid = b.link_uid
    ), click as (
      select b.company_uid, b.link_uid, b.hour, v.visitor, v.total, v.qr,
        exists (select 1 from short_link_own_places o
          where o.company_uid = b.company_uid and o.day = b.day and o.visitor = v.visitor) as is_own
      from batch b cross join lateral jsonb_to_recordset(b.visitors) as v (visitor text, total int, qr int)
    ), fresh as (
      insert into short_link_visitors (company_uid, link_uid, hour, visitor)
      select company_uid, link_uid, hour, visitor from click where not is_own order by company_uid, link_uid, hour, visitor
      on conflict do nothing returning link_uid, hour, visitor
    ), counted as (
      select b.company_uid, b.link_uid, b.hour, b.bot,
        coalesce(sum(c.total) filter (where not c.is_own), 0) as total,
        coalesce(sum(c.qr) filter (where not c.is_own), 0) as qr,
        coalesce(sum(c.total) filter (where c.is_own), 0) as own,
        (select count(*) from fresh f where f.link_uid = b.link_uid and f.hour = b.hour) as unique_total
      from batch b left join click c on c.link_uid = b.link_uid and c.hour = b.hour
      group by b.company_uid, b.link_uid, b.hour, b.bot
    )
    insert into short_link_hours as h (company_uid, link_uid, hour, total, unique_total, qr, bot, own)
    select company_uid, link_uid, hour, total, unique_total, qr, bot, own from counted order by company_uid, link_uid, hour
    on conflict (company_uid, link_uid, hour) do update set total = h.total + excluded.total,
      unique_total = h.unique_total + excluded.unique_total, qr = h.qr + excluded.qr, bot = h.bot + excluded.bot,
      own = h.own + excluded.own`);
}

/** What could tell who clicked before a day (JST): hashes, own places and the salts themselves. */
export async function forgetVisitorsBefore(day: string, startsAt: Date): Promise<void> {
  await db().delete(shortLinkVisitors).where(lt(shortLinkVisitors.hour, startsAt));
  await db().delete(shortLinkOwnPlaces).where(lt(shortLinkOwnPlaces.day, day));
  await db().delete(shortLinkSalts).where(lt(shortLinkSalts.day, day));
}
