import { forgetRemoval, waitingRemovals } from "./bridge.repository.ts";
import type { CommentDocuments } from "./commentDocuments.ts";

/** A round is not held up by a company with years of chat: what is left goes with the next one. */
const PER_ROUND = 20;

/** Removes the documents of erased companies. What fails stays listed and is tried again in the next round. */
export async function removeErased(documents: CommentDocuments): Promise<void> {
  for (const removal of await waitingRemovals(PER_ROUND)) {
    if (removal.kind === "room") await documents.removeRoom(removal.uid);
    else await documents.removeCompany(removal.uid);
    await forgetRemoval(removal);
  }
}
