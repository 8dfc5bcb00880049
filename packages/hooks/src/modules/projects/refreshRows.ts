import { endpointKey, getProject, listProjectCreators } from "@tsumugi/contract";
import type { Cache } from "swr";
import type { ApiClient } from "../../core/apiClient.ts";
import { revalidateKeys, revalidateStale } from "../../core/revalidate.ts";
import { type Mutate, putRows, rowKeys, sheetState } from "./sheetRows.ts";

/** Rows that change within this time are read together. */
const PAUSE_MS = 300;
const MOST = 100;

interface Data {
  readonly client: Pick<ApiClient, "call">;
  readonly cache: Cache;
  readonly mutate: Mutate;
}

/** Reads changed rows of a project's sheet again and puts them in their places; `null`: too many, all pages. */
export function refreshRows(data: Data, projectUid: string, creatorUids: readonly string[] | null): void {
  const { waiting } = sheetState(data.cache);
  const held = waiting.get(projectUid);
  const isAll = held === null || creatorUids === null;
  if (waiting.size === 0) setTimeout(() => readWaiting(data), PAUSE_MS);
  waiting.set(projectUid, isAll ? null : new Set([...(held ?? []), ...creatorUids]));
}

function readWaiting(data: Data): void {
  const { waiting } = sheetState(data.cache);
  const due = [...waiting];
  waiting.clear();
  // A load that fails is made up for by the next change, or when the page is shown again.
  for (const [projectUid, uids] of due) read(data, projectUid, uids).catch(() => undefined);
}

/**
 * Reads what stands beside the rows: the project, its history and comments, parcels, and a colleague's send, which then
 * asks for its progress by itself. One reading at a time, since SWR drops the answer of a request that another has overtaken:
 * news that come faster than answers would keep all of them away.
 */
function readBeside(data: Data, projectUid: string): void {
  const { cache, mutate } = data;
  const { readingBeside } = sheetState(cache);
  if (readingBeside.has(projectUid)) {
    readingBeside.set(projectUid, true);
    return;
  }
  readingBeside.set(projectUid, false);
  const path = `GET /company/projects/${encodeURIComponent(projectUid)}`;
  const parts = ["history", "row_comments", "job_sends", "scheduled_jobs", "shipments"];
  const reading = Promise.all([
    revalidateStale(
      cache,
      (key) => mutate(key),
      parts.map((part) => `${path}/${part}`),
    ),
    // By its whole key: as a prefix it would name the rows, too.
    mutate(endpointKey(getProject, { params: { id: projectUid } })).catch(() => undefined),
  ]);
  void reading.finally(() => {
    const isAskedAgain = readingBeside.get(projectUid);
    readingBeside.delete(projectUid);
    if (isAskedAgain) readBeside(data, projectUid);
  });
}

async function read(data: Data, projectUid: string, uids: ReadonlySet<string> | null) {
  const { client, cache, mutate } = data;
  readBeside(data, projectUid);
  const shown = rowKeys(cache, projectUid);
  if (shown.length === 0 || uids?.size === 0) return;
  if (uids === null || uids.size > MOST) return revalidateKeys(cache, mutate, shown);
  const asOf = sheetState(cache).clock;
  const { items } = await client.call(listProjectCreators, {
    params: { id: projectUid },
    query: { creator_uid: [...uids], limit: MOST },
  });
  await putRows(cache, mutate, projectUid, items, asOf);
}
