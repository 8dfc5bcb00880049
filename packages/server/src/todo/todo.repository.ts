import type { JobStatus, JobWish, PersonRef, TodoDueKind, TodoKind, TodoUrgency } from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { legalPaymentDay } from "../projects/dueDays.repository.ts";
import { type WaitingFilter, waiting } from "./waiting.repository.ts";

/** A row of `waiting` with the names it is shown with. */
export interface TodoRow {
  readonly kind: TodoKind;
  readonly uid: string;
  readonly creator: PersonRef | null;
  readonly project: { readonly uid: string; readonly name: string } | null;
  readonly owner: PersonRef | null;
  readonly job_status: JobStatus | null;
  readonly chat_room_uid: string | null;
  readonly subject_uid: string | null;
  readonly since: string;
  readonly due_kind: TodoDueKind | null;
  readonly due_on: string | null;
  readonly awaits_creator: boolean;
  readonly fee: number | null;
  readonly wish: JobWish | null;
  /** Newest words in the room; images alone have none. */
  readonly words: string | null;
  readonly failure: string | null;
  readonly import: { readonly file_name: string; readonly done: number; readonly failed: number } | null;
  readonly notice: {
    readonly number: string | null;
    readonly dispute: string;
    /** Why the bank did not pay it; null for other kinds. */
    readonly refused: string | null;
    readonly legal_on: string | null;
    readonly ordered_on: string | null;
  } | null;
  /** Of a payment, the last day that the law allows; null: nothing was received. */
  readonly legal_due_on: string | null;
  readonly due_key: number;
  readonly since_key: number;
}

/** A row among the first of its fold, with what the fold and its group come to. */
export interface FoldedRow extends TodoRow {
  readonly urgency: TodoUrgency;
  readonly fold_rows: number;
  readonly group_rows: number;
  readonly group_folds: number;
}

/** Soonest day first, then who waits longest. */
const dueKey = sql`coalesce(w.due_on - date '2000-01-01', 1000000)`;
const sinceKey = sql`(extract(epoch from w.since) * 1000000)::bigint`;
const order = sql`${dueKey}, ${sinceKey}, w.uid collate "C"`;

const person = (alias: string, name: string) =>
  sql.raw(`case when ${alias}.uid is not null then
    jsonb_build_object('uid', ${alias}.uid, 'name', ${alias}.${name}, 'image', ${alias}.image) end`);

/** The day on which the first bank file under way pays the notice `n`: as `unansweredFiles` says it of many. */
const orderedOn = (
  company_uid: string,
) => sql`case when w.kind = 'notice_due' and n.status = 'approved' then (
    select min(f.debit_on)::text from transfer_file_notices h
    join transfer_files f on f.uid = h.file_uid and f.withdrawn_at is null
    where h.company_uid = ${company_uid} and h.notice_uid = n.uid and h.refused_at is null
      and not exists (select 1 from payment_notice_events e where e.company_uid = ${company_uid}
        and e.notice_uid = n.uid and e.kind = 'moved' and e.to_status = 'paid' and e.at >= f.created_at)) end`;

/** Names and words are looked up for the rows that are shown, not for all that wait. */
const shown = (company_uid: string, more: SQL = sql``) => sql`
  select w.kind, w.uid, w.job_status, w.chat_room_uid, w.subject_uid, w.since, w.due_kind, w.due_on, w.awaits_creator,
    ${person("c", "display_name")} as creator, ${person("o", "name")} as owner,
    case when p.uid is not null then jsonb_build_object('uid', p.uid, 'name', p.name) end as project,
    case when w.kind = 'payment_due' then j.fee else n.payable end as fee,
    case when n.uid is not null then jsonb_build_object('number', n.number, 'dispute', n.dispute_comment,
      'refused', (select r.refused_reason from transfer_file_notices r where w.kind = 'notice_refused'
        and r.company_uid = ${company_uid} and r.notice_uid = n.uid and r.refused_at is not null
        order by r.refused_at desc limit 1),
      'legal_on', case when n.direction = 'company_to_creator' then n.legal_latest_on end,
      'ordered_on', ${orderedOn(company_uid)}) end as notice,
    case when w.kind = 'consultation' and v.answer = 'negotiating' and v.answered_by is null then v.wish end as wish,
    (select m.text from comments m where w.kind = 'reply' and m.company_uid = ${company_uid}
      and m.room_uid = w.chat_room_uid and m.kind = 'message' and m.deleted_at is null
      order by m.seq desc limit 1) as words,
    s.failure,
    case when t.uid is not null then
      jsonb_build_object('file_name', t.file_name, 'done', t.created + t.updated, 'failed', t.failed) end as import,
    case when w.kind = 'payment_due' then
      ${legalPaymentDay({ company_uid: sql`j.company_uid`, uid: sql`j.uid` })}::text end as legal_due_on,
    ${dueKey} as due_key, ${sinceKey} as since_key ${more}
  from placed w
  left join managed_creators c on c.company_uid = ${company_uid} and c.uid = w.creator_uid
  left join projects p on p.company_uid = ${company_uid} and p.uid = w.project_uid
  left join users o on o.uid = w.owner_uid
  left join job_requests j on w.kind in ('consultation', 'payment_due') and j.company_uid = ${company_uid}
    and j.project_uid = w.project_uid and j.managed_creator_uid = w.creator_uid
  left join job_request_versions v on v.company_uid = ${company_uid} and v.job_request_uid = j.uid
    and v.version = j.version
  left join scheduled_comments s on w.kind = 'schedule_failed' and s.company_uid = ${company_uid}
    and s.id = w.subject_uid
  left join payment_notices n on w.kind like 'notice%' and n.company_uid = ${company_uid} and n.uid = w.subject_uid
  left join import_tasks t on w.kind = 'import' and t.company_uid = ${company_uid} and t.uid = w.subject_uid`;

