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

async function read({ client, cache, mutate }: Data, projectUid: string, uids: ReadonlySet<string> | null) {
  const path = `GET /company/projects/${encodeURIComponent(projectUid)}`;
  void revalidateStale(cache, (key) => mutate(key), [
    `${path}/history`,
    `${path}/row_comments`,
    // A colleague's send shows in the rows that it reaches; what is under way then asks for its progress by itself.
    `${path}/job_sends`,
    `${path}/scheduled_jobs`,
  ]);
  // By its whole key: as a prefix it would name the rows, too.
  mutate(endpointKey(getProject, { params: { id: projectUid } })).catch(() => undefined);
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
