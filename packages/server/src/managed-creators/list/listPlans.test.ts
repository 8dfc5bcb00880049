import { listManagedCreators, managedCreatorSorts, TOTAL_CAP } from "@tsumugi/contract";
import { is, Placeholder, type SQLWrapper, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, inTransaction } from "../../db/index.ts";
import { createTestApp, insertCompany, insertMember } from "../../testing/index.ts";
import { creatorOrder } from "./creatorOrder.repository.ts";
import { preparePlainPage, selectItemPage } from "./managedCreatorList.repository.ts";

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

type Plans = Record<string, string>;

/** Plans of statements on a company with 3,000 creators, which is taken back. */
async function plansOn(explainAll: (company_uid: string, plans: Plans) => Promise<void>): Promise<Plans> {
  const plans: Plans = {};
  const fillAndExplain = async () => {
    const { uid } = await insertCompany();
    await insertMany(uid, 3_000);
    await db().execute(sql`insert into managed_creator_accounts (company_uid, managed_creator_uid, platform, handle, url)
      select company_uid, uid, 'x', uid, 'https://x.com/' from managed_creators where company_uid = ${uid}`);
    await db().execute(sql`analyze managed_creators, managed_creator_accounts`);
    await explainAll(uid, plans);
    throw new Error("taken back");
  };
  await expect(app.run(() => inTransaction(fillAndExplain))).rejects.toThrow("taken back");
  return plans;
}

async function explain(statement: SQLWrapper): Promise<string> {
  const { rows } = await db().execute(sql`explain ${statement}`);
  return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
}

const QUERY = { limit: 50, archived: false, format: "json", encoding: "utf-8", canSeeFees: true } as const;

function expectByIndexes(plans: Plans) {
  expect(Object.keys(plans)).toEqual([...managedCreatorSorts]);
  for (const [sort, plan] of Object.entries(plans)) {
    expect(plan, sort).toMatch(/Index Scan (Backward )?using managed_creators_\w+ on managed_creators/);
    expect(plan, sort).not.toMatch(/Sort Key: .*managed_creators\./);
    expect(plan, sort).toMatch(/using managed_creator_accounts_creator on managed_creator_accounts/);
    expect(plan, sort).not.toMatch(/Seq Scan on managed_creator_(accounts|genres)/);
  }
}

it("reads a page by the index of its order, and accounts and genres by theirs", async () => {
  const plans = await plansOn(async (uid, found) => {
    for (const sort of managedCreatorSorts) {
      const order = await creatorOrder(uid, sort);
      found[sort] = await explain(selectItemPage(uid, { ...QUERY, sort }, order, { since: "1:1:" }));
    }
  });
  expectByIndexes(plans);
});

it("keeps that plan for the page that opens, whatever company asks", async () => {
  const plans = await plansOn(async (uid, found) => {
    await db().execute(sql`set local plan_cache_mode = force_generic_plan`);
    for (const sort of managedCreatorSorts) {
      const query = preparePlainPage(await creatorOrder(uid, sort), true)().getQuery();
      const values = query.params.map((each) =>
        is(each, Placeholder) && each.name === "since" ? "'1:1:'" : `'${uid}'`,
      );
      await db().execute(sql.raw(`prepare opening as ${query.sql}`));
      found[sort] = await explain(sql.raw(`execute opening (${values.join(", ")})`));
      await db().execute(sql`deallocate opening`);
    }
  });
  expectByIndexes(plans);
});
