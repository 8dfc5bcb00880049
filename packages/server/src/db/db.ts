import { AsyncLocalStorage } from "node:async_hooks";
import { resolve } from "node:path";
import type { Settings } from "../env.ts";
import type { CopyRows, Database, Db } from "./types.ts";

/**
 * PostgreSQL where DATABASE_URL is set, else PGlite in DATA_DIR, locked against a second process. Only the one that is
 * used is loaded.
 */
export async function openDb({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, "DATABASE_URL" | "DATA_DIR">): Promise<Database> {
  if (DATABASE_URL) return (await import("./postgres.ts")).openPostgres(DATABASE_URL);
  return (await import("./pglite.ts")).openPglite({ dataDir: resolve(DATA_DIR) });
}

interface Scope {
  readonly database: Database;
  readonly tx?: Db;
  readonly copy?: CopyRows;
  readonly afterCommit?: (() => void)[];
}

const scopes = new AsyncLocalStorage<Scope>();

/** Everything in `run` speaks to this database. Requests, jobs, seeds and tests each start with it. */
export function withDatabase<T>(database: Database, run: () => T): T {
  return scopes.run({ database }, run);
}

function scope(): Scope {
  const found = scopes.getStore();
  if (!found) throw new Error("No database here: wrap the call in withDatabase().");
  return found;
}

/** The open transaction, else the pool. Never keep the result: ask again at each statement. */
export function db(): Db {
  const { tx, database } = scope();
  return tx ?? database.root;
}

/**
 * A statement that is built once for the pool and, on PostgreSQL, read and planned once per connection, under its name: of
 * a short statement that is most of the work. For statements whose best plan does not depend on what is asked.
 */
export function prepared<Statement>(
  name: string,
  build: () => { prepare(name: string): Statement },
): () => Statement {
  const built = new WeakMap<Db, Statement>();
  return () => {
    const here = db();
    const statement = built.get(here) ?? build().prepare(name);
    built.set(here, statement);
    return statement;
  };
}

/** The database of the running request or job, for LISTEN and for engine questions. */
export const currentDatabase = (): Database => scope().database;

/**
 * Runs in one transaction, joining the one that is open. PGlite has a single connection: a statement beside
 * an open transaction would wait for ever, and this is why nobody passes `tx` by hand.
 */
export async function inTransaction<T>(run: () => Promise<T>): Promise<T> {
  const { database, tx } = scope();
  if (tx) return run();
  const afterCommit: (() => void)[] = [];
  const result = await database.transaction((next, copy) =>
    scopes.run({ database, tx: next, copy, afterCommit }, run),
  );
  scopes.run({ database }, () => {
    for (const fn of afterCommit) fn();
  });
  return result;
}

/** A savepoint inside the open transaction: a failure (say a unique violation) undoes only `run`. */
export async function inSavepoint<T>(run: () => Promise<T>): Promise<T> {
  const here = scope();
  if (!here.tx) return inTransaction(run);
  return here.tx.transaction((next) => scopes.run({ ...here, tx: next as unknown as Db }, run));
}

/** Adds rows by COPY, in the open transaction. */
export const copyRows: CopyRows = (into, rows) => {
  const { copy } = scope();
  if (!copy) throw new Error("COPY belongs to a transaction: wrap the call in inTransaction().");
  return copy(into, rows);
};

/** Runs `fn` once the open transaction has committed (at once without one). For signals that need no guarantee. */
export function afterCommit(fn: () => void): void {
  const { afterCommit: queue } = scope();
  if (queue) queue.push(fn);
  else fn();
}
