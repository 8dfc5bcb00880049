import type { EndpointWithSchemas } from "@tsumugi/contract/schemas";
import { currentDatabase } from "../db/index.ts";
import type { Database } from "../db/types.ts";
import { audit } from "./audit.ts";
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

/** What a call brought, as it came: what has not been read yet is absent. */
export interface Brought {
  readonly params: Readonly<Record<string, string>>;
  query?: unknown;
  body?: unknown;
}

/** Of the shape of an id. */
const ID = /^[\w-]{8,64}$/;
/** As many as the longest list of a call names, and some more. */
const MOST_IDS = 1000;

/** Whatever may be an id in it, however deep. */
function idsIn(brought: Brought): string[] {
  const ids = new Set<string>();
  const stack: unknown[] = [brought];
  while (stack.length > 0 && ids.size < MOST_IDS) {
    const value = stack.pop();
    if (typeof value === "string" && ID.test(value)) ids.add(value);
    if (typeof value === "object" && value !== null)
      for (const each of Object.values(value)) stack.push(each);
  }
  return [...ids];
}

/** Answers that a row of another company can be the reason of: of these, `not_found` is the usual one. */
const MAY_BE_FOREIGN = [400, 403, 404, 409, 422];

/**
 * Writes into the log what somebody with an account was refused: a call without the right to it and a row of another
 * company once an hour each, be it named in the path, the query or the body, and what is not there once it is much. Called
 * outside the transaction of the call, which is undone.
 */
export async function noteRefusal(
  error: unknown,
  { name, path, summary }: EndpointWithSchemas,
  brought: Brought,
): Promise<void> {
  const { actor } = context();
  if (!(error instanceof AppError) || actor.kind === "visitor" || actor.kind === "creator") return;
  if (error.code === "forbidden" && countOf(`${actor.uid} ${name}`) === 1)
    await audit("access.refuse", null, { operation: summary });
  if (error.code === "not_found" && path.includes("{") && countOf(actor.uid) === PROBES)
    await audit("access.probe", null, { count: PROBES });
  if (actor.kind !== "member" || !MAY_BE_FOREIGN.includes(error.status)) return;
  const uid = await foreignRowAmong(actor, idsIn(brought));
  if (uid !== undefined && countOf(`${actor.uid} ${uid}`) === 1)
    await audit("access.foreign", null, { operation: summary, uid });
}
