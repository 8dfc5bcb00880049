import { uuidv7 } from "../../core/uuid.ts";
import type { CommentOutbox } from "./commentOutbox.ts";
import type { CommentSession } from "./commentSession.ts";
import type { CommentDraft, RoomRef } from "./commentStore.ts";

/** What `useComments` lets one do in a room. */
export const actionsOf = (
  session: CommentSession,
  outbox: CommentOutbox,
  room: RoomRef,
  authorUid: string,
) => ({
  loadOlder: () => void session.loadOlder(room),
  loadBackTo: (seq: number) => session.loadBackTo(room, seq),
  refresh: () => session.loadFirst(room),
  send: (draft: Omit<CommentDraft, "id">) => {
    const id = uuidv7();
    outbox.add(room, { ...draft, id }, authorUid);
    return id;
  },
  resend: (id: string) => outbox.resend(room, id),
  discard: (id: string) => outbox.discard(room, id),
  edit: (id: string, text: string) => session.edit(room, id, text),
  remove: (id: string) => session.remove(room, id),
});
