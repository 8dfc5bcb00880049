import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { CopyBytes } from "./copyBytes.ts";

/** Rows of a raw `execute`, the same on both engines. */
export interface QueryResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[]; rowCount?: number | null; affectedRows?: number };
}

/** One Drizzle type for PGlite and PostgreSQL, for a pool and for a transaction. */
export type Db = PgDatabase<QueryResult, Record<string, never>>;

/** A connection of its own for migrations: several statements in one text, and a session's advisory lock. */
export interface Session {
  exec(sql: string): Promise<void>;
  rows(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
}

/** A statement that is planned once per connection, under its name. */
export interface NamedRead {
  readonly name: string;
  readonly text: string;
}

/** Adds rows to a table by COPY: `into` names it with its columns. */
export type CopyRows = (into: string, rows: CopyBytes) => Promise<void>;

export interface Database {
  readonly engine: "pglite" | "postgres";
  /** False for PGlite: a process crash is survived, a power cut is not promised. */
  readonly fsync: boolean;
  readonly root: Db;
  /** Runs in one transaction; its connection is given back however it ends, also where it could not even begin. */
  transaction<T>(run: (tx: Db, copy: CopyRows) => Promise<T>): Promise<T>;
  /**
   * One prepared read that waits for no transaction of the application: it has a connection of its own. The embedded
   * database has a single one, and there it waits its turn.
   */
  read(query: NamedRead, params: unknown[]): Promise<Record<string, unknown>[]>;
  /** Runs on one dedicated session and gives it back. */
  session<T>(run: (session: Session) => Promise<T>): Promise<T>;
  /** Calls `fn` with each payload of the channel until the returned function is called. */
  listen(channel: string, fn: (payload: string) => void): Promise<() => Promise<void>>;
  /** Hands out the engine itself for pg-boss and dumps. */
  readonly native: NativeEngine;
  close(): Promise<void>;
}

export type NativeEngine =
  | { readonly kind: "pglite"; readonly lite: import("@electric-sql/pglite").PGlite }
  | { readonly kind: "postgres"; readonly pool: import("pg").Pool; readonly url: string };
