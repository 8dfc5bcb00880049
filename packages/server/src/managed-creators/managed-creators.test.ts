import {
  createManagedCreator,
  deleteManagedCreator,
  fetchConnectedCreator,
  getManagedCreator,
  listManagedCreators,
  type ManagedCreator,
  searchConnectedCreator,
  updateManagedCreator,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import {
  createTestApp,
  insertCompany,
  insertCreator,
  insertGenre,
  insertManagedCreator,
  insertMember,
} from "../testing/index.ts";

const app = await createTestApp();

const { company, staff, admin, viewer, stranger, theirs, genre } = await app.run(async () => {
  const company = await insertCompany();
  const other = await insertCompany();
  return {
    company,
    staff: await insertMember(company, "staff"),
    admin: await insertMember(company, "admin"),
    viewer: await insertMember(company, "viewer"),
    stranger: await insertMember(other, "admin"),
    theirs: await insertManagedCreator(other, { display_name: "他社のクリエイター" }),
    genre: await insertGenre(),
  };
});

const as = app.as(staff);
const insert = (values: Parameters<typeof insertManagedCreator>[1] = {}) =>
  app.run(() => insertManagedCreator(company, values));
const code = async (call: Promise<{ error: { code: string } }>) => (await call).error?.code;

describe("POST /company/managed_creators", () => {
  it("stores what was typed byte for byte and reads an account without its mark", async () => {
    const body = {
      display_name: "葛󠄀西 ﾊﾅ👨‍👩‍👧",
      memo: "髙 𠮷",
      genre_uids: [genre.uid],
      tags: ["縦型"],
      owner_uid: staff.uid,
      last_fee: 9_999_999_999,
      accounts: [{ platform: "instagram" as const, handle: "@Hana.Log", follower_count: 1200 }],
    };
    const { status, body: made } = await as.call(createManagedCreator, { body });
    expect(status).toBe(201);
    expect(made).toMatchObject({
      display_name: "葛󠄀西 ﾊﾅ👨‍👩‍👧",
      memo: "髙 𠮷",
      last_fee: 9_999_999_999,
      follower_count: 1200,
      owner: { uid: staff.uid },
      genres: [{ uid: genre.uid }],
      accounts: [{ handle: "Hana.Log", url: "https://www.instagram.com/Hana.Log/" }],
      stage: "prospect",
      version: 1,
    });
    const { body: read } = await as.call(getManagedCreator, { params: { id: made.uid } });
    expect(read).toMatchObject({ ...made, timeline: [{ kind: "registered" }] });
  });

  it("answers the existing record when the account is registered, however it is written", async () => {
    const existing = await insert({
      display_name: "先客",
      accounts: [{ platform: "tiktok", handle: "dup" }],
    });
    const accounts = [{ platform: "tiktok" as const, handle: "＠ＤＵＰ" }];
    const { status, error } = await as.call(createManagedCreator, {
      body: { display_name: "後から", accounts },
    });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: "duplicate_creator",
      fields: { "accounts.0.handle": "登録済みの「先客」と同じアカウントです。" },
      current: { uid: existing.uid },
    });
    const again = await app
      .as(stranger)
      .call(createManagedCreator, { body: { display_name: "他社", accounts } });
    expect(again.status).toBe(201);
  });

  it("refuses an owner of another company and a genre that is not there, at their fields", async () => {
    const owner = await as.call(createManagedCreator, {
      body: { display_name: "a", owner_uid: stranger.uid },
    });
    expect(owner.error).toMatchObject({ code: "invalid_request", fields: { owner_uid: expect.any(String) } });
    const genres = await as.call(createManagedCreator, {
      body: { display_name: "a", genre_uids: [genre.uid, "nothing"] },
    });
    expect(Object.keys(genres.error.fields ?? {})).toEqual(["genre_uids.1"]);
  });

  it("makes one record of twenty equal calls with one key, and refuses another body under it", async () => {
    const body = { display_name: "二重クリック" };
    const calls = Array.from({ length: 20 }, () =>
      as.call(createManagedCreator, { body }, { key: "click-0001" }),
    );
    const uids = new Set((await Promise.all(calls)).map((called) => called.body.uid));
    expect(uids.size).toBe(1);
    const { body: found } = await as.call(listManagedCreators, { query: { keyword: "二重クリック" } });
    expect(found.total).toBe(1);
    const other = as.call(createManagedCreator, { body: { display_name: "別" } }, { key: "click-0001" });
    expect(await code(other)).toBe("idempotency_mismatch");
    const colleague = app.as(admin).call(createManagedCreator, { body }, { key: "click-0001" });
    expect((await colleague).body.uid).not.toBe([...uids][0]);
  });
});

