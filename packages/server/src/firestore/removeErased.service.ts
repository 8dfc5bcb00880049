import { now } from "../core/context.ts";
import { forgetRemoval, waitingRemovals } from "./bridge.repository.ts";
import type { CommentDocuments } from "./commentDocuments.ts";

/** A round is not held up by a company with years of chat: what is left goes with the next one. */
const PER_ROUND = 20;

/** What a member wrote in a room that has just gone into another one is not removed before it was carried there. */
const ABSORBED_MS = 60 * 60 * 1000;

/**
 * Removes the documents of erased companies, and of rooms that went into others. What fails stays listed and is tried
 * again in the next round.
 */
export async function removeErased(documents: CommentDocuments): Promise<void> {
  const absorbedAfter = new Date(now().getTime() - ABSORBED_MS);
  for (const removal of await waitingRemovals(PER_ROUND, absorbedAfter)) {
    if (removal.kind === "room") await documents.removeRoom(removal.uid);
    else await documents.removeCompany(removal.uid);
    await forgetRemoval(removal);
  }
}
