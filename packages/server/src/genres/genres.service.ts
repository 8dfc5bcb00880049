import type { CountedGenre } from "@tsumugi/contract";
import { now } from "../core/context.ts";
import { currentDatabase, type Database } from "../db/index.ts";
import { allGenres, countOpenCreators } from "./genres.repository.ts";

const KEPT_MS = 10 * 60_000;

interface Counted {
  readonly at: number;
  readonly counts: Promise<ReadonlyMap<string, number>>;
}

/** Per database: tests have many. A million creators are counted once in ten minutes, not with every form. */
const kept = new WeakMap<Database, Counted>();

function openCreators(): Promise<ReadonlyMap<string, number>> {
  const database = currentDatabase();
  const before = kept.get(database);
  const at = now().getTime();
  if (before && at - before.at < KEPT_MS) return before.counts;
  const counts = countOpenCreators();
  kept.set(database, { at, counts });
  // The next call tries again.
  counts.catch(() => kept.delete(database));
  return counts;
}

/** All genres in their fixed order, with how many open creators each has. */
export async function listAll(): Promise<{ items: CountedGenre[] }> {
  const [genres, counts] = [await allGenres(), await openCreators()];
  return { items: genres.map((genre) => ({ ...genre, open_creator_count: counts.get(genre.uid) ?? 0 })) };
}
