import { AUDIT_OPERATORS, type AuditGroup, auditActionsIn } from "@tsumugi/contract";
import { and, eq, gte, inArray, isNotNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { addDays, startOfDayInJapan } from "../core/clock.ts";
import { keyset } from "../core/keysetPage.ts";
import { searchWords } from "../core/search.ts";
import { db } from "../db/index.ts";
import { companies, memberships, users } from "../db/schema/accounts.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { auditLogs } from "../db/schema/records.ts";
import { hasActorNamed, hasTargetNamed, targetName } from "./namedEntries.repository.ts";

export interface AuditFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly actor?: string | undefined;
  /** For operators, who see every name. */
  readonly actor_name?: string | undefined;
  readonly group?: readonly AuditGroup[] | undefined;
  readonly keyword?: string | undefined;
}

const a = auditLogs;
const isMember = sql<boolean>`exists (select 1 from ${memberships} m
  where m.company_uid = ${a.company_uid} and m.user_uid = ${a.actor_uid})`;

const actorUser = alias(users, "actor_user");
const actorCreator = alias(managedCreators, "actor_creator");
const actorName = sql<string | null>`coalesce(nullif(${actorUser.name}, ''), ${actorCreator.display_name})`;

/** Null: all companies, for operators. */
const inCompany = (company_uid: string | null) =>
  company_uid === null ? undefined : eq(a.company_uid, company_uid);

function matching(company_uid: string | null, filter: AuditFilter): SQL | undefined {
  const { from, to, actor, actor_name, group, keyword } = filter;
  return and(
    inCompany(company_uid),
    from ? gte(a.at, startOfDayInJapan(from)) : undefined,
    to ? lt(a.at, startOfDayInJapan(addDays(to, 1))) : undefined,
    actor === AUDIT_OPERATORS ? eq(a.actor_kind, "operator") : byPerson(company_uid, actor),
    group ? inArray(a.action, auditActionsIn(group)) : undefined,
    byWords(actor_name, (words) => hasActorNamed(company_uid, words)),
    byWords(keyword, (words) => hasTargetNamed(company_uid, words)),
  );
}

function byWords(text: string | undefined, condition: (words: string[]) => SQL): SQL | undefined {
  const words = searchWords(text ?? "");
  return words.length > 0 ? condition(words) : undefined;
}

/** A company cannot ask which operator it was. */
function byPerson(company_uid: string | null, actor: string | undefined): SQL | undefined {
  if (actor === undefined) return undefined;
  const person = eq(a.actor_uid, actor);
  return company_uid === null ? person : and(person, ne(a.actor_kind, "operator"));
}

export type AuditRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** Entries, newest first, after the one that `cursor` names. */
export function selectEntries(
  company_uid: string | null,
  filter: AuditFilter,
  page: { limit: number; cursor?: string | undefined },
) {
  const keys = { at: { expression: a.at, type: "timestamptz" as const } };
  // Entries are numbered: the number breaks ties in the order in which they were written.
  const position = sql<string>`lpad(${a.id}::text, 19, '0')`;
  const { where, orderBy, key } = keyset("-at", keys, position, page.cursor);
  return db()
    .select({
      id: a.id,
      uid: position,
      at: a.at,
      action: a.action,
      detail: a.detail,
      actor_kind: a.actor_kind,
      actor_uid: a.actor_uid,
      actor_name: actorName,
      actor_is_member: isMember,
      target_uid: a.target_uid,
      target_name: targetName,
      company_uid: a.company_uid,
      company_name: companies.name,
      request_id: a.request_id,
      address: a.address,
      device: a.device,
      key,
    })
    .from(a)
    .leftJoin(actorUser, eq(actorUser.uid, a.actor_uid))
    .leftJoin(
      actorCreator,
      and(eq(actorCreator.uid, a.actor_uid), eq(actorCreator.company_uid, a.company_uid)),
    )
    .leftJoin(companies, eq(companies.uid, a.company_uid))
    .where(and(matching(company_uid, filter), where))
    .orderBy(orderBy)
    .limit(page.limit);
}

/** Names of people by uid: those that details mention. */
export async function namesOf(uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db()
    .select({ uid: users.uid, name: users.name })
    .from(users)
    .where(inArray(users.uid, [...uids]));
  return new Map(rows.map(({ uid, name }) => [uid, name]));
}

/** Who stands in a company's log, without operators: each person is looked up once, and not for every entry of theirs. */
export function selectPeople(company_uid: string) {
  const actors = db()
    .selectDistinct({ uid: a.actor_uid })
    .from(a)
    .where(and(eq(a.company_uid, company_uid), ne(a.actor_kind, "operator"), isNotNull(a.actor_uid)))
    .as("actors");
  return db()
    .select({
      uid: users.uid,
      name: users.name,
      is_member: sql<boolean>`${memberships.user_uid} is not null`,
    })
    .from(actors)
    .innerJoin(users, eq(users.uid, actors.uid))
    .leftJoin(memberships, and(eq(memberships.company_uid, company_uid), eq(memberships.user_uid, users.uid)))
    .orderBy(users.name, users.uid);
}
