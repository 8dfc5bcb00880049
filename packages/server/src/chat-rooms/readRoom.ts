import type { MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { publish } from "../core/realtime/publish.ts";
import { inTransaction } from "../db/db.ts";
import { findRoomView } from "./chat-rooms.repository.ts";
import { findRoom, joinAndRead, setReadBack } from "./roomRows.ts";
import { newestOfOthers } from "./roomTexts.ts";

type Reader = Pick<MemberActor, "uid" | "company_uid">;

/**
 * Joins the caller and moves the read position: forward to `read_to` (a seq; absent: the newest; beyond the newest
 * counts as the newest), or with `mark_unread` back to before the newest message of others. Nothing else moves it back.
 * @throws AppError not_found
 */
export function joinRoom(
  { company_uid, uid }: Reader,
  address: string,
  to: { readonly read_to?: number | undefined; readonly mark_unread?: true | undefined },
) {
  return inTransaction(async () => {
    const room = found(await findRoom(company_uid, address));
    const room_uid = room.uid;
    const read_seq = Math.min(to.read_to ?? room.last_seq, room.last_seq);
    const back = to.mark_unread ? await newestOfOthers(company_uid, room_uid, uid) : null;
    await joinAndRead(company_uid, room_uid, {
      ...{ user_uid: uid, at: now() },
      read_seq: to.mark_unread ? 0 : read_seq,
    });
    if (back !== null) await setReadBack(company_uid, room_uid, { user_uid: uid, read_seq: back - 1 });
    await publish({ type: "unread.changed", company_uid, user_uid: uid, room_uid });
    const view = found(await findRoomView(company_uid, uid, room_uid));
    return { unread_count: view.unread_count, read_seq: view.read_seq };
  });
}
