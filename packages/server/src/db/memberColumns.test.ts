import { deleteCompanyUser } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { insertCompany, insertMember } from "../testing/factories.ts";
import { createTestApp } from "../testing/index.ts";
import { insertWork } from "../testing/memberWork.ts";
import { textsIn } from "../testing/textColumns.ts";
import { memberColumns } from "./memberColumns.ts";

const app = await createTestApp();
const { rowsOf, columnsWith } = textsIn(app);

const words = (text: string | undefined) => (text ?? "").split(" ").filter((word) => word !== "");

/** `table.column` of all that is declared, or of what is handed over or deleted. */
const declared = (only: (kind: "handedOver" | "deleted" | "kept") => boolean = () => true) =>
  Object.entries(memberColumns).flatMap(([table, { handedOver, deleted, kept = [] }]) => [
    ...(only("handedOver") ? words(handedOver) : []).map((column) => `${table}.${column}`),
    ...(only("deleted") ? words(deleted) : []).map((column) => `${table}.${column}`),
    ...(only("kept") ? kept.flatMap(([, columns]) => words(columns)) : []).map(
      (column) => `${table}.${column}`,
    ),
  ]);

/** Where a uid stands in any text, jsonb or array column. */
async function placesOf(uid: string): Promise<string[]> {
  const columns = await rowsOf(`
    select c.relname as "table", a.attname as "column" from pg_attribute a
      join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_type t on t.oid = a.atttypid
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and (t.typname in ('text', 'json', 'jsonb') or t.typcategory = 'A') order by 1, 2`);
  return columnsWith(columns as unknown as { table: string; column: string }[], uid);
}

it("decides every column that names a member or may hold a member's uid", async () => {
  const rows = await rowsOf(`
    select distinct c.relname || '.' || a.attname as name from pg_attribute a
      join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_type t on t.oid = a.atttypid
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attname <> 'company_uid' and (
        exists (select 1 from pg_constraint x where x.conrelid = c.oid and x.contype = 'f' and a.attnum = any (x.conkey)
          and x.confrelid in ('users'::regclass, 'memberships'::regclass))
        or t.typname = 'text' and a.attname ~ '(_by|^by_uid|user_uid|owner_uid|member_uid|actor_uid|uploader_uid)$'
        or t.typname = '_text' and a.attname ~ '(user|member|owner|mentioned)_uids$'
        or t.typname = 'text' and a.attname = 'uid' and not exists (select 1 from pg_index i
          where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey::int2[]))
        or t.typname in ('json', 'jsonb'))
    order by 1`);
  const names = rows
    .map(({ name }) => String(name))
    .filter((name) => !/^firestore_(bridge|removals)\./.test(name));
  expect(names.length).toBeGreaterThan(40);
  expect(declared().sort()).toEqual(names);
});

it("leaves a removed member's uid nowhere but in what is declared kept", async () => {
  const { admin, leaving, successor } = await app.run(async () => {
    const company = await insertCompany();
    const member = await insertMember(company, "staff");
    await insertWork(member);
    return {
      admin: await insertMember(company, "admin"),
      leaving: member,
      successor: await insertMember(company, "staff"),
    };
  });
  const moved = declared((kind) => kind !== "kept");
  // Every column that is handed over or deleted is filled, or this test would prove nothing about it.
  expect((await placesOf(leaving.uid)).filter((name) => moved.includes(name))).toEqual([...moved].sort());
  const body = { email: leaving.email, successor_uid: successor.uid };
  expect((await app.as(admin).call(deleteCompanyUser, { body })).status).toBe(204);
  const kept = [...declared((kind) => kind === "kept"), "users.uid", "audit_logs.target_uid"];
  expect((await placesOf(leaving.uid)).filter((name) => !kept.includes(name))).toEqual([]);
});
