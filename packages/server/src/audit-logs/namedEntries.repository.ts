import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { hasWordByPairs } from "../core/hasWord.ts";
import { containing } from "../core/search.ts";
import { companies, invitations, users } from "../db/schema/accounts.ts";
import { creators } from "../db/schema/creators.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { paymentNotices } from "../db/schema/payment-notices.ts";
import { projects } from "../db/schema/projects.ts";
import { auditLogs } from "../db/schema/records.ts";

const a = auditLogs;

/** A draft of a notice has no number yet. */
const DRAFT = sql`'支払通知書の下書き'`;

/**
 * The name of what was affected, of the tables that a uid may stand in. What belongs to a company is looked for in the
 * entry's company only; people and the platform's creators are named by the uid that the entry itself holds.
 */
export const targetName = sql<string | null>`coalesce(
  (select nullif(u.name, '') from ${users} u where u.uid = ${a.target_uid}),
  (select i.email from ${invitations} i where i.uid = ${a.target_uid} and i.company_uid = ${a.company_uid}),
  (select c.name from ${companies} c where c.uid = ${a.target_uid}
    and (${a.company_uid} is null or c.uid = ${a.company_uid})),
  (select m.display_name from ${managedCreators} m
    where m.uid = ${a.target_uid} and m.company_uid = ${a.company_uid}),
  (select p.name from ${projects} p where p.uid = ${a.target_uid} and p.company_uid = ${a.company_uid}),
  (select p.name from ${jobRequests} j
    join ${projects} p on p.company_uid = j.company_uid and p.uid = j.project_uid
    where j.uid = ${a.target_uid} and j.company_uid = ${a.company_uid}),
  (select coalesce(n.number, ${DRAFT}) from ${paymentNotices} n
    where n.uid = ${a.target_uid} and n.company_uid = ${a.company_uid}),
  (select c.name from ${creators} c where c.uid = ${a.target_uid} and ${a.company_uid} is null))`;

const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);

const holds = (name: SQL, words: readonly string[]): SQL =>
  all(words.map((word) => sql`strpos(loose_ja(${name}), ${word}) > 0`));

const stands = (key: SQL, words: readonly string[]): SQL =>
  all(words.map((word) => sql`${key} like ${containing(word)}`));

const within = (company_uid: string | null) => (of: SQL) =>
  company_uid === null ? sql`true` : sql`${of} = ${company_uid}`;

type Within = ReturnType<typeof within>;

/** What stands here is named in entries of every company, and in those of none. */
const ANYWHERE = sql`null::text`;
const OUTSIDE = sql`''`;

const peopleNamed = (words: readonly string[]): SQL =>
  sql`select u.uid, ${ANYWHERE} as company_uid from ${users} u where ${holds(sql`u.name`, words)}`;

/** The index finds the few records that have the words somewhere; of these the name is looked at. */
const creatorsNamed = (words: readonly string[], mine: Within): SQL => sql`
  select m.uid, m.company_uid from ${managedCreators} m
  where ${mine(sql`m.company_uid`)} and ${holds(sql`m.display_name`, words)}
    and ${all(words.map((word) => hasWordByPairs({ text: sql`m.search_text`, grams: sql`m.search_grams` }, word)))}`;

/** Materialized: where few entries are expected, the names would be looked for again for each of them. */
const among = (uid: SQLWrapper, named: readonly SQL[]): SQL => sql`exists (
  select 1 from (
    with found as materialized (${sql.join([...named], sql` union all `)}) select * from found
  ) named (uid, company_uid)
  where named.uid = ${uid}
    and (named.company_uid is null or named.company_uid = coalesce(${a.company_uid}, ${OUTSIDE})))`;

/**
 * Entries whose target has all words in its name. Each name is looked at once, and not again for every entry: over all
 * companies, words that nothing has would otherwise look up the names of every entry that was ever written.
 */
export function hasTargetNamed(company_uid: string | null, words: readonly string[]): SQL {
  const mine = within(company_uid);
  return among(a.target_uid, [
    peopleNamed(words),
    sql`select i.uid, i.company_uid from ${invitations} i
      where ${mine(sql`i.company_uid`)} and ${holds(sql`i.email`, words)}`,
    // What operators do to companies stands in the company's log, or in none.
    sql`select c.uid, log.company_uid from ${companies} c
      cross join lateral (values (c.uid), (${OUTSIDE})) log(company_uid)
      where ${mine(sql`c.uid`)} and ${stands(sql`c.search_text`, words)}`,
    creatorsNamed(words, mine),
    sql`select p.uid, p.company_uid from ${projects} p
      where ${mine(sql`p.company_uid`)} and ${stands(sql`p.search_text`, words)}`,
    sql`select j.uid, j.company_uid from ${jobRequests} j
      join ${projects} p on p.company_uid = j.company_uid and p.uid = j.project_uid
      where ${mine(sql`j.company_uid`)} and ${stands(sql`p.search_text`, words)}`,
    sql`select n.uid, n.company_uid from ${paymentNotices} n
      where ${mine(sql`n.company_uid`)} and ${holds(sql`coalesce(n.number, ${DRAFT})`, words)}`,
    sql`select c.uid, ${OUTSIDE} from ${creators} c
      where ${mine(OUTSIDE)} and ${holds(sql`c.name`, words)}`,
  ]);
}

/** Entries of somebody who has all words in their name: a person, or a creator of the entry's company. */
export const hasActorNamed = (company_uid: string | null, words: readonly string[]): SQL =>
  among(a.actor_uid, [peopleNamed(words), creatorsNamed(words, within(company_uid))]);