const ownedBy = (user_uid: string | null) => (user_uid === null ? sql`true` : sql`w.owner_uid = ${user_uid}`);

const rowsOf = async (statement: SQL): Promise<TodoRow[]> =>
  (await db().execute(statement)).rows as unknown as TodoRow[];

const isLate = (today: string) => sql`w.due_on < ${today}::date`;

/** The words stand with `todoUrgencies` of the contract. */
const urgencyOn = (today: string) => sql`case when ${isLate(today)} then 'late'
  when w.due_on is null or w.due_on = ${today}::date then 'today' when w.awaits_creator then 'waiting' else 'soon' end`;

interface FoldsPage {
  /** Folds of each group. */
  readonly limit: number;
  /** Only those of this member. */
  readonly owner_uid: string | null;
  /** Only this group. */
  readonly urgency?: TodoUrgency | undefined;
}

/** As many creators as a folded line names. */
const NAMED = 3;

/** The first rows of the first folds of every group, fold by fold. */
export const firstFolds = async (
  company_uid: string,
  filter: WaitingFilter,
  page: FoldsPage,
): Promise<FoldedRow[]> =>
  (await db().execute(firstFoldsStatement(company_uid, filter, page))).rows as unknown as FoldedRow[];

/** Apart, so that a test can ask the database how it would go about it. */
export const firstFoldsStatement = (
  company_uid: string,
  filter: WaitingFilter,
  { limit, owner_uid, urgency }: FoldsPage,
): SQL => sql`
  with ${waiting(company_uid, filter)},
  urgent as (select w.*, ${urgencyOn(filter.days.today)} as urgency from waiting w where ${ownedBy(owner_uid)}),
  numbered as (select w.*, row_number() over fold as nth, count(*) over (partition by w.urgency, w.kind, w.project_uid)
      as fold_rows, count(*) over (partition by w.urgency) as group_rows
    from urgent w where ${urgency ? sql`w.urgency = ${urgency}` : sql`true`}
    window fold as (partition by w.urgency, w.kind, w.project_uid order by ${order})),
  folds as (select w.urgency, w.kind, w.project_uid, count(*) over (partition by w.urgency) as group_folds,
      row_number() over (partition by w.urgency order by ${order}) as place
    from numbered w where w.nth = 1),
  placed as (select w.*, f.place, f.group_folds from folds f
    join numbered w on w.urgency = f.urgency and w.kind = f.kind and w.project_uid is not distinct from f.project_uid
    where f.place <= ${limit} and w.nth <= ${NAMED})
  ${shown(
    company_uid,
    sql`, w.urgency, w.fold_rows::int, w.group_rows::int, w.group_folds::int`,
  )} order by w.urgency, w.place, w.nth`;

export interface TodoCursor {
  readonly due_key: number;
  readonly since_key: number;
  readonly uid: string;
}

/** Rows in order, after the one that `after` names. */
export const nextRows = (
  company_uid: string,
  filter: WaitingFilter,
  page: {
    readonly limit: number;
    readonly owner_uid: string | null;
    readonly after?: TodoCursor | undefined;
  },
): Promise<TodoRow[]> => {
  const { after } = page;
  const beyond = after
    ? sql`and (${dueKey}, ${sinceKey}, w.uid collate "C") > (${after.due_key}::int, ${after.since_key}::bigint, ${after.uid}::text)`
    : sql``;
  return rowsOf(sql`
    with ${waiting(company_uid, filter)},
    placed as (select w.* from waiting w where ${ownedBy(page.owner_uid)} ${beyond}
      order by ${order} limit ${page.limit})
    ${shown(company_uid)} order by ${order}`);
};

export interface TodoCount {
  readonly kind: TodoKind;
  readonly total: number;
  readonly mine: number;
  readonly overdue: number;
  readonly mine_overdue: number;
}

export async function countWaiting(
  company_uid: string,
  filter: WaitingFilter,
  user_uid: string,
): Promise<TodoCount[]> {
  const isMine = sql`w.owner_uid = ${user_uid}`;
  const late = isLate(filter.days.today);
  const { rows } = await db().execute(sql`
    with ${waiting(company_uid, filter)}
    select w.kind, count(*)::int as total, (count(*) filter (where ${isMine}))::int as mine,
      (count(*) filter (where ${late}))::int as overdue,
      (count(*) filter (where ${late} and ${isMine}))::int as mine_overdue
    from waiting w group by w.kind`);
  return rows as unknown as TodoCount[];
}
