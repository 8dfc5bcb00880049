import { type FlagColor, flagColorLabels } from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { joinedPlace, movedNumber, type ReadPlace, type Run, spansOf, toNumberSet } from "./mergeReads.ts";

export interface MergedRoom {
  readonly uid: string;
  readonly creator_uid: string;
  readonly type: string;
  readonly last_seq: number;
  readonly needs_reply: boolean;
  readonly no_reply_seq: number;
  readonly read_floor_seq: number;
  readonly read_also: string;
  readonly flag_color: FlagColor | null;
  readonly flag_label: string;
  readonly flag_due_on: string | null;
}

/** 「確認中」（赤、期限 2026-12-01） */
export const flagWords = ({ flag_color, flag_label, flag_due_on }: MergedRoom): string =>
  `「${flag_label}」（${[flag_color && flagColorLabels[flag_color], flag_due_on && `期限 ${flag_due_on}`]
    .filter(Boolean)
    .join("、")}）`;

type StoredRun = Run & { readonly room_uid: string };

/** Where the comments of both go, in the order of their times; each room keeps its own order. */
async function runsOf(company_uid: string, from: MergedRoom, into: MergedRoom): Promise<StoredRun[]> {
  const { rows } = await db().execute(sql`
    with placed as (
      select room_uid, seq, max(created_at) over (partition by room_uid order by seq) as at from comments
      where company_uid = ${company_uid} and room_uid in (${from.uid}, ${into.uid})
    ), numbered as (
      select room_uid, seq, (row_number() over (order by at, room_uid, seq))::int - seq as shift from placed
    )
    select room_uid, shift, min(seq) as first, max(seq) as last from numbered group by room_uid, shift order by first`);
  return rows.map(({ room_uid, shift, first, last }) => ({
    room_uid: String(room_uid),
    shift: Number(shift),
    first: Number(first),
    last: Number(last),
  }));
}

const asRows = (runs: readonly StoredRun[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as n (room_uid text, first int, last int, shift int)`;

interface Reader extends ReadPlace {
  readonly user_uid: string;
  readonly room_uid: string;
  /** Null: has a place there without having joined. */
  readonly joined_at: string | null;
}

async function readers(company_uid: string, from: MergedRoom, into: MergedRoom): Promise<Reader[]> {
  const { rows } = await db().execute(sql`
    select user_uid, room_uid, read_seq, read_also::text as read_also, joined_at from chat_room_members
    where company_uid = ${company_uid} and room_uid in (${from.uid}, ${into.uid}) for update`);
  return rows.map((row) => ({
    user_uid: String(row.user_uid),
    room_uid: String(row.room_uid),
    joined_at: row.joined_at === null ? null : String(row.joined_at),
    read_seq: Number(row.read_seq),
    also: spansOf(String(row.read_also)),
  }));
}

/** Comments keep text and time under new numbers; everybody has read exactly what they had read of either room. */
export async function moveComments(company_uid: string, from: MergedRoom, into: MergedRoom): Promise<void> {
  const stored = await runsOf(company_uid, from, into);
  const runs = (room: MergedRoom) => stored.filter(({ room_uid }) => room_uid === room.uid);
  const total = from.last_seq + into.last_seq;
  await writeReaders(company_uid, into.uid, await readers(company_uid, from, into), [
    { uid: from.uid, runs: runs(from) },
    { uid: into.uid, runs: runs(into) },
  ]);
  await renumber(company_uid, into.uid, stored, total);
  const floor = joinedPlace(
    [from, into].map((room) => ({
      place: { read_seq: room.read_floor_seq, also: spansOf(room.read_also) },
      runs: runs(room),
    })),
  );
  const settled = [from, into].map((room) => movedNumber(room.no_reply_seq, runs(room)));
  const needs_reply = from.needs_reply || into.needs_reply;
  const no_reply_seq = needs_reply ? Math.min(...settled) : Math.max(...settled);
  await db().execute(sql`
    update chat_rooms k set last_seq = ${total}::int, needs_reply = ${needs_reply}, no_reply_seq = ${no_reply_seq}::int,
      read_floor_seq = ${floor.read_seq}::int, read_also = ${toNumberSet(floor.also)}::int4multirange,
      flag_color = coalesce(k.flag_color, a.flag_color),
      flag_label = case when k.flag_color is null then a.flag_label else k.flag_label end,
      flag_due_on = case when k.flag_color is null then a.flag_due_on else k.flag_due_on end,
      activity_at = greatest(k.activity_at, a.activity_at), created_at = least(k.created_at, a.created_at),
      archived_at = case when a.archived_at is null then null else k.archived_at end
    from chat_rooms a where k.company_uid = ${company_uid} and k.uid = ${into.uid}
      and a.company_uid = ${company_uid} and a.uid = ${from.uid}`);
}

async function writeReaders(
  company_uid: string,
  room_uid: string,
  all: readonly Reader[],
  rooms: readonly { uid: string; runs: readonly Run[] }[],
): Promise<void> {
  const members = [...Map.groupBy(all, ({ user_uid }) => user_uid)].map(([user_uid, places]) => {
    const parts = places.map((place) => ({
      place,
      runs: rooms.find(({ uid }) => uid === place.room_uid)?.runs ?? [],
    }));
    const { read_seq, also } = joinedPlace(parts);
    const joined_at = places.flatMap((place) => place.joined_at ?? []).sort()[0] ?? null;
    return { user_uid, read_seq, read_also: toNumberSet(also), joined_at };
  });
  await db().execute(sql`
    insert into chat_room_members (company_uid, room_uid, user_uid, read_seq, read_also, joined_at)
    select ${company_uid}, ${room_uid}, n.user_uid, n.read_seq, n.read_also::int4multirange, n.joined_at
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
      as n (user_uid text, read_seq int, read_also text, joined_at timestamptz)
    on conflict (room_uid, user_uid) do update
      set read_seq = excluded.read_seq, read_also = excluded.read_also, joined_at = excluded.joined_at`);
}

/** In two steps: numbers are unique in a room at every moment. What names a comment by number follows. */
async function renumber(
  company_uid: string,
  room_uid: string,
  runs: readonly StoredRun[],
  total: number,
): Promise<void> {
  await db().execute(sql`
    update comments c set room_uid = ${room_uid}, seq = c.seq + n.shift + ${total}::int from ${asRows(runs)}
    where c.company_uid = ${company_uid} and c.room_uid = n.room_uid and c.seq between n.first and n.last`);
  await db().execute(sql`
    update comments set seq = seq - ${total}::int
    where company_uid = ${company_uid} and room_uid = ${room_uid} and seq > ${total}::int`);
  const rooms = [...new Set(runs.map((run) => run.room_uid))];
  // Only the room and the number change: what else the link opens, e.g. a scheduled comment, is still there.
  await db().execute(sql`
    update notifications t set href = regexp_replace(
      regexp_replace(t.href, '^/chat/[^/?#]+', '/chat/' || ${room_uid}), '[?&]at=[0-9]{1,9}',
      coalesce((select m.mark || 'at=' || (m.at + n.shift) from ${asRows(runs)}
        where n.room_uid = m.room_uid and m.at between n.first and n.last), ''))
    from (
      select uid, substring(href from '^/chat/([^/?#]+)') as room_uid,
        substring(href from '([?&])at=[0-9]{1,9}') as mark, substring(href from '[?&]at=([0-9]{1,9})')::int as at
      from notifications where company_uid = ${company_uid} and href like '/chat/%'
    ) m
    where t.uid = m.uid and m.room_uid = any(${sql.param(rooms)}::text[])`);
}
