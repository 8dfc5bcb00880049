import { setTimeout as sleep } from "node:timers/promises";
import { runInContext } from "../core/context.ts";
import type { Deps } from "../core/deps.ts";
import { newUid } from "../core/ids.ts";
import { holdBridge, releaseBridge, rememberPulled, rememberPushed } from "./bridge.repository.ts";
import type { ChangeTime, CommentDocuments } from "./commentDocuments.ts";
import { pullComment } from "./pullComment.service.ts";
import { createAccessSync } from "./pushAccess.service.ts";
import { pushComments } from "./pushComments.service.ts";
import { removeErased } from "./removeErased.service.ts";

const ROUND_MS = 5_000;
const LEASE_S = 30;
/** Google's client tries again for minutes: while Firestore cannot be reached, nobody waits for that to stop the server. */
const PATIENCE_MS = 4_000;

/** The later of two, where null is before all. */
const laterOf = (one: ChangeTime | null, other: ChangeTime | null) =>
  one === null || (other !== null && other > one) ? other : one;

export interface Bridge {
  /** Keeps the lease during a round that takes long. */
  renew(): Promise<void>;
  /** Pushes and pulls everything that is waiting, except what Firestore has yet to report. */
  round(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps Firestore's documents and our rows the same: members and rooms for the rules, comments of creators and of the
 * product go there; comments of members come here, where they are counted, found and notified. One server of several does it.
 */
export function createBridge(deps: Deps, documents: CommentDocuments, patience_ms = PATIENCE_MS): Bridge {
  const holder = newUid();
  const access = createAccessSync(documents);
  let taken: ChangeTime | null = null;
  let unfollow: (() => void) | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const inContext = <T>(run: () => Promise<T>) => runInContext(deps, "firestore", run);
  const warn = (error: unknown) =>
    deps.logger.error({ err: error }, "Firestore and our rows drift apart: tried again");

  const within = (work: Promise<void>) =>
    Promise.race([work.catch(() => {}), sleep(patience_ms, undefined, { ref: false })]);

  const rest = () => {
    unfollow?.();
    unfollow = undefined;
    access.reset();
    taken = null;
  };

  const sync = async () => {
    const state = await holdBridge(holder, LEASE_S);
    if (!state) return rest();
    taken = laterOf(taken, state.taken);
    await access.push();
    unfollow ??= documents.follow(
      state.taken,
      (changes) =>
        inContext(async () => {
          for (const change of changes) {
            await pullComment(change);
            taken = laterOf(taken, change.changed);
          }
          if (taken !== null && changes.length > 0) await rememberPulled(holder, taken);
        }),
      (error) => {
        unfollow = undefined;
        warn(error);
      },
    );
    const given = await pushComments(documents, state.given, () => taken);
    if (given !== state.given) await rememberPushed(holder, given);
    await removeErased(documents);
  };

  const round = (): Promise<void> => {
    again = running !== undefined;
    running ??= inContext(async () => {
      do {
        again = false;
        await sync();
      } while (again);
    }).finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    renew: async () => {
      if (running) await inContext(() => holdBridge(holder, LEASE_S)).catch(warn);
    },
    round,
    stop: async () => {
      // Cut off, a round leaves what the next one does again: as after a crash.
      await within(Promise.resolve(running));
      rest();
      await inContext(() => releaseBridge(holder)).catch(() => {});
      await within(documents.close());
    },
  };
}

/** Runs from now on: at every realtime event, and every few seconds. Answers the function that ends it. */
export async function startBridge(deps: Deps, documents: CommentDocuments): Promise<() => Promise<void>> {
  const bridge = createBridge(deps, documents);
  const run = () =>
    void bridge.round().catch((error) => {
      if (!deps.stopping.aborted)
        deps.logger.error({ err: error }, "nothing was carried to Firestore: tried again");
    });
  const unlisten = await deps.database.listen("realtime", run);
  const timer = setInterval(() => {
    void bridge.renew();
    run();
  }, ROUND_MS);
  run();
  return async () => {
    clearInterval(timer);
    await unlisten();
    await bridge.stop();
  };
}
