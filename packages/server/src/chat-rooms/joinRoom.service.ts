import type { MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { publish } from "../core/realtime/publish.ts";
import { inTransaction } from "../db/db.ts";
import { findRoomView } from "./chat-rooms.repository.ts";
import { findRoom, joinAndRead, lockRoom, setReadBack } from "./rooms.repository.ts";
import { newestOfOthers } from "./roomTexts.repository.ts";
import { isKeptOutside, readUpTo } from "./storeOrder.repository.ts";

type Reader = Pick<MemberActor, "uid" | "company_uid">;

/**
 * Joins the caller and moves the read position: forward to `read_to` (a seq; absent: the newest; beyond the newest
 * counts as the newest), or with `mark_unread` back to before the newest message of others. Nothing else moves it back.
 * @throws AppError not_found
 */
export function joinRoom(
  { company_uid, uid }: Reader,
  {
    id,
    read_to,
    mark_unread,
  }: {
    readonly id: string;
    readonly read_to?: number | undefined;
    readonly mark_unread?: true | undefined;
  },
) {
  return inTransaction(async () => {
    // The lock orders this against comments that are being pulled from Firestore.
    const room = found(await (isKeptOutside() ? lockRoom : findRoom)(company_uid, id));
    const room_uid = room.uid;
    const reader = { user_uid: uid, at: now() };
    if (mark_unread) {
      const back = await newestOfOthers(company_uid, room_uid, uid);
      await joinAndRead(company_uid, room_uid, { ...reader, read_seq: 0 });
      if (back !== null) await setReadBack(company_uid, room_uid, { user_uid: uid, read_seq: back - 1 });
    } else if (isKeptOutside() && read_to !== undefined) {
      await readUpTo(company_uid, room_uid, { user_uid: uid, place: read_to });
    } else {
      const read_seq = Math.min(read_to ?? room.last_seq, room.last_seq);
      await joinAndRead(company_uid, room_uid, { ...reader, read_seq });
    }
    await publish({ type: "unread.changed", company_uid, user_uid: uid, room_uid });
    const { unread_count, read_seq, store } = found(await findRoomView(company_uid, uid, room_uid));
    return { unread_count, read_seq: store?.read_seq ?? read_seq };
  });
}
