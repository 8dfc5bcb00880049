import { AsyncLocalStorage } from "node:async_hooks";
import { withDatabase } from "../db/db.ts";
import type { Settings } from "../env.ts";
import type { Actor } from "./actor.ts";
import type { Deps } from "./deps.ts";

/** What belongs to one request or one job. */
export interface Context {
  readonly deps: Deps;
  readonly requestId: string;
  actor: Actor;
  /** Where the request comes from; empty in a job. Stored in the audit log alone, of staff and for a year. */
  readonly address: string;
  /** The browser as it names itself; the log keeps no more of it than `deviceLabel` tells. Empty in a job. */
  readonly agent: string;
  /** `Set-Cookie` lines of the answer. */
  readonly cookies: string[];
}

const contexts = new AsyncLocalStorage<Context>();

/** Where a request comes from. */
export type Origin = Pick<Context, "address" | "agent">;
const NOWHERE: Origin = { address: "", agent: "" };

/** Starts a request or job: everything in `run` finds the database, the clock and the settings by itself. */
export function runInContext<T>(deps: Deps, requestId: string, run: () => T, from = NOWHERE): T {
  const { address, agent } = from;
  const context: Context = { deps, requestId, actor: { kind: "visitor" }, address, agent, cookies: [] };
  return contexts.run(context, () => withDatabase(deps.database, run));
}

export function context(): Context {
  const found = contexts.getStore();
  if (!found) throw new Error("No context here: wrap the call in runInContext().");
  return found;
}

/** Now, by the server's clock. Never `new Date()` and never SQL's `now()` in a rule. */
export const now = (): Date => context().deps.clock.now();

export const settings = (): Settings => context().deps.settings;

/** A link for mails and answers; `PUBLIC_BASE_URL` is their only source. */
export const publicUrl = (path: string): string => `${settings().PUBLIC_BASE_URL}${path}`;
