import { isOutage } from "../db/errors.ts";
import type { Deps } from "./deps.ts";

/** While the database is away, every look at the queues fails, each two seconds: it is said once a minute, ms. */
const OUTAGE_EVERY_MS = 60_000;

const outageTold = new WeakMap<Deps, number>();

/**
 * Of work outside a request nobody sees the error: it stands in the log, and is reported where reports are switched on.
 * @param work the name of the job, never an address
 */
export function tellFailure(deps: Deps, work: string, error: unknown): void {
  if (isOutage(error)) {
    const now = performance.now();
    if (now - (outageTold.get(deps) ?? Number.NEGATIVE_INFINITY) < OUTAGE_EVERY_MS) return;
    outageTold.set(deps, now);
  }
  deps.logger.error({ work, err: error }, "background work failed");
  deps.reportError(error, work);
}
