/** Seeded numbers (mulberry32): the demo is the same on every machine. */
export interface Random {
  /** [0, 1) */
  next(): number;
  /** Integer from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different entries, in the list's order. */
  sample<T>(list: readonly T[], count: number): T[];
  chance(probability: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (list) => list[int(0, list.length - 1)] as (typeof list)[number],
    sample(list, count) {
      const wanted = Math.min(count, list.length);
      const indexes = new Set<number>();
      while (indexes.size < wanted) indexes.add(int(0, list.length - 1));
      return list.filter((_, index) => indexes.has(index));
    },
    chance: (probability) => next() < probability,
  };
}
