import type { CellValue, JobMover, JobStatus, PersonRef } from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import { decodeCursor, encodeCursor } from "../../core/cursor.ts";
import { AppError } from "../../core/errors.ts";
import { db } from "../../db/index.ts";

export interface HistoryRow {
  readonly kind: "cell" | "status";
  readonly id: number;
  readonly at: Date;
  /** The time as the database has it, to the microsecond: the cursor's. */
  readonly key: string;
  readonly creator_uid: string;
  readonly creator_name: string;
  readonly by: PersonRef | null;
  readonly column: string | null;
  readonly label: string | null;
  readonly before: CellValue;
  readonly after: CellValue;
  readonly mover: JobMover | null;
  readonly from_status: JobStatus | null;
  readonly to_status: JobStatus | null;
  readonly reason: string | null;
}

interface HistoryAsked {
  readonly company_uid: string;
  readonly project_uid: string;
  readonly creator_uid?: string | undefined;
  /** Key of a column; `job_status`: the moves alone. */
  readonly column?: string | undefined;
  /** The columns that are told of; null: all, also those that are gone. */
  readonly columns: readonly string[] | null;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const TIME = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

/** Moves come before cells of the same moment, then the newer number first. */
function before(cursor: string | undefined, order: number): SQL {
  if (cursor === undefined) return sql`true`;
  const [at, last, id] = decodeCursor(cursor, ["string", "number", "number"]);
  if (!TIME.test(String(at)) || Number.isNaN(Date.parse(String(at).replace(" ", "T").replace("+00", "Z")))) {
    throw new AppError("invalid_request", { fields: { cursor: "履歴を最初から読み込んでください。" } });
  }
  return sql`(changed_at, ${order}::int, id) < (${at}::timestamptz, ${Number(last)}::int, ${Number(id)}::bigint)`;
}

export const historyCursor = ({ key, kind, id }: HistoryRow): string =>
  encodeCursor([key, kind === "status" ? 1 : 0, Number(id)]);

/** Changes of cells and moves of the status, newest first. Each of the two walks down its own index. */
export async function selectHistory(asked: HistoryAsked): Promise<HistoryRow[]> {
  const { company_uid, project_uid, creator_uid, column, columns, limit, cursor } = asked;
  const mine = sql`company_uid = ${company_uid} and project_uid = ${project_uid}
    ${creator_uid === undefined ? sql`` : sql`and managed_creator_uid = ${creator_uid}`}`;
  const newest = sql`order by changed_at desc, id desc limit ${limit}`;
  const cells = sql`(select 0 as rank, id, changed_at, managed_creator_uid, changed_by, column_key, column_label,
      before, after, null as mover, null as from_status, null as to_status, null as reason
    from project_cell_changes where ${mine} and ${before(cursor, 0)}
      ${column === undefined ? sql`` : sql`and column_key = ${column}`}
      ${columns === null ? sql`` : sql`and column_key = any(${sql.param([...columns])}::text[])`}
    ${newest})`;
  const moves = sql`(select 1 as rank, id, changed_at, managed_creator_uid, changed_by, null as column_key,
      null as column_label, null::jsonb as before, null::jsonb as after, mover, from_status, to_status, reason
    from job_status_changes where ${mine} and ${before(cursor, 1)} ${newest})`;
  const sources = column === undefined ? [cells, moves] : [column === "job_status" ? moves : cells];
  const { rows } = await db().execute(sql`
    select case h.rank when 1 then 'status' else 'cell' end as kind, h.id, h.changed_at as at,
      h.changed_at::text as key, h.managed_creator_uid as creator_uid, c.display_name as creator_name,
      case when u.uid is null then null
        else jsonb_build_object('uid', u.uid, 'name', u.name, 'image', u.image) end as by,
      h.column_key as column, h.column_label as label, h.before, h.after, h.mover, h.from_status, h.to_status, h.reason
    from (${sql.join(sources, sql` union all `)}) h
    join managed_creators c on c.company_uid = ${company_uid} and c.uid = h.managed_creator_uid
    left join users u on u.uid = h.changed_by
    order by h.changed_at desc, h.rank desc, h.id desc limit ${limit}`);
  return rows.map((row) => ({ ...(row as unknown as HistoryRow), at: new Date(String(row.at)) }));
}

/** People of these uids who are or were members: their names stay in the history. */
export async function peopleOf(company_uid: string, uids: readonly string[]): Promise<PersonRef[]> {
  if (uids.length === 0) return [];
  const { rows } = await db().execute(sql`
    select u.uid, u.name, u.image from users u where u.uid = any(${sql.param([...uids])}::text[])
      and (exists (select 1 from memberships m where m.company_uid = ${company_uid} and m.user_uid = u.uid)
        or exists (select 1 from project_cell_changes c where c.company_uid = ${company_uid} and c.changed_by = u.uid))
    order by u.uid`);
  return rows as unknown as PersonRef[];
}
