import type { EndpointWithSchemas } from "@tsumugi/contract/schemas";
import { currentDatabase } from "../db/index.ts";
import type { Database } from "../db/types.ts";
import { audit } from "./audit.ts";
import { isStorable } from "./body.ts";
import { context, now } from "./context.ts";
import { AppError } from "./errors.ts";
import { foreignRowAmong } from "./foreignRow.repository.ts";

const HOUR_MS = 60 * 60 * 1000;
/** A link that is out of date finds nothing now and then; whoever tries numbers finds nothing all the time. */
const PROBES = 20;
/** Per process: what is forgotten is written once more. */
const MOST = 5000;

interface Seen {
  readonly since: number;
  count: number;
}
const counts = new WeakMap<Database, Map<string, Seen>>();

/** How often it has happened within an hour from its first time, this one included. */
function countOf(key: string): number {
  const here = counts.get(currentDatabase()) ?? new Map<string, Seen>();
  counts.set(currentDatabase(), here);
  if (here.size >= MOST) here.clear();
  const at = now().getTime();
  const known = here.get(key);
  const seen = known && at - known.since < HOUR_MS ? known : { since: at, count: 0 };
  seen.count += 1;
  here.set(key, seen);
  return seen.count;
}

/**
 * Writes into the log what somebody with an account was refused: a call without the right to it and a row of another
 * company once an hour each, and what is not there once it is much. Called outside the transaction of the call, which is
 * undone. `params`: of the path, as they came.
 */
export async function noteRefusal(
  error: unknown,
  { name, path, summary }: EndpointWithSchemas,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const { actor } = context();
  if (!(error instanceof AppError) || actor.kind === "visitor" || actor.kind === "creator") return;
  if (error.code === "forbidden" && countOf(`${actor.uid} ${name}`) === 1)
    await audit("access.refuse", null, { operation: summary });
  if (error.code !== "not_found" || !path.includes("{")) return;
  if (countOf(actor.uid) === PROBES) await audit("access.probe", null, { count: PROBES });
  if (actor.kind !== "member") return;
  const uid = await foreignRowAmong(actor, Object.values(params).filter(isStorable));
  if (uid !== undefined && countOf(`${actor.uid} ${uid}`) === 1)
    await audit("access.foreign", null, { operation: summary, uid });
}
