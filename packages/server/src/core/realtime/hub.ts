import { setImmediate } from "node:timers/promises";
import { RECONNECTED } from "../../db/listener.ts";
import { runInContext } from "../context.ts";
import type { Deps } from "../deps.ts";
import { type Audience, mayReceive } from "./audience.ts";
import { resolveEvents } from "./encodeEvents.ts";
import { cursorFrame, eventFrame, heartbeatFrame } from "./frames.ts";
import { currentCursor, eventsSince, type LoggedEvent } from "./realtime.repository.ts";
import { endForbidden } from "./sweep.ts";
import { createUnreadTeller } from "./unreadTeller.ts";

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
  /** From now on the subscriber gets every event that concerns it. Answers the function that ends this. */
  join(subscriber: Subscriber): Promise<() => void>;
  readonly size: number;
}

export const HEARTBEAT_MS = 20_000;
export const SWEEP_MS = 2_000;
const RETRY_MS = 1_000;

const hubs = new WeakMap<Deps, Hub>();

/** The hub of this server: one LISTEN however many streams are open. */
export function hubOf(deps: Deps): Hub {
  const hub = hubs.get(deps) ?? createHub(deps);
  hubs.set(deps, hub);
  return hub;
}

function createHub(deps: Deps): Hub {
  const subscribers = new Set<Subscriber>();
  const unread = createUnreadTeller(subscribers);
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
        const { cursor: next, events } = await eventsSince(cursor);
        if (events.length > 0) await deliver(events, cursor, next);
        cursor = next;
      } while (again);
    } catch (error) {
      deps.logger.warn({ err: error }, "realtime events could not be read");
      later(RETRY_MS, pump);
    } finally {
      pumping = false;
    }
  }

  /** Each event is encoded once. Its id is the cursor before the batch: a resume repeats, but never skips. */
  async function deliver(events: readonly LoggedEvent[], before: string, after: string): Promise<void> {
    const frames = (await resolveEvents(events)).map(({ logged, event }) => ({
      logged,
      bytes: eventFrame(event, before),
    }));
    const received = new Set<Subscriber>();
    let written = 0;
    for (const { logged, bytes } of frames) {
      for (const subscriber of [...subscribers]) {
        if (!mayReceive(subscriber.audience, logged)) continue;
        subscriber.send(bytes);
        received.add(subscriber);
      }
      written += bytes.byteLength;
      if (written < BREATH_BYTES) continue;
      written = 0;
      await setImmediate();
    }
    const moved = cursorFrame(after);
    for (const subscriber of received) subscriber.send(moved);
    for (const event of events) unread.note(event);
    if (unread.pending) later(UNREAD_DELAY_MS, () => unread.tell());
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
      for (const subscriber of [...subscribers]) subscriber.send(heartbeatFrame);
    });
    every(SWEEP_MS, () => {
      void inContext(async () => {
        await endForbidden([...subscribers]);
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
  }

  deps.stopping.addEventListener("abort", () => {
    for (const subscriber of [...subscribers]) subscriber.end();
    void unlisten?.().catch(() => {});
  });

  return {
    async join(subscriber) {
      subscribers.add(subscriber);
      const leave = () => {
        if (subscribers.delete(subscriber) && subscribers.size === 0) rest();
      };
      starting ??= start();
      try {
        await starting;
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    get size() {
      return subscribers.size;
    },
  };
}

/** After this much the sockets get a turn: a burst must not look like a reader that has stopped reading. */
const BREATH_BYTES = 16 * 1024;

/** Counts are told together after a burst, not once per comment. */
const UNREAD_DELAY_MS = 50;
