import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { Database, Db } from "../db/types.ts";
import { type MigratedState, readMigratedState, restoreMigrated } from "./migratedState.ts";

/**
 * Copying the template and connecting again takes longer than many a file's tests, and every new connection has to read
 * the catalogue and plan its statements again. Test files that follow each other in a worker therefore use one
 * database with its connections: each finds it as migrated.
 */
interface Instance {
  readonly database: Database;
  readonly pool: Pool;
  readonly url: string;
  readonly state: MigratedState;
}

const idle: Instance[] = [];

/** How long the end of a loan waits for statements that still run. */
const PATIENCE_MS = 2_000;

/** Lends an idle database, else a new one from `open`. Closing it ends the loan. */
export async function lendPostgres(open: () => Promise<Database>): Promise<Database> {
  const instance = idle.pop() ?? (await firstOf(open));
  const { database, end } = loanOf(instance);
  let isOpen = true;
  return {
    ...database,
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      const isUnknown = await end();
      if (isUnknown || !(await instance.database.session((own) => restoreMigrated(own, instance.state))))
        return instance.database.close();
      idle.push(instance);
    },
  };
}

async function firstOf(open: () => Promise<Database>): Promise<Instance> {
  const database = await open();
  if (database.native.kind !== "postgres") throw new Error("not PostgreSQL");
  const { pool, url } = database.native;
  return { database, pool, url, state: await database.session(readMigratedState) };
}

/** The database as one test file sees it: what still runs after the file's end must not reach the next one's data. */
function loanOf({ database, pool, url }: Instance) {
  const unlisten: (() => Promise<void>)[] = [];
  let isOver = false;
  let isShared = false;
  const during = <A extends unknown[], R>(run: (...given: A) => R) => {
    return (...given: A): R => {
      if (isOver) throw new Error("This test's database is closed.");
      return run(...given);
    };
  };
  const lent = new Proxy(pool, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      return key === "query" || key === "connect" ? during(value.bind(target)) : value.bind(target);
    },
  });
  const loan: Database = {
    ...database,
    root: drizzle(lent) as unknown as Db,
    transaction: during(database.transaction),
    read: during(database.read),
    session: during(database.session),
    listen: during(async (channel, fn) => {
      const stop = await database.listen(channel, fn);
      unlisten.push(stop);
      return stop;
    }),
    native: {
      kind: "postgres",
      pool: lent,
      get url() {
        isShared = true;
        return url;
      },
    },
  };
  /** @returns whether somebody may still be at it: another process that knows the address, or a statement that hangs */
  const end = async (): Promise<boolean> => {
    isOver = true;
    for (const stop of unlisten) await stop();
    const isBusy = () => pool.idleCount < pool.totalCount;
    for (const last = Date.now() + PATIENCE_MS; isBusy() && Date.now() < last; ) await sleep(5);
    return isShared || isBusy();
  };
  return { database: loan, end };
}
