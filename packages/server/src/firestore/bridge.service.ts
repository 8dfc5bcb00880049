import { runInContext } from "../core/context.ts";
import type { Deps } from "../core/deps.ts";
import { newUid } from "../core/ids.ts";
import { holdBridge, releaseBridge, rememberGiven, rememberTaken } from "./bridge.repository.ts";
import type { ChangeTime, CommentDocuments } from "./commentDocuments.ts";
import { takeComment } from "./pullComment.service.ts";
import { createAccessGiver } from "./pushAccess.service.ts";
import { giveComments } from "./pushComments.service.ts";

const ROUND_MS = 5_000;
const LEASE_S = 30;

/** The later of two, where null is before all. */
const laterOf = (one: ChangeTime | null, other: ChangeTime | null) =>
  one === null || (other !== null && other > one) ? other : one;

export interface Bridge {
  /** Keeps the right to carry through a round that takes long. */
  renew(): Promise<void>;
  /** Carries everything that waits, both ways except what Firestore has yet to tell. */
  round(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps Firestore's documents and our rows the same: members and rooms for the rules, comments of creators and of the
 * product there; comments of members here, where they are counted, found and told. Of several servers one does it.
 */
export function createBridge(deps: Deps, documents: CommentDocuments): Bridge {
  const holder = newUid();
  const access = createAccessGiver(documents);
  let taken: ChangeTime | null = null;
  let unfollow: (() => void) | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const inContext = <T>(run: () => Promise<T>) => runInContext(deps, "firestore", run);
  const warn = (error: unknown) =>
    deps.logger.error({ err: error }, "Firestore and our rows drift apart: tried again");

  const rest = () => {
    unfollow?.();
    unfollow = undefined;
    access.forget();
    taken = null;
  };

  const carry = async () => {
    const state = await holdBridge(holder, LEASE_S);
    if (!state) return rest();
    taken = laterOf(taken, state.taken);
    await access.give();
    unfollow ??= documents.follow(
      state.taken,
      (changes) =>
        inContext(async () => {
          for (const change of changes) {
            await takeComment(change);
            taken = laterOf(taken, change.changed);
          }
          if (taken !== null && changes.length > 0) await rememberTaken(holder, taken);
        }),
      (error) => {
        unfollow = undefined;
        warn(error);
      },
    );
    const given = await giveComments(documents, state.given, () => taken);
    if (given !== state.given) await rememberGiven(holder, given);
  };

  const round = (): Promise<void> => {
    again = running !== undefined;
    running ??= inContext(async () => {
      do {
        again = false;
        await carry();
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
      await running?.catch(() => {});
      rest();
      await inContext(() => releaseBridge(holder)).catch(() => {});
      await documents.close();
    },
  };
}

/** Carries from now on: at every wake-up of the streams, and every few seconds. Answers what ends it. */
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
