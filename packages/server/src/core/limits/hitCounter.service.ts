import { hash } from "node:crypto";
import { runInContext } from "../context.ts";
import type { Deps } from "../deps.ts";
import { addHits, forgetHits, type Hits } from "./hitCounts.repository.ts";

export const WINDOW_MS = 60_000;
/** What is counted here goes to the others in steps of this share of a limit: ten statements a minute at most. */
const STEP = 10;
const FLUSH_MS = 100;
/** Nobody fills the memory with addresses: beyond this the one that has been away longest is forgotten. */
export const MOST_SOURCES = 100_000;

interface Count {
  readonly name: string;
  readonly source: string;
  /** Seen by this process in the window, and how much of it the others know. */
  hits: number;
  sent: number;
  /** Of all processes, as of the last exchange. */
  known: number;
}

export interface Hit {
  readonly isOver: boolean;
  /** Seconds until the window ends. */
  readonly retryAfter: number;
}

export interface HitCounter {
  hit(name: string, source: string, perMinute: number): Hit;
  /** How many addresses are counted, each for each kind of request. */
  readonly size: number;
  /** Exchanges what waits, for whoever cannot wait for the timer. */
  flush(): Promise<void>;
}

const counters = new WeakMap<Deps, HitCounter>();

/** One per server. Processes on one PostgreSQL add up what they count; an embedded database has one process. */
export function hitCounterOf(deps: Deps): HitCounter {
  const known = counters.get(deps);
  if (known) return known;
  const counter = createHitCounter(deps);
  counters.set(deps, counter);
  return counter;
}

const hashOf = (source: string) => hash("sha256", source, "base64url").slice(0, 22);

function createHitCounter(deps: Deps): HitCounter {
  const isShared = deps.database.engine === "postgres";
  const counts = new Map<string, Count>();
  const waiting = new Set<Count>();
  let window = 0;
  let forgotten = 0;
  let timer: NodeJS.Timeout | undefined;

  /** In the order of their last request: whoever comes often stays, and nobody is counted as somebody else. */
  function countOf(name: string, source: string): Count {
    const key = `${name} ${source}`;
    const count = counts.get(key) ?? { name, source, hits: 0, sent: 0, known: 0 };
    counts.delete(key);
    const [oldest] = counts.size < MOST_SOURCES ? [] : counts.keys();
    if (oldest !== undefined) counts.delete(oldest);
    counts.set(key, count);
    return count;
  }

  /** Without the database every process goes on counting for itself. */
  async function exchange(): Promise<void> {
    const at = new Date(window * WINDOW_MS);
    const own = new Map<string, Count>();
    const rows = [...waiting].map((count) => {
      const source_hash = hashOf(count.source);
      own.set(`${count.name} ${source_hash}`, count);
      const hits = count.hits - count.sent;
      count.sent = count.hits;
      return { name: count.name, source_hash, hits };
    });
    waiting.clear();
    if (rows.length === 0) return;
    const counted: Hits[] = await addHits(at, rows);
    for (const { name, source_hash, hits } of counted) {
      const count = own.get(`${name} ${source_hash}`);
      if (count) count.known = Number(hits);
    }
    if (forgotten === window) return;
    forgotten = window;
    await forgetHits(new Date(at.getTime() - WINDOW_MS));
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await runInContext(deps, "limits", exchange).catch((error: unknown) => {
      deps.logger.warn({ err: error }, "requests are counted by this process alone");
    });
  }

  return {
    flush,
    get size() {
      return counts.size;
    },
    hit: (name, source, perMinute) => {
      const now = deps.clock.now().getTime();
      const present = Math.floor(now / WINDOW_MS);
      if (present !== window) {
        window = present;
        counts.clear();
        waiting.clear();
      }
      const count = countOf(name, source);
      count.hits++;
      const isOver = Math.max(count.hits, count.known + count.hits - count.sent) > perMinute;
      if (isShared && !isOver && count.hits - count.sent >= Math.ceil(perMinute / STEP)) {
        waiting.add(count);
        timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
      }
      return { isOver, retryAfter: Math.max(1, Math.ceil(((window + 1) * WINDOW_MS - now) / 1000)) };
    },
  };
}
