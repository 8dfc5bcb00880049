import { MemoryStore } from "hono-rate-limiter";
import { context } from "../core/context.ts";
import type { Deps } from "../core/deps.ts";
import { AppError } from "../core/errors.ts";

/** Pictures a minute from one person, whatever becomes of them: six full messages. Decoding is what they cost. */
export const UPLOADS_A_MINUTE = 60;
export const TOO_MANY_UPLOADS =
  "短い時間に送った画像が多すぎます。1分ほど待ってから、もう一度送ってください。";
const WINDOW_MS = 60_000;

const stores = new WeakMap<Deps, MemoryStore>();

function storeOf(deps: Deps): MemoryStore {
  const known = stores.get(deps);
  if (known) return known;
  const store = new MemoryStore();
  store.init({ windowMs: WINDOW_MS } as Parameters<typeof store.init>[0]);
  stores.set(deps, store);
  return store;
}

/** Counts one more; each process counts for itself. @throws AppError rate_limited */
export async function countUpload(uploader_uid: string): Promise<void> {
  const { deps } = context();
  if (deps.settings.RATE_LIMIT === "off") return;
  const { totalHits, resetTime } = await storeOf(deps).increment(uploader_uid);
  if (totalHits <= UPLOADS_A_MINUTE) return;
  const left = (resetTime?.getTime() ?? 0) - Date.now();
  const retryAfter = Math.max(1, Math.ceil(left / 1000));
  throw new AppError("rate_limited", { message: TOO_MANY_UPLOADS, retryAfter });
}
