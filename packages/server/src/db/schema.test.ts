import { readdirSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { createTestApp } from "../testing/index.ts";
import { currentDatabase } from "./index.ts";

const app = await createTestApp();

/** Read and written by raw SQL only: the migrations' own table, and transaction ids, which Drizzle does not know. */
const UNTYPED =
  /^(schema_migrations|creator_changes|realtime_horizon|realtime_access_changes|firestore_bridge|firestore_removals)\.|^realtime_events\.(xid|created_at) /;

const types: Record<string, string> = {
  "timestamp with time zone": "timestamptz",
  int4: "integer",
  int8: "bigint",
  bool: "boolean",
  float8: "double precision",
};

const plain = (type: string) => types[type] ?? type;

it("says in TypeScript exactly what the migrations made", async () => {
  const names = readdirSync(new URL("./schema/", import.meta.url)).filter((name) => name !== "columns.ts");
  const modules = await Promise.all(
    names.map((name) => import(/* @vite-ignore */ new URL(`./schema/${name}`, import.meta.url).href)),
  );
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  const declared = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table as PgTable);
    return columns.map((column) => {
      const type = plain(column.getSQLType());
      return `${name}.${column.name} ${type}${column.notNull ? " not null" : ""}${column.generated || column.generatedIdentity ? " generated" : ""}`;
    });
  });
  const rows = await app.run(() =>
    currentDatabase().session((session) =>
      session.rows(`select table_name, column_name, udt_name, is_nullable, is_generated, is_identity
        from information_schema.columns where table_schema = 'public'`),
    ),
  );
  const actual = rows
    .map(({ table_name, column_name, udt_name, is_nullable, is_generated, is_identity }) => {
      const name = String(udt_name);
      const type = name.startsWith("_") ? `${plain(name.slice(1))}[]` : plain(name);
      const generated = is_generated === "ALWAYS" || is_identity === "YES";
      return `${table_name}.${column_name} ${type}${is_nullable === "NO" ? " not null" : ""}${generated ? " generated" : ""}`;
    })
    .filter((column) => !UNTYPED.test(column));
  expect(tables.length).toBeGreaterThan(15);
  expect(declared.sort()).toEqual(actual.sort());
});

it("begins every tenant table's lookups with the company", async () => {
  const rows = await app.run(() =>
    currentDatabase().session((session) =>
      session.rows(`select i.relname as index, t.relname as table, am.amname as method,
          (select attname from pg_attribute a where a.attrelid = t.oid and a.attnum = x.indkey[0]) as first
        from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
        join pg_am am on am.oid = i.relam join pg_namespace n on n.oid = t.relnamespace
        where n.nspname = 'public' and x.indisunique and exists (
          select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'company_uid' and a.attnotnull)`),
    ),
  );
  // A uid is unguessable and unique everywhere; so are the hash of a token and a number of our own.
  const alone = ["uid", "id", "token_hash", "room_uid", "post_uid", "code", "user_uid", "number"];
  const wrong = rows.filter(({ first }) => first !== "company_uid" && !alone.includes(String(first)));
  expect(rows.length).toBeGreaterThan(10);
  expect(wrong.map(({ index, first }) => `${index} starts with ${first}`)).toEqual([]);
});
