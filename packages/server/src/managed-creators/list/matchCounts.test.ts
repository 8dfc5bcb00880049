import { listManagedCreators, type ManagedCreatorListQuery } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, inTransaction } from "../../db/index.ts";
import {
  createTestApp,
  insertCompany,
  insertGenre,
  insertManagedCreator,
  insertMember,
} from "../../testing/index.ts";
import { statementsOf } from "../../testing/statements.ts";
import * as service from "../managed-creators.service.ts";

const app = await createTestApp();
const { company, other, staff } = await app.run(async () => {
  const made = await insertCompany();
  await insertGenre({ uid: "beauty" });
  return { company: made, other: await insertCompany(), staff: await insertMember(made, "admin") };
});
const insert = (values: Parameters<typeof insertManagedCreator>[1] = {}, of = company) =>
  app.run(() => insertManagedCreator(of, values));
const total = async (query: ManagedCreatorListQuery = {}) =>
  (await app.as(staff).call(listManagedCreators, { query })).body.total;
const isCounted = async (query: ManagedCreatorListQuery = {}) => {
  const statements = await statementsOf(app, () => total(query));
  return statements.some((statement) => statement.includes("pg_current_snapshot"));
};
const run = (statement: ReturnType<typeof sql>) => app.run(() => db().execute(statement));

const BEAUTY = { genre: ["beauty"] };
const { uid } = await insert({ display_name: "最初", accounts: [{ platform: "x", handle: "first" }] });
await insert({ display_name: "次", genre_uids: ["beauty"], follower_count: 10 });

describe("how many match", () => {
  it("is counted once, for every page and order, until one of the company's creators changes", async () => {
    expect(await isCounted()).toBe(true);
    for (const query of [{}, { sort: "display_name" as const }, { limit: 1 }])
      expect(await isCounted(query)).toBe(false);
    const first = await app.as(staff).call(listManagedCreators, { query: { limit: 1 } });
    expect(await isCounted({ limit: 1, cursor: first.body.next_cursor ?? "" })).toBe(false);
    await insert({}, other);
    expect(await isCounted()).toBe(false);
    await run(sql`update managed_creators set memo = 'x' where uid = ${uid}`);
    expect(await isCounted()).toBe(true);
    expect(await isCounted()).toBe(false);
  });

  it.each<[string, ManagedCreatorListQuery, () => Promise<unknown>, number]>([
    ["a new record", {}, () => insert({ display_name: "三人目" }), 1],
    [
      "an archived one",
      {},
      () => run(sql`update managed_creators set archived_at = now() where display_name = '三人目'`),
      -1,
    ],
    ["one with another name", { keyword: "五人" }, () => insert({ display_name: "五人目" }), 1],
    [
      "a changed name",
      { keyword: "五人" },
      () => run(sql`update managed_creators set search_source = '' where display_name = '五人目'`),
      -1,
    ],
    [
      "one that is deleted",
      {},
      () => run(sql`delete from managed_creators where display_name = '五人目'`),
      -1,
    ],
    [
      "a new account",
      { platform: ["tiktok"] },
      () =>
        run(sql`insert into managed_creator_accounts
      (company_uid, managed_creator_uid, platform, handle, url) values (${company.uid}, ${uid}, 'tiktok', 't', '')`),
      1,
    ],
    [
      "an account that became another",
      { platform: ["tiktok"] },
      () => run(sql`update managed_creator_accounts set platform = 'youtube' where platform = 'tiktok'`),
      -1,
    ],
    [
      "an account that is gone",
      { platform: ["youtube"] },
      () => run(sql`delete from managed_creator_accounts where platform = 'youtube'`),
      -1,
    ],
    [
      "a new genre",
      BEAUTY,
      () => run(sql`insert into managed_creator_genres values (${company.uid}, ${uid}, 'beauty')`),
      1,
    ],
    [
      "a genre that is gone",
      BEAUTY,
      () => run(sql`delete from managed_creator_genres where managed_creator_uid = ${uid}`),
      -1,
    ],
    [
      "more followers",
      { follower_min: 5 },
      () => run(sql`update managed_creators set follower_count = 5 where uid = ${uid}`),
      1,
    ],
    [
      "fewer followers",
      { follower_max: 9 },
      () => run(sql`update managed_creators set follower_count = null where uid = ${uid}`),
      -1,
    ],
  ])("is told at once of %s", async (_, query, change, difference) => {
    const before = await total(query);
    expect(await total(query)).toBe(before);
    await change();
    expect(await total(query)).toBe(before + difference);
  });

  it("is not remembered from what a transaction takes back", async () => {
    const before = await total();
    const inside = app.run(() =>
      inTransaction(async () => {
        await insertManagedCreator(company);
        const actor = { ...staff, kind: "member", canSeeFees: true } as unknown as Parameters<
          typeof service.list
        >[0];
        const query = {
          sort: "-updated_at",
          limit: 50,
          archived: false,
          format: "json",
          encoding: "utf-8",
        } as const;
        expect(JSON.parse((await service.list(actor, query)).text).total).toBe(before + 1);
        throw new Error("taken back");
      }),
    );
    await expect(inside).rejects.toThrow("taken back");
    expect(await total()).toBe(before);
  });

  it("holds what was written before it was counted and committed after", async () => {
    const before = await total();
    const { database } = app.deps;
    let commit = () => {};
    const written = Promise.withResolvers<void>();
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const writing = app.run(() =>
      inTransaction(async () => {
        await insertManagedCreator(company);
        written.resolve();
        await held;
      }),
    );
    await written.promise;
    // The embedded database has one connection: nobody counts while a transaction is open there.
    const counted = total();
    if (database.engine === "postgres") expect(await counted).toBe(before);
    commit();
    await writing;
    await counted;
    expect(await total()).toBe(before + 1);
  });
});
