import { listManagedCreators, type ManagedCreatorListQuery, TOTAL_CAP } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, inSavepoint, inTransaction } from "../../db/index.ts";
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
    const other_filter = { follower_min: 1 };
    expect([await isCounted(other_filter), await isCounted(other_filter)]).toEqual([true, false]);
    await run(sql`update managed_creators set memo = 'x' where uid = ${uid}`);
    expect([await isCounted(other_filter), await isCounted(other_filter)]).toEqual([true, false]);
  });

  it("of the whole list grows with the changes, and is not counted again for them", async () => {
    const made = await app.run(() => insertCompany());
    const person = await app.run(() => insertMember(made, "admin"));
    const list = async (query: ManagedCreatorListQuery = {}) => {
      let found: { readonly total: number; readonly total_is_capped?: boolean | undefined } = { total: -1 };
      const statements = await statementsOf(app, async () => {
        found = (await app.as(person).call(listManagedCreators, { query })).body;
      });
      const { total, total_is_capped } = found;
      return [total, total_is_capped, statements.some((text) => text.includes("pg_current_snapshot"))];
    };
    const add = (from: number, to: number) =>
      sql`insert into managed_creators
          (uid, company_uid, display_name, sort_name, search_text, search_grams, identity)
        select ${made.uid} || n, ${made.uid}, n, n, '', '{}', '{}' from generate_series(${from}::int, ${to}::int) n`;
    const cut = (where: ReturnType<typeof sql>) => sql`where company_uid = ${made.uid} and ${where}`;
    await run(add(1, 3));
    expect(await list()).toEqual([3, undefined, true]);
    // Several statements of one transaction, one of them taken back alone.
    await app.run(() =>
      inTransaction(async () => {
        await db().execute(add(4, 9));
        await db().execute(sql`update managed_creators set memo = 'x' ${cut(sql`true`)}`);
        await inSavepoint(async () => {
          await db().execute(add(10, 90));
          throw new Error("taken back");
        }).catch(() => {});
        await db().execute(
          sql`update managed_creators set archived_at = now() ${cut(sql`display_name = '9'`)}`,
        );
        await db().execute(sql`delete from managed_creators ${cut(sql`display_name = '8'`)}`);
      }),
    );
    expect(await list()).toEqual([7, undefined, false]);
    expect(await list({ sort: "display_name", limit: 2 })).toEqual([7, undefined, false]);
    await run(sql`update managed_creators set archived_at = null ${cut(sql`display_name = '9'`)}`);
    await run(sql`delete from managed_creators ${cut(sql`archived_at is not null`)}`);
    expect(await list()).toEqual([8, undefined, false]);
    await run(add(10, TOTAL_CAP + 2));
    expect(await list()).toEqual([TOTAL_CAP, true, false]);
    await run(sql`delete from managed_creators ${cut(sql`display_name = '1'`)}`);
    expect(await list()).toEqual([TOTAL_CAP, undefined, false]);
    // Very many changes are not added up.
    const changes = (count: number, from: number) =>
      run(sql`insert into creator_changes (company_uid, xid)
        select ${made.uid}, (pg_current_xact_id()::text::bigint + n)::text::xid8
        from generate_series(${from}::int, ${from + count - 1}::int) n`);
    await changes(490, 1_000);
    expect(await list()).toEqual([TOTAL_CAP, undefined, false]);
    await changes(20, 5_000);
    expect(await list()).toEqual([TOTAL_CAP, undefined, true]);
    await run(sql`delete from creator_changes where company_uid = ${made.uid}`);
    // A number that was cut off stays so while they become more, and is counted again once they become fewer.
    await run(add(TOTAL_CAP + 3, TOTAL_CAP + 3));
    app.clock.advance(11 * 60_000);
    expect(await list()).toEqual([TOTAL_CAP, true, true]);
    await run(add(TOTAL_CAP + 4, TOTAL_CAP + 4));
    expect(await list()).toEqual([TOTAL_CAP, true, false]);
    await run(sql`delete from managed_creators ${cut(sql`display_name in ('2', '3')`)}`);
    expect(await list()).toEqual([TOTAL_CAP, undefined, true]);
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
