import { randomUUID } from "node:crypto";
import { SYSTEM_MEMBER_UID } from "@tsumugi/contract";
import { notifyRooms } from "../chat-rooms/notifyRoom.service.ts";
import { countOneMore, lockRooms } from "../chat-rooms/rooms.repository.ts";
import { isKeptOutside, storeSeqAt } from "../chat-rooms/storeOrder.repository.ts";
import { now } from "../core/context.ts";
import { publish } from "../core/realtime/publish.ts";
import { inTransaction } from "../db/db.ts";
import { insertComments } from "./comments.repository.ts";
import { addSystemComment, hashOf } from "./comments.service.ts";

/**
 * One line of the product's own into each of many rooms of a company, as `addSystemComment` writes one: the number of
 * statements does not grow with the rooms.
 */
export function addSystemComments(
  company_uid: string,
  /** Text by room. */
  lines: ReadonlyMap<string, string>,
): Promise<void> {
  return inTransaction(async () => {
    if (lines.size === 0) return;
    const rooms = await lockRooms(company_uid, [...lines.keys()]);
    const at = now();
    const rows = rooms.map((room) => {
      const seq = room.last_seq + 1;
      const said = { uid: SYSTEM_MEMBER_UID, kind: "system", text: lines.get(room.uid) ?? "" } as const;
      const body_hash = hashOf(said);
      return {
        company_uid,
        room_uid: room.uid,
        seq,
        id: randomUUID(),
        uid: said.uid,
        kind: said.kind,
        text: said.text,
        body_hash,
        created_at: at,
        store_seq: isKeptOutside() ? storeSeqAt(at, seq) : null,
      };
    });
    await insertComments(rows);
    await countOneMore(
      company_uid,
      rooms.map(({ uid }) => uid),
    );
    await publish(
      ...rows.map(
        ({ room_uid, seq }) => ({ type: "comment.added", company_uid, room_uid, comment_seq: seq }) as const,
      ),
    );
    await notifyRooms(company_uid, rooms);
    // A room that was absorbed while this waited for it has its line in the one that took it in.
    const held = new Set(rooms.map(({ uid }) => uid));
    for (const [room_uid, text] of lines) if (!held.has(room_uid)) await addSystemComment(room_uid, text);
  });
}
