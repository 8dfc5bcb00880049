import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { lockFolder } from "./lock.ts";
import type { Database, Db } from "./types.ts";

/** int8 as number, date and interval as text: what `pg` is told to give, too. */
const parsers = { 20: Number, 1082: (value: string) => value, 1186: (value: string) => value };

/** In memory without `dataDir`; `dump` restores a database made earlier. */
export async function openPglite(options: { dataDir?: string; dump?: Blob }): Promise<Database> {
  const unlock = options.dataDir ? lockFolder(options.dataDir) : () => {};
  const lite = await PGlite.create({
    ...(options.dataDir ? { dataDir: `${options.dataDir}/pglite` } : {}),
    ...(options.dump ? { loadDataDir: options.dump } : {}),
    extensions: { pg_trgm },
    parsers,
  }).catch((cause) => {
    unlock();
    throw cause;
  });
  await lite.exec("set timezone = 'UTC'");
  return {
    engine: "pglite",
    fsync: false,
    // The two drivers differ only in the row type of `execute`, which `QueryResult` states for both.
    root: drizzle(lite) as unknown as Db,
    native: { kind: "pglite", lite },
    session: (run) =>
      run({
        exec: async (sql) => void (await lite.exec(sql)),
        rows: async (sql, params) =>
          (await lite.query(sql, params as never[])).rows as Record<string, unknown>[],
      }),
    listen: (channel, fn) => lite.listen(channel, fn),
    close: async () => {
      if (!lite.closed) await lite.close();
      unlock();
    },
  };
}
