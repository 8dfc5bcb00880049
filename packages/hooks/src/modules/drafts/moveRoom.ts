import type { KeyedStorage } from "../../core/keyedStorage.ts";
import type { CommentOutbox } from "../comments/commentOutbox.ts";
import { roomKey } from "../comments/outboxStorage.ts";
import type { RoomRef } from "../realtime/commentStore.ts";
import { editKey, editsOf } from "./commentEdits.ts";
import type { ImageDraftOptions } from "./imageDraft.ts";
import { imageKey, imagesOf } from "./keptImages.ts";
import { joinedDraft } from "./roomDrafts.ts";

/** Resolves when the texts are there; pictures and unsent comments follow by themselves. */
export type MoveRoom = (from: RoomRef, into: RoomRef) => Promise<void>;

export interface RoomMoverOptions {
  readonly drafts: KeyedStorage;
  readonly edits: KeyedStorage;
  readonly pictures: Pick<ImageDraftOptions, "records" | "files" | "alone">;
  readonly outbox: Pick<CommentOutbox, "move">;
  /** Runs the work when no other tab does work of that name. */
  readonly alone: (name: string, work: () => Promise<void>) => Promise<void>;
}

/**
 * Two rooms became one: what was begun in the one that is no more goes to the other, once, whichever tab hears of it
 * first. A text that stands there already keeps its place at the front.
 */
export function createRoomMover({ drafts, edits, pictures, outbox, alone }: RoomMoverOptions): MoveRoom {
  const addDraft = (room: string, text: string) => {
    const joined = joinedDraft(drafts.latest(room) ?? "", text);
    if (joined !== "") drafts.set(room, joined);
  };

  const moveTexts = (from: string, into: string): void => {
    addDraft(into, drafts.latest(from) ?? "");
    drafts.set(from, null);
    for (const [id, { text }] of Object.entries(editsOf(edits.snapshot(), from))) {
      const begun = edits.latest(editKey(from, id));
      const there = edits.latest(editKey(into, id));
      if (begun === undefined) continue;
      // The same comment was opened at both addresses: neither text goes.
      if (there === undefined) edits.set(editKey(into, id), begun);
      else if (there !== begun) addDraft(into, text);
      edits.set(editKey(from, id), null);
    }
  };

  const movePicture = (from: string, into: string, key: string): Promise<void> =>
    pictures.alone(imageKey(from, key), async () => {
      const kept = pictures.records.latest(imageKey(from, key));
      if (kept === undefined) return;
      const file = await pictures.files.get(imageKey(from, key));
      if (file) await pictures.files.set(imageKey(into, key), file);
      pictures.records.set(imageKey(into, key), kept);
      pictures.records.set(imageKey(from, key), null);
      await pictures.files.remove((name) => name === imageKey(from, key));
    });

  return async (from, into) => {
    const [old, next] = [roomKey(from), roomKey(into)];
    const isBegun = drafts.get(old) !== undefined || Object.keys(editsOf(edits.snapshot(), old)).length > 0;
    if (isBegun) await alone(old, async () => moveTexts(old, next));
    for (const [key] of imagesOf(pictures.records.snapshot(), from.id))
      void movePicture(from.id, into.id, key);
    void outbox.move(from, into);
  };
}
