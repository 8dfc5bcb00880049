import { uuidv7 } from "../../core/uuid.ts";
import type { CommentDraft, CommentPlace, RoomRef } from "../realtime/commentStore.ts";
import type { CommentOutbox } from "./commentOutbox.ts";
import type { CommentSession } from "./commentSession.ts";

/** What `useComments` lets one do in a room. */
export const actionsOf = (
  session: CommentSession,
  outbox: CommentOutbox,
  room: RoomRef,
  authorUid: string,
) => ({
  loadOlder: () => void session.loadOlder(room),
  loadNewer: () => void session.loadNewer(room),
  loadAround: (place: CommentPlace) => session.loadAround(room, place),
  toLatest: () => session.toLatest(room),
  noteReading: (id: string | null) => session.noteReading(room, id),
  refresh: () => session.reload(room),
  send: (draft: Omit<CommentDraft, "id">) => {
    const id = uuidv7();
    // What one writes stands at the end.
    session.toLatest(room);
    outbox.add(room, { ...draft, id }, authorUid);
    return id;
  },
  resend: (id: string) => outbox.resend(room, id),
  discard: (id: string) => outbox.discard(room, id),
  edit: (id: string, text: string, original?: string) => session.edit(room, id, text, original),
  remove: (id: string) => session.remove(room, id),
});
