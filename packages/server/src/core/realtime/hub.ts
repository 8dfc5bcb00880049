import { setTimeout as sleep } from "node:timers/promises";
import type { RealtimeEvent } from "@tsumugi/contract";
import { RECONNECTED } from "../../db/listener.ts";
import { runInContext } from "../context.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import type { Audience } from "./audience.ts";
import { createAudienceGroups } from "./audienceGroups.ts";
import { endForbidden } from "./endForbidden.ts";
import { fanOut } from "./fanOut.ts";
import { cursorFrame, eventFrame, heartbeatFrame } from "./frames.ts";
import { currentCursor, eventsSince, type LoggedEvent, type LostAccess } from "./realtime.repository.ts";
import type { RealtimeSources } from "./sources.ts";
import { createUnreadNotifier } from "./unreadNotifier.ts";

/** One open stream in this process. */
export interface Subscriber {
  readonly audience: Audience;
  send(bytes: Uint8Array): void;
  end(): void;
  /** What the right to read rests on; looked at again every few seconds. */
  readonly access:
    | { readonly session_uid: string | null; readonly auth_time: Date; readonly expires_at: Date }
    | (() => Promise<boolean>);
}

export interface Hub {
  readonly sources: RealtimeSources;
  /** From now on the subscriber gets every event that concerns it. Answers the function that ends this. */
  join(subscriber: Subscriber): Promise<() => void>;
  /** Sends something that is not recorded: whoever is not connected never receives it. */
  broadcast(event: RealtimeEvent, wanted: (audience: Audience) => boolean): void;
  readonly size: number;
}

/**
 * A browser opens one for all its tabs. Beyond this the longest open one ends: most likely nobody reads it any more,
 * and whoever opens too many ends only their own.
 */
export const MAX_STREAMS_OF_ONE = 50;
/** A reader that a full process turned away comes back after this. */
const FULL_RETRY_SECONDS = 30;
export const HEARTBEAT_MS = 20_000;
export const SWEEP_MS = 2_000;
const RETRY_MS = 1_000;
/** Writing to a thousand streams takes a while: requests get as long before the next, up to this. */
const MAX_REST_MS = 50;

const hubs = new WeakMap<Deps, Hub>();

/** Gives a server its hub, once: one LISTEN however many streams are open. */
export function openHub(deps: Deps, sources: RealtimeSources): void {
  if (!hubs.has(deps)) hubs.set(deps, createHub(deps, sources));
}

export function hubOf(deps: Deps): Hub {
  const hub = hubs.get(deps);
  if (!hub) throw new Error("This server has no hub: createApp() has not been called.");
  return hub;
}

function createHub(deps: Deps, sources: RealtimeSources): Hub {
  const subscribers = createAudienceGroups();
  const unread = createUnreadNotifier(subscribers, sources.countUnread, (ms, run) => later(ms, run));
  const timers = new Set<NodeJS.Timeout>();
  let cursor = "";
  let starting: Promise<void> | undefined;
  let unlisten: (() => Promise<void>) | undefined;
  let pumping = false;
  let again = false;
  const inContext = <T>(run: () => Promise<T>) => runInContext(deps, "realtime", run);

  /** Reads what is new since the last look. Wake-ups may come late, doubled or never: the cursor decides. */
  async function pump(): Promise<void> {
    again = pumping;
    if (pumping || subscribers.size === 0 || cursor === "") return;
    pumping = true;
    try {
      do {
        again = false;
        const { cursor: next, events, lost } = await eventsSince(cursor);
        // Streams that lost access before one of these events was committed end before it is sent.
        if (lost.length > 0) await endForbidden(concerned(lost));
        const took = events.length > 0 ? await deliver(events, cursor, next) : 0;
        cursor = next;
        // What comes meanwhile goes out together, in one write per stream.
        if (took > 1) await sleep(Math.min(took, MAX_REST_MS), undefined, { ref: false });
      } while (again);
    } catch (error) {
      deps.logger.warn({ err: error }, "realtime events could not be read");
      later(RETRY_MS, pump);
    } finally {
      pumping = false;
    }
  }

  /** The subscribers whose right to read may have ended. */
  const concerned = (lost: readonly LostAccess[]) =>
    subscribers
      .all()
      .filter(({ audience }) =>
        lost.some(({ user_uid, company_uid }) =>
          user_uid === null
            ? audience.kind !== "operator" && audience.company_uid === company_uid
            : audience.kind !== "creator" && audience.user_uid === user_uid,
        ),
      );

  /**
   * Each event is encoded once. Its id is the cursor before the batch: a resume repeats, but never skips. Answers how
   * many ms the writing took.
   */
  async function deliver(events: readonly LoggedEvent[], before: string, after: string): Promise<number> {
    const resolved = await sources.resolveEvents(events);
    const start = performance.now();
    const frames = resolved.map(({ logged, event }) => ({ logged, bytes: eventFrame(event, before) }));
    await fanOut(subscribers, frames, cursorFrame(after));
    for (const event of events) unread.note(event);
    return performance.now() - start;
  }

  function later(ms: number, run: () => Promise<void>): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (subscribers.size > 0) void inContext(run).catch(() => {});
    }, ms);
    timers.add(timer);
    timer.unref();
  }

  function every(ms: number, run: () => void): void {
    const timer = setInterval(run, ms);
    timers.add(timer);
    timer.unref();
  }

  async function start(): Promise<void> {
    unlisten ??= await deps.database.listen("realtime", (payload) => {
      if (payload === RECONNECTED || subscribers.size > 0) void inContext(pump);
    });
    cursor = await inContext(currentCursor);
    every(HEARTBEAT_MS, () => {
      for (const subscriber of subscribers.all()) subscriber.send(heartbeatFrame);
    });
    every(SWEEP_MS, () => {
      void inContext(async () => {
        await endForbidden(subscribers.all());
        await pump();
      }).catch((error) => deps.logger.warn({ err: error }, "open streams could not be checked"));
    });
  }

  /** The LISTEN stays for the next stream; timers would keep asking for nobody. */
  function rest(): void {
    starting = undefined;
    cursor = "";
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    unread.reset();
  }

  deps.stopping.addEventListener("abort", () => {
    for (const subscriber of subscribers.all()) subscriber.end();
    void unlisten?.().catch(() => {});
  });

  return {
    sources,
    async join(subscriber) {
      const own = subscribers.streamsOf(subscriber.audience);
      // Whoever has too many makes room by ending one; nobody else's may end for a stranger.
      if (subscribers.size >= deps.settings.MAX_STREAMS && own.length < MAX_STREAMS_OF_ONE)
        throw new AppError("server_busy", { retryAfter: FULL_RETRY_SECONDS });
      subscribers.add(subscriber);
      const leave = () => {
        if (subscribers.delete(subscriber) && subscribers.size === 0) rest();
      };
      for (const oldest of own.slice(0, Math.max(0, own.length + 1 - MAX_STREAMS_OF_ONE))) oldest.end();
      starting ??= start();
      try {
        await starting;
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    broadcast(event, wanted) {
      const bytes = eventFrame(event);
      for (const subscriber of subscribers.all()) if (wanted(subscriber.audience)) subscriber.send(bytes);
    },
    get size() {
      return subscribers.size;
    },
  };
}