describe("PUT /company/managed_creators/{id}", () => {
  it("changes the fields given and nothing else", async () => {
    const { uid } = await insert({
      display_name: "前",
      memo: "残る",
      accounts: [{ platform: "x", handle: "keep" }],
    });
    const { body } = await as.call(updateManagedCreator, {
      params: { id: uid },
      body: { version: 1, display_name: "後" },
    });
    expect(body).toMatchObject({
      display_name: "後",
      memo: "残る",
      version: 2,
      accounts: [{ handle: "keep" }],
    });
    const found = await as.call(listManagedCreators, { query: { keyword: "keep 後" } });
    expect(found.body.items.map((item) => item.uid)).toEqual([uid]);
  });

  it("answers a stale version with the present record and changes nothing", async () => {
    const { uid } = await insert({ display_name: "最初" });
    const change = (display_name: string) =>
      as.call(updateManagedCreator, { params: { id: uid }, body: { version: 1, display_name } });
    const [a, b] = await Promise.all([change("甲"), change("乙")]);
    const [won, lost] = a.status === 200 ? [a, b] : [b, a];
    expect(lost.error).toMatchObject({
      code: "stale_version",
      current: { display_name: won.body.display_name, version: 2 },
    });
  });

  it("replaces the accounts and frees the one that was taken off", async () => {
    const { uid } = await insert({ accounts: [{ platform: "x", handle: "old", follower_count: 5 }] });
    const accounts = [{ platform: "x" as const, handle: "new", follower_count: 7 }];
    const { body } = await as.call(updateManagedCreator, {
      params: { id: uid },
      body: { version: 1, accounts },
    });
    expect(body).toMatchObject({ follower_count: 7, accounts: [{ handle: "new" }] });
    const taken = { display_name: "次", accounts: [{ platform: "x" as const, handle: "old" }] };
    expect((await as.call(createManagedCreator, { body: taken })).status).toBe(201);
  });
});

describe("another company's record", () => {
  it("answers like one that does not exist, read or written", async () => {
    const params = { id: theirs.uid };
    const calls = [
      as.call(getManagedCreator, { params }),
      as.call(updateManagedCreator, { params, body: { version: 1, memo: "x" } }),
      as.call(deleteManagedCreator, { params }),
      as.call(getManagedCreator, { params: { id: "nothing" } }),
    ];
    for (const called of await Promise.all(calls)) {
      expect([called.status, called.error.code]).toEqual([404, "not_found"]);
    }
    const { body } = await app.as(stranger).call(getManagedCreator, { params });
    expect([body.memo, body.version]).toEqual(["", 1]);
  });
});

describe("what a viewer sees", () => {
  it("is everything but fees, and no order that tells them", async () => {
    const { uid } = await insert({ display_name: "報酬あり", last_fee: 80_000 });
    const seen = app.as(viewer);
    expect((await seen.call(getManagedCreator, { params: { id: uid } })).body).toMatchObject({
      last_fee: null,
    });
    const { body } = await seen.call(listManagedCreators, { query: { keyword: "報酬あり" } });
    expect(body.items.map((item: ManagedCreator) => item.last_fee)).toEqual([null]);
    expect(await code(seen.call(listManagedCreators, { query: { sort: "-last_fee" } }))).toBe("forbidden");
    expect(await code(seen.call(createManagedCreator, { body: { display_name: "x" } }))).toBe("forbidden");
  });
});

describe("connected records", () => {
  it("are found by keyword and by their open creator", async () => {
    const open = await app.run(() => insertCreator({ name: "公開さん" }));
    const { uid } = await insert({ display_name: "連携さん", creator_uid: open.uid });
    await insert({ display_name: "連携さんの友人" });
    const { body } = await as.call(searchConnectedCreator, { query: { keyword: "連携さん" } });
    expect(body.items.map((item) => [item.uid, item.creator?.name])).toEqual([[uid, "公開さん"]]);
    const fetched = await as.call(fetchConnectedCreator, { query: { creator_uid: open.uid } });
    expect(fetched.body.uid).toBe(uid);
    expect(
      await code(app.as(stranger).call(fetchConnectedCreator, { query: { creator_uid: open.uid } })),
    ).toBe("not_found");
  });
});
