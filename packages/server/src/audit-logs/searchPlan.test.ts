import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, inTransaction } from "../db/index.ts";
import { auditLogs } from "../db/schema/records.ts";
import { createTestApp, insertCompany } from "../testing/index.ts";
import { selectEntries } from "./audit-logs.repository.ts";

const app = await createTestApp();

it("is searched by a look at each name, and not at the names of every entry", async () => {
  const filter = { keyword: "はな 山", actor_name: "さとう" };
  const plan = await app.run(async () => {
    const { rows } = await db().execute(sql`explain ${selectEntries(null, filter, { limit: 50 })}`);
    return rows.map((row) => String(Object.values(row)[0]));
  });
  const names = plan.filter((line) => line.includes("loose_ja"));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((line) => line.includes("SubPlan") || line.includes("actor_user"))).toEqual([]);
});

it("looks at each name once, also where the database expects next to no entries", async () => {
  const company = await app.run(() => insertCompany());
  const entry = {
    company_uid: company.uid,
    actor_kind: "member",
    action: "member.role",
    at: app.clock.now(),
  };
  await app.run(() => db().insert(auditLogs).values([entry, entry, entry]));
  const plan = await app.run(() =>
    inTransaction(async () => {
      // What it chooses for one expected entry, whatever it expects here.
      for (const way of ["hashjoin", "mergejoin", "material"])
        await db().execute(sql.raw(`set local enable_${way} = off`));
      const statement = selectEntries(company.uid, { keyword: "ツムギ" }, { limit: 50 });
      const { rows } = await db().execute(sql`explain (analyze, timing off) ${statement}`);
      return rows.map((row) => String(Object.values(row)[0]));
    }),
  );
  const isStep = (line: string) => /loops=|never executed/.test(line);
  const scans = plan.flatMap((line, i) =>
    line.includes("loose_ja") ? (plan.slice(0, i).findLast(isStep) ?? []) : [],
  );
  expect(scans.length).toBeGreaterThan(2);
  expect(scans.filter((line) => !/loops=1\)/.test(line))).toEqual([]);
});
