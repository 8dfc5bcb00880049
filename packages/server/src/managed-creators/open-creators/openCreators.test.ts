import {
  bulkCreateFromOpenCreators,
  connectOpenCreator,
  createFromOpenCreator,
  getManagedCreator,
  listManagedCreators,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import {
  createTestApp,
  insertCompany,
  insertCreator,
  insertGenre,
  insertManagedCreator,
  insertMember,
} from "../../testing/index.ts";

const app = await createTestApp();

const { company, staff, genre } = await app.run(async () => {
  const company = await insertCompany();
  return { company, staff: await insertMember(company), genre: await insertGenre() };
});
const as = app.as(staff);

let n = 0;
const openCreator = (values: Parameters<typeof insertCreator>[0] = {}) =>
  app.run(() => {
    n += 1;
    const accounts = [{ platform: "youtube" as const, handle: `open${n}`, follower_count: 1000 * n }];
    return insertCreator({
      name: `公開${n}`,
      kana: "こうかい",
      image: "/a.svg",
      accounts,
      genre_uids: [genre.uid],
      ...values,
    });
  });
const create = (open_creator_uid: string) => as.call(createFromOpenCreator, { body: { open_creator_uid } });

describe("POST create_from_open_creator", () => {
  it("takes over name, kana, picture, genres and accounts, and connects", async () => {
    const open = await openCreator();
    const { status, body } = await create(open.uid);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      display_name: open.name,
      kana: "こうかい",
      image: "/a.svg",
      creator: { uid: open.uid },
      genres: [{ uid: genre.uid }],
      accounts: [{ handle: `open${n}`, follower_count: 1000 * n }],
      follower_count: 1000 * n,
    });
    const { body: found } = await as.call(listManagedCreators, { query: { keyword: `open${n}` } });
    expect(found.total).toBe(1);
  });

  it("answers the record there is, connected or with the same account", async () => {
    const open = await openCreator();
    const { body } = await create(open.uid);
    expect((await create(open.uid)).error).toMatchObject({
      code: "already_connected",
      current: { uid: body.uid },
    });

    const second = await openCreator({ accounts: [{ platform: "x", handle: "Same" }] });
    const own = await app.run(() =>
      insertManagedCreator(company, { accounts: [{ platform: "x", handle: "same" }] }),
    );
    expect((await create(second.uid)).error).toMatchObject({
      code: "duplicate_creator",
      current: { uid: own.uid },
    });
  });

  it("knows no creator that is not open or gone", async () => {
    const closed = await openCreator({ is_open: false });
    const deleted = await openCreator({ deleted_at: new Date() });
    for (const uid of [closed.uid, deleted.uid, "nothing"])
      expect((await create(uid)).error.code).toBe("not_found");
  });

  it("needs the feature", async () => {
    const poor = await app.run(async () => insertMember(await insertCompany({ permission: [] }), "admin"));
    const { error } = await app.as(poor).call(createFromOpenCreator, { body: { open_creator_uid: "x" } });
    expect(error.code).toBe("feature_not_granted");
  });
});

describe("POST bulk_create_from_open_creators", () => {
  it("says for each uid what became of it, in the order given", async () => {
    const [a, b] = [await openCreator(), await openCreator()];
    const { body: before } = await create(a.uid);
    const open_creator_uids = ["nothing", b.uid, a.uid, b.uid];
    const { body } = await as.call(bulkCreateFromOpenCreators, { body: { open_creator_uids } });
    expect(body.items.map((item) => item.result)).toEqual([
      "not_found",
      "created",
      "already_managed",
      "already_managed",
    ]);
    expect(body.items[2]?.managed_creator_uid).toBe(before.uid);
    expect(body.items[3]?.managed_creator_uid).toBe(body.items[1]?.managed_creator_uid);
  });

  it("adds the others where a colleague adds one of them at that moment", async () => {
    const [a, b, c] = [await openCreator(), await openCreator(), await openCreator()];
    const add = (...creators: { uid: string }[]) =>
      as.call(bulkCreateFromOpenCreators, { body: { open_creator_uids: creators.map(({ uid }) => uid) } });
    const answers = await Promise.all([add(a, b), add(b, c), add(c, a)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const items = answers.flatMap(({ body }) => body.items);
    expect(items.filter(({ result }) => result === "created")).toHaveLength(3);
    expect(new Set(items.map(({ managed_creator_uid }) => managed_creator_uid)).size).toBe(3);
  });

  it("takes 500 at once and not one more", async () => {
    const open_creator_uids = Array.from({ length: 500 }, (_, i) => `none${i}`);
    const { body } = await as.call(bulkCreateFromOpenCreators, { body: { open_creator_uids } });
    expect(body.items).toHaveLength(500);
    const more = await as.call(bulkCreateFromOpenCreators, {
      body: { open_creator_uids: [...open_creator_uids, "x"] },
    });
    expect(more.error.fields).toEqual({ open_creator_uids: "500件以内で指定してください。" });
  });
});

describe("PUT connect_open_creator", () => {
  const connect = (id: string, open_creator_uid: string | null) =>
    as.call(connectOpenCreator, { params: { id }, body: { open_creator_uid } });

  it("adds what the open creator has, keeps what we have, and disconnects again", async () => {
    const open = await openCreator();
    const own = await app.run(() =>
      insertManagedCreator(company, {
        display_name: "手動",
        accounts: [{ platform: "x", handle: "mine", follower_count: 1 }],
      }),
    );
    const { body } = await connect(own.uid, open.uid);
    expect(body).toMatchObject({
      display_name: "手動",
      creator: { uid: open.uid },
      follower_count: 1000 * n + 1,
    });
    expect(body.accounts.map(({ handle }) => handle)).toEqual(["mine", `open${n}`]);
    const { body: apart } = await connect(own.uid, null);
    expect([apart.creator, apart.accounts.length]).toEqual([null, 2]);
  });

  it("refuses when either side is taken, showing by whom", async () => {
    const [a, b] = [await openCreator(), await openCreator()];
    const { body: holder } = await create(a.uid);
    const free = await app.run(() => insertManagedCreator(company));
    expect((await connect(free.uid, a.uid)).error).toMatchObject({
      code: "already_connected",
      current: { uid: holder.uid },
    });
    expect((await connect(holder.uid, b.uid)).error).toMatchObject({
      code: "already_connected",
      current: { uid: holder.uid },
    });
    expect((await connect(holder.uid, a.uid)).status).toBe(200);
  });

  it("lets one of two simultaneous connections win", async () => {
    const open = await openCreator({ accounts: [] });
    const rows = await app.run(async () => [
      await insertManagedCreator(company),
      await insertManagedCreator(company),
    ]);
    const done = await Promise.all(rows.map(({ uid }) => connect(uid, open.uid)));
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("touches no record of another company", async () => {
    const open = await openCreator();
    const theirs = await app.run(async () => insertManagedCreator(await insertCompany()));
    expect((await connect(theirs.uid, open.uid)).error.code).toBe("not_found");
    const { body } = await create(open.uid);
    expect((await as.call(getManagedCreator, { params: { id: body.uid } })).body.creator?.uid).toBe(open.uid);
  });
});
