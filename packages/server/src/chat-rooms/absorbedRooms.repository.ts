import { and, eq } from "drizzle-orm";
import { db } from "../db/db.ts";
import { absorbedChatRooms } from "../db/schema/chat-rooms.ts";

/** Which room took this one in; undefined where none did. A symbol stands for any company. */
async function tookIn(company_uid: string | symbol, room_uid: string): Promise<string | undefined> {
  const { uid, company_uid: company, into_uid } = absorbedChatRooms;
  const own = typeof company_uid === "string" ? eq(company, company_uid) : undefined;
  const [row] = await db()
    .select({ into_uid })
    .from(absorbedChatRooms)
    .where(and(own, eq(uid, room_uid)));
  return row?.into_uid;
}

/**
 * Looks at an address, and where no room stands there any more at the one that took it in: also when that happened
 * while the look waited for the room's lock.
 */
export async function atAddress<T>(
  company_uid: string | symbol,
  room_uid: string,
  look: (room_uid: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (let uid: string | undefined = room_uid; uid !== undefined; uid = await tookIn(company_uid, uid)) {
    const there = await look(uid);
    if (there !== undefined) return there;
  }
  return undefined;
}

/** In the transaction that takes the room away. */
export async function rememberAbsorbed(
  company_uid: string,
  room: { readonly uid: string; readonly into_uid: string; readonly absorbed_at: Date },
): Promise<void> {
  await db()
    .insert(absorbedChatRooms)
    .values({ ...room, company_uid });
}
