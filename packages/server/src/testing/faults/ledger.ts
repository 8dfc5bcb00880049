import type { Comment } from "@tsumugi/hooks";

/** One writer's comment that the server has acknowledged. */
interface Acked {
  readonly writer: number;
  readonly nth: number;
  readonly at: number;
}

/** What a reader holds at the end, oldest first, and when each comment first reached it. */
export interface Reading {
  readonly comments: readonly Comment[];
  readonly firstSeen: ReadonlyMap<string, number>;
}

export interface Figures {
  acked: number;
  /** Acknowledged, and not with some reader. */
  lost: number;
  /** With some reader more than once. */
  doubled: number;
  /** Against the room's numbers, or against the order in which one writer wrote. */
  outOfOrder: number;
  /** From the acknowledgement to the slowest reader, ms. */
  maxDelayMs: number;
}

/** Remembers what was acknowledged, and holds readers against it. */
export function createLedger() {
  const acked = new Map<string, Acked>();
  return {
    get size() {
      return acked.size;
    },
    ack(id: string, writer: number, nth: number): void {
      if (acked.has(id)) throw new Error("acknowledged twice to one writer");
      acked.set(id, { writer, nth, at: performance.now() });
    },
    compare(readings: readonly Reading[]): Figures {
      const figures: Figures = { acked: acked.size, lost: 0, doubled: 0, outOfOrder: 0, maxDelayMs: 0 };
      for (const { comments, firstSeen } of readings) {
        const ids = new Set(comments.map(({ id }) => id));
        figures.lost += [...acked.keys()].filter((id) => !ids.has(id)).length;
        figures.doubled += comments.length - ids.size;
        const lastOf = new Map<number, number>();
        let seq = 0;
        for (const comment of comments) {
          if (comment.seq <= seq) figures.outOfOrder += 1;
          seq = comment.seq;
          const own = acked.get(comment.id);
          if (!own) continue;
          if (own.nth <= (lastOf.get(own.writer) ?? -1)) figures.outOfOrder += 1;
          lastOf.set(own.writer, own.nth);
          const delay = (firstSeen.get(comment.id) ?? own.at) - own.at;
          figures.maxDelayMs = Math.max(figures.maxDelayMs, Math.round(delay));
        }
      }
      return figures;
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
