import { type SQL, sql } from "drizzle-orm";
import { publish } from "../core/realtime/publish.ts";
import { db } from "../db/index.ts";
import { type Pair, referencesTo, repoint } from "./merge.repository.ts";

interface Room {
  readonly uid: string;
  readonly creator_uid: string;
  readonly type: string;
  readonly last_seq: number;
}

async function lockRooms({ company_uid, kept, absorbed }: Pair): Promise<Room[]> {
  const { rows } = await db().execute(sql`
    select uid, creator_uid, type, last_seq from chat_rooms
    where company_uid = ${company_uid} and creator_uid in (${kept}, ${absorbed}) order by uid for update`);
  return rows as unknown as Room[];
}

/** Comments keep their text and time under numbers that follow the room's own; whoever had read all has still read all. */
async function pourInto(company_uid: string, from: Room, into: Room): Promise<void> {
  const total = into.last_seq + from.last_seq;
  const of = (room: Room): SQL => sql`company_uid = ${company_uid} and room_uid = ${room.uid}`;
  await db().execute(sql`
    insert into chat_room_members (company_uid, room_uid, user_uid, read_seq, joined_at)
    select company_uid, ${into.uid}, user_uid, case when read_seq >= ${from.last_seq} then ${total}::int else 0 end, joined_at
    from chat_room_members where ${of(from)}
    on conflict (room_uid, user_uid) do update
      set read_seq = case when chat_room_members.read_seq >= ${into.last_seq} then ${total}::int
        else chat_room_members.read_seq end`);
  await db().execute(sql`
    update chat_room_members set read_seq = ${total}::int where ${of(into)} and read_seq = ${into.last_seq}`);
  await db().execute(sql`
    update comments set room_uid = ${into.uid}, seq = seq + ${into.last_seq}::int where ${of(from)}`);
  await db().execute(sql`
    update chat_rooms k set last_seq = ${total}::int, needs_reply = k.needs_reply or a.needs_reply,
      activity_at = greatest(k.activity_at, a.activity_at), created_at = least(k.created_at, a.created_at),
      archived_at = case when a.archived_at is null then null else k.archived_at end
    from chat_rooms a where k.company_uid = ${company_uid} and k.uid = ${into.uid}
      and a.company_uid = ${company_uid} and a.uid = ${from.uid}`);
  const others = (await referencesTo("chat_rooms", "uid")).filter(
    ({ table }) => table !== "comments" && table !== "chat_room_members",
  );
  await repoint(others, company_uid, from.uid, into.uid);
  await db().execute(sql`delete from chat_rooms where company_uid = ${company_uid} and uid = ${from.uid}`);
}

/** Rooms of the absorbed record become the kept one's; two rooms for direct messages become one. */
export async function moveRooms(pair: Pair): Promise<void> {
  const { company_uid, kept, absorbed } = pair;
  const rooms = await lockRooms(pair);
  const own = rooms.find(({ creator_uid, type }) => creator_uid === kept && type === "dm");
  const theirs = rooms.filter(({ creator_uid }) => creator_uid === absorbed);
  const second = own && theirs.find(({ type }) => type === "dm");
  if (own && second) await pourInto(company_uid, second, own);
  await db().execute(sql`
    update chat_rooms set creator_uid = ${kept} where company_uid = ${company_uid} and creator_uid = ${absorbed}`);
  const room_uids = [...theirs.filter((room) => room !== second), ...(own && second ? [own] : [])].map(
    ({ uid }) => uid,
  );
  await db().execute(sql`
    update comments set uid = ${kept} where company_uid = ${company_uid} and uid = ${absorbed}
      and room_uid = any(${sql.param(room_uids)}::text[])`);
  await publish(...room_uids.map((room_uid) => ({ type: "room.changed" as const, company_uid, room_uid })));
}
