import {
  type ConnectionChoices,
  connectOpenCreator,
  deleteCreator,
  getManagedCreator,
  listManagedCreators,
} from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { creatorAccounts } from "../../db/schema/creators.ts";
import {
  createTestApp,
  insertCompany,
  insertCreator,
  insertGenre,
  insertManagedCreator,
  insertMember,
  insertOperator,
} from "../../testing/index.ts";

const app = await createTestApp();
const { company, staff, beauty, food } = await app.run(async () => {
  const company = await insertCompany();
  const [beauty, food] = [await insertGenre({ uid: "beauty" }), await insertGenre({ uid: "food" })];
  return { company, beauty, food, staff: await insertMember(company) };
});

let n = 0;
/** A record and a public profile that share one account and differ in all else. */
const pair = () =>
  app.run(async () => {
    n += 1;
    const shared = { platform: "x" as const, handle: `both${n}` };
    const open = await insertCreator({
      name: `公開${n}`,
      image: "/public.png",
      genre_uids: [food.uid],
      accounts: [
        { ...shared, follower_count: 500 },
        { platform: "tiktok", handle: `public${n}`, follower_count: 40 },
      ],
    });
    const own = await insertManagedCreator(company, {
      display_name: `自社${n}`,
      image: "/own.png",
      genre_uids: [beauty.uid],
      accounts: [
        { ...shared, handle: `BOTH${n}`, follower_count: 3 },
        { platform: "youtube", handle: `own${n}`, follower_count: 7 },
      ],
    });
    return { open, own, n };
  });

const connect = (id: string, open_creator_uid: string | null, choices?: ConnectionChoices) =>
  app.as(staff).call(connectOpenCreator, { params: { id }, body: { open_creator_uid, choices } });

describe("what a connected record keeps", () => {
  it.each<[ConnectionChoices | undefined, object]>([
    [
      undefined,
      {
        name: "自社",
        image: "/public.png",
        genres: ["beauty", "food"],
        handles: ["both", "own", "public"],
        sum: 547,
      },
    ],
    [
      { display_name: "own", image: "own", genres: "own", accounts: "own" },
      { name: "自社", image: "/own.png", genres: ["beauty"], handles: ["both", "own"], sum: 507 },
    ],
    [
      { display_name: "public", image: "public", genres: "public", accounts: "public" },
      { name: "公開", image: "/public.png", genres: ["food"], handles: ["both", "public"], sum: 540 },
    ],
  ])("by %j", async (choices, expected) => {
    const { open, own, n } = await pair();
    const { status, body } = await connect(own.uid, open.uid, choices);
    expect(status).toBe(200);
    expect({
      name: body.display_name.replace(String(n), ""),
      image: body.image,
      genres: body.genres.map(({ uid }) => uid).sort(),
      handles: body.accounts.map(({ handle }) => handle.replace(String(n), "")),
      sum: body.follower_count,
    }).toEqual(expected);
    expect(body.version).toBe(own.version + 1);
    // The name that was taken is the one that a search finds.
    const query = { keyword: body.display_name };
    expect((await app.as(staff).call(listManagedCreators, { query })).body.total).toBe(1);
  });

  it("says which accounts are the public profile's, and takes their figures along when it is let go", async () => {
    const { open, own } = await pair();
    const { body } = await connect(own.uid, open.uid, { accounts: "own" });
    expect(body.accounts.map(({ synced, follower_count }) => [synced, follower_count])).toEqual([
      [true, 500],
      [false, 7],
    ]);
    await app.run(() =>
      db()
        .update(creatorAccounts)
        .set({ follower_count: 900 })
        .where(eq(creatorAccounts.creator_uid, open.uid)),
    );
    const { body: apart } = await connect(own.uid, null);
    expect([apart.creator, apart.follower_count]).toEqual([null, 907]);
    expect(apart.accounts.map(({ synced, follower_count }) => [synced, follower_count])).toEqual([
      [false, 900],
      [false, 7],
    ]);
    await app.run(() =>
      db()
        .update(creatorAccounts)
        .set({ follower_count: 1 })
        .where(eq(creatorAccounts.creator_uid, open.uid)),
    );
    const { body: later } = await app.as(staff).call(getManagedCreator, { params: { id: own.uid } });
    expect(later.follower_count).toBe(907);
  });

  it("counts its own figures again where the profile is deleted", async () => {
    const { open, own, n } = await pair();
    await connect(own.uid, open.uid, { accounts: "own" });
    const operator = await app.run(() => insertOperator());
    const deleted = await app.as(operator).call(deleteCreator, { params: { id: open.uid }, body: {} });
    expect(deleted.status).toBe(200);
    const { body } = await app.as(staff).call(listManagedCreators, { query: { keyword: `own${n}` } });
    expect(body.items).toMatchObject([{ creator: null, follower_count: 10 }]);
    expect(body.items[0]?.accounts.map(({ follower_count }) => follower_count)).toEqual([3, 7]);
  });

  it("leaves an account to the colleague's record that holds it", async () => {
    const { open, own, n } = await pair();
    const other = await app.run(() =>
      insertManagedCreator(company, { accounts: [{ platform: "tiktok", handle: `public${n}` }] }),
    );
    const { status, body } = await connect(own.uid, open.uid);
    expect([status, body.accounts.map(({ handle }) => handle)]).toEqual([200, [`both${n}`, `own${n}`]]);
    const kept = await app.as(staff).call(getManagedCreator, { params: { id: other.uid } });
    expect(kept.body.accounts).toHaveLength(1);
  });

  it("refuses an archived record, and writes who connected and who let go", async () => {
    const { open, own } = await pair();
    const archived = await app.run(() => insertManagedCreator(company, { archived_at: new Date() }));
    expect((await connect(archived.uid, open.uid)).error.code).toBe("conflict");
    await connect(own.uid, open.uid);
    await connect(own.uid, null);
    const { rows } = await app.run(() =>
      db().execute(sql`select action from audit_logs where target_uid = ${own.uid} order by at, action`),
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "managed_creator.connect",
      "managed_creator.disconnect",
    ]);
  });
});
