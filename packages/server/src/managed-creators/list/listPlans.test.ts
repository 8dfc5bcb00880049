import { listManagedCreators, managedCreatorSorts, TOTAL_CAP } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, inTransaction } from "../../db/index.ts";
import { createTestApp, insertCompany, insertMember } from "../../testing/index.ts";
import { creatorOrder } from "./creatorOrder.repository.ts";
import { selectCountedPage } from "./managedCreatorList.repository.ts";

const app = await createTestApp();

/** The keys are handed in, empty: only the number of the rows matters here. */
const insertMany = (company_uid: string, count: number) =>
  db().execute(sql`insert into managed_creators
      (uid, company_uid, display_name, sort_name, search_text, search_grams, identity, created_at, updated_at)
    select ${company_uid} || n, ${company_uid}, n, n, '', '{}', '{}', now(), now()
    from generate_series(1, ${count}::int) n`);

describe("total", () => {
  it("is exact up to the bound, and above it says that there are more", async () => {
    const { exact, more } = await app.run(async () => {
      const full = await insertCompany();
      await insertMany(full.uid, TOTAL_CAP);
      const overfull = await insertCompany();
      await insertMany(overfull.uid, TOTAL_CAP + 1);
      return { exact: await insertMember(full, "viewer"), more: await insertMember(overfull, "viewer") };
    });
    const { body: all } = await app.as(exact).call(listManagedCreators, { query: {} });
    expect([all.total, all.total_is_capped]).toEqual([TOTAL_CAP, undefined]);
    const { body: capped } = await app.as(more).call(listManagedCreators, { query: {} });
    expect([capped.total, capped.total_is_capped]).toEqual([TOTAL_CAP, true]);
    const { body: none } = await app.as(more).call(listManagedCreators, { query: { follower_min: 1 } });
    expect([none.total, none.total_is_capped]).toEqual([0, undefined]);
  });
});

it("reads a page by the index of its order, and accounts, genres and the number by theirs", async () => {
  const plans: Record<string, string> = {};
  const fillAndExplain = async () => {
    const { uid } = await insertCompany();
    await insertMany(uid, 3_000);
    await db().execute(sql`insert into managed_creator_accounts (company_uid, managed_creator_uid, platform, handle, url)
      select company_uid, uid, 'x', uid, 'https://x.com/' from managed_creators where company_uid = ${uid}`);
    await db().execute(sql`analyze managed_creators, managed_creator_accounts`);
    for (const sort of managedCreatorSorts) {
      const query = {
        sort,
        limit: 50,
        archived: false,
        format: "json",
        encoding: "utf-8",
        canSeeFees: true,
      } as const;
      const page = selectCountedPage(uid, query, await creatorOrder(uid, sort));
      const { rows } = await db().execute(sql`explain ${page}`);
      plans[sort] = rows.map((row) => String(row["QUERY PLAN"])).join("\n");
    }
    throw new Error("taken back");
  };
  await expect(app.run(() => inTransaction(fillAndExplain))).rejects.toThrow("taken back");
  expect(Object.keys(plans)).toEqual([...managedCreatorSorts]);
  for (const [sort, plan] of Object.entries(plans)) {
    expect(plan, sort).toMatch(/Index Scan (Backward )?using managed_creators_\w+ on managed_creators/);
    expect(plan, sort).not.toMatch(/Sort Key: .*managed_creators\./);
    expect(plan, sort).toMatch(/using managed_creator_accounts_creator on managed_creator_accounts/);
    expect(plan, sort).not.toMatch(/Seq Scan on managed_creator_(accounts|genres)/);
  }
});
