import type { Outbox } from "../comments/outbox.ts";
import { type RoomRef, roomKey } from "../comments/roomRef.ts";
import { editKey, editsOf } from "./commentEdits.ts";
import type { DraftStorage } from "./draftStorage.ts";
import { joinDrafts } from "./draftText.ts";
import { imageKey, imagesOf } from "./imageRecords.ts";

/** Resolves when the texts are moved; images and unsent comments follow by themselves. */
export type MoveDrafts = (from: RoomRef, into: RoomRef) => Promise<void>;

/**
 * After two rooms were merged, moves what was begun in the absorbed room to the other one: once, whichever tab hears of
 * it first. A text that is already there keeps its place at the front.
 */
export function createDraftMover(
  { texts, edits, images, withLock }: DraftStorage,
  outbox: Pick<Outbox, "move">,
): MoveDrafts {
  const addDraft = (room: string, text: string) => {
    const joined = joinDrafts(texts.latest(room) ?? "", text);
    if (joined !== "") texts.set(room, joined);
  };

  const moveTexts = (from: string, into: string): void => {
    addDraft(into, texts.latest(from) ?? "");
    texts.set(from, null);
    for (const [id, { text }] of Object.entries(editsOf(edits.snapshot(), from))) {
      const begun = edits.latest(editKey(from, id));
      const there = edits.latest(editKey(into, id));
      if (begun === undefined) continue;
      // The same comment was being edited at both addresses: neither text is lost.
      if (there === undefined) edits.set(editKey(into, id), begun);
      else if (there !== begun) addDraft(into, text);
      edits.set(editKey(from, id), null);
    }
  };

  const moveImage = (from: string, into: string, key: string): Promise<void> =>
    images.withLock(imageKey(from, key), async () => {
      const kept = images.records.latest(imageKey(from, key));
      if (kept === undefined) return;
      const file = await images.files.get(imageKey(from, key));
      if (file) await images.files.set(imageKey(into, key), file);
      images.records.set(imageKey(into, key), kept);
      images.records.set(imageKey(from, key), null);
      await images.files.remove((name) => name === imageKey(from, key));
    });

  return async (from, into) => {
    const [old, next] = [roomKey(from), roomKey(into)];
    const isBegun = texts.get(old) !== undefined || Object.keys(editsOf(edits.snapshot(), old)).length > 0;
    if (isBegun) await withLock(old, async () => moveTexts(old, next));
    for (const [key] of imagesOf(images.records.snapshot(), from.id)) void moveImage(from.id, into.id, key);
    void outbox.move(from, into);
  };
}
