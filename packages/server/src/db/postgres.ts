import { randomUUID } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { SettingsError } from "../env.ts";
import { connectionProblem, POOLER } from "./connectionProblem.ts";
import type { CopyBytes } from "./copyBytes.ts";
import { type ChannelListener, createListener } from "./listener.ts";
import type { Database, Db } from "./types.ts";

pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(1082, (value) => value);
pg.types.setTypeParser(1186, (value) => value);

/** One pool, one LISTEN connection. The first connection is tried at once so that a wrong URL ends the start. */
export async function openPostgres(url: string, options: { max?: number } = {}): Promise<Database> {
  const config = {
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    // Firewalls and cloud networks forget a connection that is silent for minutes, and tell neither end: the one that
    // listens would hear nothing any more.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    // Compiling a plan takes longer than any of ours runs: up to a second before the first row.
    options: "-c timezone=UTC -c jit=off",
  };
  const pool = poolOf(config);
  // Whoever asks for one row waits behind nobody's transaction, however many of those there are.
  const reads = poolOf({ ...config, max: 1 });
  await check(pool, url);
  const listener = createListener(config);
  const close = async () => {
    await listener.close();
    await reads.end();
    await pool.end();
  };
  const isHeard = await hears(listener, pool).catch(async (cause) => {
    await close();
    throw noConnection(url, cause);
  });
  if (!isHeard) {
    await close();
    throw new SettingsError(POOLER);
  }
  return {
    engine: "postgres",
    fsync: true,
    root: drizzle(pool) as unknown as Db,
    // Drizzle's own on a pool keeps the connection for ever when `begin` fails: ten of those, and nothing answers.
    transaction: async (run) => {
      const client = await pool.connect();
      try {
        return await drizzle(client).transaction((tx) =>
          run(tx as unknown as Db, (into, rows) =>
            pipeline(piecesOf(rows), client.query(copyFrom(`copy ${into} from stdin (format binary)`))),
          ),
        );
      } finally {
        client.release();
      }
    },
    native: { kind: "postgres", pool, url },
    read: async (query, params) => (await reads.query({ ...query, values: params })).rows,
    session: async (run) => {
      const client = await pool.connect();
      try {
        return await run({
          exec: async (sql) => void (await client.query(sql)),
          rows: async (sql, params) => (await client.query(sql, params)).rows,
        });
      } finally {
        // Ended, not reused: whatever lock or setting the session took goes with it.
        client.release(true);
      }
    },
    listen: (channel, fn) => listener.listen(channel, fn),
    close,
  };
}

const TRIAL = "tsumugi_trial";
const TRIAL_MS = 10_000;

/** Whether what one connection announces reaches the one that listens. */
async function hears(listener: ChannelListener, pool: pg.Pool): Promise<boolean> {
  const mark = randomUUID();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, TRIAL_MS, false);
  const stop = await listener.listen(TRIAL, (payload) => payload === mark && resolve(true));
  try {
    await pool.query("select pg_notify($1, $2)", [TRIAL, mark]);
    return await promise;
  } finally {
    clearTimeout(timer);
    await stop();
  }
}

const PIECE = 256 * 1024;

/** A piece at a time: megabytes at once would hold everybody up. */
function* piecesOf(rows: CopyBytes): Generator<Uint8Array> {
  for (const bytes of rows.pieces())
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // An idle connection that the server ends would otherwise end this process.
  pool.on("error", () => {});
  // So would one that is in use: the query that runs on it fails, and that is what is told.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

async function check(pool: pg.Pool, url: string): Promise<void> {
  try {
    const { rows } = await pool.query(
      "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
    );
    if (rows[0].version < 150_000 || rows[0].encoding !== "UTF8") {
      throw new SettingsError(
        "DATABASE_URL のデータベースは使えません。PostgreSQL 15 以上で、文字コードが UTF8 のものを指定してください。",
      );
    }
  } catch (cause) {
    await pool.end();
    throw cause instanceof SettingsError ? cause : noConnection(url, cause);
  }
}

function noConnection(url: string, cause: unknown): SettingsError {
  const { hostname, port, pathname } = new URL(url);
  const { reason, cure } = connectionProblem(cause);
  return new SettingsError(
    `データベース ${hostname}:${port || 5432}${pathname} に接続できません（${reason}）。\n${cure}`,
  );
}
