import type { CsvChunk } from "../../core/csv/index.ts";
import type { Claims } from "../rows/judgeRow.ts";

/** A chunk, and what is known of it before it is written; undefined where that failed: it is then tried in its turn. */
interface Ahead<Prepared> {
  readonly chunk: CsvChunk;
  readonly prepared: Promise<Prepared | undefined>;
  ready?: Prepared;
}

interface Options<Prepared> {
  readonly next: () => CsvChunk | undefined;
  readonly prepare: (chunk: CsvChunk, claims: Pick<Claims, "get">) => Promise<Prepared>;
  /** What the rows that are written stand for. */
  readonly written: Pick<Claims, "get">;
  /** Chunks that are prepared beside the one that is being written. */
  readonly atMost: number;
}

/**
 * Chunks in the file's order, each prepared while those before it are written: the database and this process work at once,
 * and neither waits for a slow piece of the other's. What the rows before stand for counts already.
 */
export function chunksAhead<Prepared extends { readonly claimed: Claims }>({
  next,
  prepare,
  written,
  atMost,
}: Options<Prepared>) {
  let queue: Ahead<Prepared>[] = [];
  let running: Promise<unknown> = Promise.resolve();
  const claims = {
    get: (key: string) => {
      for (const { ready } of queue) {
        const claim = ready?.claimed.get(key);
        if (claim) return claim;
      }
      return written.get(key);
    },
  };
  function add(chunk: CsvChunk): void {
    const before = queue.at(-1);
    const turn = running;
    const prepareInTurn = async () => {
      await turn;
      if (before && !before.ready) return undefined;
      ahead.ready = await prepare(chunk, claims);
      return ahead.ready;
    };
    const ahead: Ahead<Prepared> = { chunk, prepared: prepareInTurn().catch(() => undefined) };
    running = ahead.prepared;
    queue.push(ahead);
  }
  return {
    /** The chunk whose turn it is; it stays until `done`. */
    head: (): Ahead<Prepared> | undefined => {
      while (queue.length <= atMost) {
        const chunk = next();
        if (!chunk) break;
        add(chunk);
      }
      return queue[0];
    },
    /** When what was begun is over. */
    settled: async (): Promise<void> => void (await running),
    /** The head is written. `asPrepared` false: otherwise than those behind it believed, who are prepared again. */
    done: (asPrepared: boolean): void => {
      const [, ...rest] = queue;
      queue = asPrepared ? rest : [];
      if (!asPrepared) for (const { chunk } of rest) add(chunk);
    },
  };
}
