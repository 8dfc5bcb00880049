import { isStopping } from "../core/jobs.ts";

/** Records that are changed in one statement: whoever saves one of them waits no longer than that. */
export const PIECE = 200;

/**
 * Works off a company's records in the background. `step` answers behind which record the next piece begins, undefined
 * after the last one. A server that stops ends it; the next one begins again, so that a step has to be harmless twice.
 */
export async function pieceByPiece(step: (behind: string) => Promise<string | undefined>): Promise<void> {
  for (let behind: string | undefined = ""; behind !== undefined; behind = await step(behind))
    if (isStopping()) throw new Error("The server stops; the next one begins again.");
}
