import { PGlite, type Transaction, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { lockFolder } from "./lock.ts";
import type { CopyRows, Database, Db, Session } from "./types.ts";

/** int8 as number, date and interval as text: what `pg` is told to give, too. */
const parsers = { 20: Number, 1082: (value: string) => value, 1186: (value: string) => value };

/**
 * Of the 128 MB that PostgreSQL takes on its own, lists of 100,000 creators and an import of as many rows use no more: the
 * same CPU, 70 MB less memory. What falls out is read again from the operating system's own cache.
 */
const BUFFERS = ["-c", "shared_buffers=48MB"];

/** In memory without `dataDir`; `dump` restores a database made earlier. */
export async function openPglite(options: { dataDir?: string; dump?: Blob }): Promise<Database> {
  const unlock = options.dataDir ? lockFolder(options.dataDir) : () => {};
  const lite = await PGlite.create({
    ...(options.dataDir ? { dataDir: `${options.dataDir}/pglite` } : {}),
    ...(options.dump ? { loadDataDir: options.dump } : {}),
    extensions: { pg_trgm },
    parsers,
    startParams: [...PGlite.defaultStartParams, ...BUFFERS],
  }).catch((cause) => {
    unlock();
    throw cause;
  });
  forgetRareTypes(lite);
  return pgliteDatabase(lite, unlock);
}

/** Arrays that `pg` reads as such, too; of what is no array, PGlite knows what it names. */
const ARRAYS = [
  199, 1000, 1001, 1005, 1007, 1009, 1015, 1016, 1021, 1022, 1028, 1115, 1182, 1185, 1187, 1231, 2951, 3807,
];
const READ = new Set<unknown>([...Object.values(types), ...ARRAYS]);

/**
 * PGlite copies its table of parsers for every statement, and where that has none it takes its own. So only what it does
 * not know, or reads otherwise, is in the table itself; what arrays ask for their elements lies behind it, uncopied.
 */
function forgetRareTypes(lite: PGlite): void {
  const known = Object.entries(lite.parsers).filter(([oid]) => READ.has(Number(oid)));
  const copied = known.filter(([oid]) => oid in parsers || ARRAYS.includes(Number(oid)));
  lite.parsers = Object.assign(Object.create(Object.fromEntries(known)), Object.fromEntries(copied));
}

/** Through the transaction's own handle, which the wrapper keeps: a statement beside it would wait for its end. */
function copyIn({ _: { session } }: Pick<Db, "_">): CopyRows {
  const { client } = session as unknown as { readonly client: Transaction };
  return async (into, rows) =>
    void (await client.query(`copy ${into} from '/dev/blob' (format binary)`, [], {
      blob: new Blob([...rows.pieces()] as BlobPart[]),
    }));
}

/** Everything that the server wants of a database, on an instance that is open; `onClose` runs after its end. */
export async function pgliteDatabase(lite: PGlite, onClose: () => void): Promise<Database> {
  await lite.exec("set timezone = 'UTC'");
  const session: Session = {
    exec: async (sql) => void (await lite.exec(sql)),
    rows: async (sql, params) => (await lite.query<Record<string, unknown>>(sql, params)).rows,
  };
  let sessions: Promise<unknown> = Promise.resolve();
  // The two drivers differ only in the row type of `execute`, which `QueryResult` states for both.
  const root = drizzle(lite) as unknown as Db;
  return {
    engine: "pglite",
    fsync: false,
    root,
    transaction: (run) => root.transaction((tx) => run(tx as unknown as Db, copyIn(tx))),
    native: { kind: "pglite", lite },
    read: ({ text }, params) => session.rows(text, params),
    session: (run) => {
      // There is one connection: a session has it to itself by waiting for the one before.
      const mine = sessions.then(() => run(session));
      sessions = mine.catch(() => {});
      return mine;
    },
    listen: (channel, fn) => lite.listen(channel, fn),
    close: async () => {
      if (!lite.closed) await lite.close();
      onClose();
    },
  };
}
