import { dayInJapan } from "../core/clock.ts";
import { now, runInContext } from "../core/context.ts";
import type { Deps } from "../core/deps.ts";
import { newUid } from "../core/ids.ts";
import {
  companyPeople,
  holdBridge,
  releaseBridge,
  rememberGiven,
  rememberTaken,
  roomsSince,
} from "./bridgeRows.ts";
import type { CommentDocuments } from "./documents.ts";
import { giveComments } from "./giveComments.ts";
import { takeComment } from "./takeComment.ts";

const ROUND_MS = 5_000;
const LEASE_S = 30;
/** A room that was committed late carries an earlier time than one that is known already. */
const LATE_MS = 60_000;

export interface Bridge {
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
  const people = new Map<string, string>();
  let newest: Date | null = null;
  let unfollow: (() => void) | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const inContext = <T>(run: () => Promise<T>) => runInContext(deps, "firestore", run);
  const warn = (error: unknown) =>
    deps.logger.error({ err: error }, "Firestore and our rows drift apart: tried again");

  const givePeople = async () => {
    for (const company of await companyPeople(dayInJapan(now()))) {
      const text = JSON.stringify(company);
      if (people.get(company.company_uid) === text) continue;
      await documents.putCompany(company);
      people.set(company.company_uid, text);
    }
  };

  const giveRooms = async () => {
    const since: Date | null = newest;
    for (const room of await roomsSince(since && new Date(since.getTime() - LATE_MS))) {
      await documents.putRoom(room.uid, room.company_uid);
      newest = new Date(Math.max(room.created_ms, newest?.getTime() ?? 0));
    }
  };

  const rest = () => {
    unfollow?.();
    unfollow = undefined;
    people.clear();
    newest = null;
  };

  const carry = async () => {
    const state = await holdBridge(holder, LEASE_S);
    if (!state) return rest();
    await givePeople();
    await giveRooms();
    unfollow ??= documents.follow(
      state.taken,
      (changes) =>
        inContext(async () => {
          for (const change of changes) await takeComment(change);
          const last = changes.at(-1);
          if (last) await rememberTaken(holder, last.changed);
        }),
      (error) => {
        unfollow = undefined;
        warn(error);
      },
    );
    const given = await giveComments(documents, state.given);
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
  const timer = setInterval(run, ROUND_MS);
  run();
  return async () => {
    clearInterval(timer);
    await unlisten();
    await bridge.stop();
  };
}
