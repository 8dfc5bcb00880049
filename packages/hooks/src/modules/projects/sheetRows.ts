import { listProjectCreators, type ProjectCreator } from "@tsumugi/contract";
import type { Cache } from "swr";
import { isStale, plainKey, revalidateKeys } from "../../core/revalidate.ts";
import type { PushCells } from "./cellQueue.ts";
import { type RowPage, withRows, withRowsInPages } from "./sheetPages.ts";

export type Mutate = (
  key: string,
  value?: unknown,
  options?: { readonly revalidate: boolean },
) => Promise<unknown>;

/** What the sheets of one cache share: the order of edits, and which rows were written when. */
interface SheetState {
  readonly queues: Map<string, PushCells>;
  readonly writtenAt: Map<string, number>;
  /** Rows to be read again, by project; null: all of it. */
  readonly waiting: Map<string, ReadonlySet<string> | null>;
  /** Projects of which the parts beside the rows are being read; true: and once more after it. */
  readonly readingBeside: Map<string, boolean>;
  clock: number;
}

const states = new WeakMap<Cache, SheetState>();

export function sheetState(cache: Cache): SheetState {
  const state = states.get(cache) ?? {
    queues: new Map(),
    writtenAt: new Map(),
    waiting: new Map(),
    readingBeside: new Map(),
    clock: 0,
  };
  states.set(cache, state);
  return state;
}

/** Keys of the cached lists of a project's rows, whatever their filter. */
export const rowKeys = (cache: Pick<Cache, "keys">, projectUid: string): string[] => {
  const start = `/projects/${encodeURIComponent(projectUid)}/creators`;
  return [...cache.keys()].filter((key) => {
    const plain = plainKey(key);
    return isStale(plain, listProjectCreators) && plain.split("?")[0]?.endsWith(start);
  });
};

/**
 * Puts rows as the server answered them into every cached list of the project, without loading any of them again.
 * `asOf`: the clock when a load began; a row that was written since is newer than what was loaded.
 */
export function putRows(
  cache: Cache,
  mutate: Mutate,
  projectUid: string,
  rows: readonly ProjectCreator[],
  asOf?: number,
): Promise<void> {
  const state = sheetState(cache);
  const idOf = (row: ProjectCreator) => `${projectUid} ${row.creator_uid}`;
  const news = rows.filter((row) => asOf === undefined || (state.writtenAt.get(idOf(row)) ?? 0) <= asOf);
  if (asOf === undefined) {
    state.clock += 1;
    for (const row of news) state.writtenAt.set(idOf(row), state.clock);
  }
  const byUid = new Map(news.map((row) => [row.creator_uid, row]));
  const toLoad: string[] = [];
  for (const key of rowKeys(cache, projectUid)) {
    const { data, isValidating } = cache.get(key) ?? {};
    if (data === undefined) continue;
    const held = data as RowPage | readonly RowPage[];
    const next = "items" in held ? withRows(held, byUid) : withRowsInPages(held, byUid);
    if (next === held) continue;
    // Writing an entry makes SWR discard a load of it that is under way, and other news with it.
    if (isValidating) toLoad.push(key);
    // The cache may be gone by now, with the session.
    mutate(key, next, { revalidate: false }).catch(() => undefined);
  }
  return revalidateKeys(cache, mutate, toLoad);
}
