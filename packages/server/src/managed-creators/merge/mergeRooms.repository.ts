import { sql } from "drizzle-orm";
import { rememberAbsorbed } from "../../chat-rooms/absorbedRooms.repository.ts";
import { now, settings } from "../../core/context.ts";
import { planRoomRemoval } from "../../core/firestoreRemovals.repository.ts";
import { publish } from "../../core/realtime/publish.ts";
import { db } from "../../db/index.ts";
import { type Pair, referencesTo, repoint } from "./merge.repository.ts";
import { flagWords, type MergedRoom, moveComments } from "./mergeComments.repository.ts";

async function lockRooms({ company_uid, kept, absorbed }: Pair): Promise<MergedRoom[]> {
  const { rows } = await db().execute(sql`
    select uid, creator_uid, type, last_seq, needs_reply, no_reply_seq, read_floor_seq, read_also::text as read_also,
      flag_color, flag_label, flag_due_on::text as flag_due_on
    from chat_rooms
    where company_uid = ${company_uid} and creator_uid in (${kept}, ${absorbed}) order by uid for update`);
  return rows as unknown as MergedRoom[];
}

/** A room has one flag: what the other one's said becomes a comment in it. */
export interface LostFlag {
  readonly room_uid: string;
  readonly note: string;
}

/** Two rooms for direct messages become the kept record's one: comments, what was read, what waits, files, flag. */
async function joinRooms(
  company_uid: string,
  from: MergedRoom,
  into: MergedRoom,
): Promise<LostFlag | undefined> {
  await moveComments(company_uid, from, into);
  const others = (await referencesTo("chat_rooms", "uid")).filter(
    ({ table }) => table !== "comments" && table !== "chat_room_members",
  );
  await repoint(others, company_uid, from.uid, into.uid);
  await rememberAbsorbed(company_uid, { uid: from.uid, into_uid: into.uid, absorbed_at: now() });
  await planRoomRemoval(from.uid);
  await db().execute(sql`delete from chat_rooms where company_uid = ${company_uid} and uid = ${from.uid}`);
  if (!from.flag_color || !into.flag_color) return undefined;
  const note = `まとめたもう一方の部屋には、フラグ${flagWords(from)}が付いていました。この部屋のフラグ${flagWords(into)}を残しています。`;
  return { room_uid: into.uid, note };
}

/** Rooms of the absorbed record become the kept one's; two rooms for direct messages become one. Answers the comment to be written. */
export async function moveRooms(pair: Pair): Promise<LostFlag | undefined> {
  const { company_uid, kept, absorbed } = pair;
  const rooms = await lockRooms(pair);
  const own = rooms.find(({ creator_uid, type }) => creator_uid === kept && type === "dm");
  const theirs = rooms.filter(({ creator_uid }) => creator_uid === absorbed);
  const second = own && theirs.find(({ type }) => type === "dm");
  const lost = own && second && (await joinRooms(company_uid, second, own));
  await db().execute(sql`
    update chat_rooms set creator_uid = ${kept} where company_uid = ${company_uid} and creator_uid = ${absorbed}`);
  const room_uids = [...theirs.filter((room) => room !== second), ...(own && second ? [own] : [])].map(
    ({ uid }) => uid,
  );
  await db().execute(sql`
    update comments set uid = ${kept} where company_uid = ${company_uid} and uid = ${absorbed}
      and room_uid = any(${sql.param(room_uids)}::text[])`);
  await db().execute(sql`
    update uploads set uploader_uid = ${kept} where company_uid = ${company_uid} and uploader_uid = ${absorbed}`);
  await publish(...room_uids.map((room_uid) => ({ type: "room.changed" as const, company_uid, room_uid })));
  if (own && second) await tellNewNumbers(company_uid, own.uid);
  return lost;
}

const AT_ONCE = 500;

/**
 * Who has the room open loads it again: what is shown of the past has new numbers, too. A store outside is to hear of
 * every comment.
 */
export async function tellNewNumbers(company_uid: string, room_uid: string): Promise<void> {
  await publish({ type: "room.changed", company_uid, room_uid, comment_seq: 1 });
  if (!settings().FIREBASE_PROJECT_ID) return;
  const { rows } = await db().execute(sql`
    select seq from comments where company_uid = ${company_uid} and room_uid = ${room_uid} order by seq desc`);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await publish(
      ...rows.slice(from, from + AT_ONCE).map(({ seq }) => ({
        type: "comment.changed" as const,
        company_uid,
        room_uid,
        comment_seq: Number(seq),
      })),
    );
  }
}
