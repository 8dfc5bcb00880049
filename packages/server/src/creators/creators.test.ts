import {
  adminSearchCreators,
  deleteCreator,
  getCreator,
  getManagedCreator,
  listCreators,
  type OpenCreatorListQuery,
  type OpenCreatorSort,
  searchConnectTarget,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { creatorPosts } from "../db/schema/creators.ts";
import {
  createTestApp,
  insertCompany,
  insertCreator,
  insertGenre,
  insertManagedCreator,
  insertMember,
  insertOperator,
} from "../testing/index.ts";

const app = await createTestApp();

const { company, staff, viewer, operator, hana } = await app.run(async () => {
  const company = await insertCompany();
  const beauty = await insertGenre({ uid: "beauty", name: "美容" });
  const hana = await insertCreator({
    name: "ハナ",
    kana: "はな",
    bio: "肌にやさしい化粧品",
    email: "secret@example.test",
    real_name: "山田花子",
    engagement_rate: 0.05,
    accounts: [{ platform: "instagram", handle: "hana_log", follower_count: 3000 }],
    genre_uids: [beauty.uid],
  });
  await insertCreator({
    name: "ｱｵｲ",
    kana: "あおい",
    accounts: [{ platform: "tiktok", handle: "aoi", follower_count: 100 }],
  });
  await insertCreator({ name: "数不明", kana: "すうふめい" });
  await insertCreator({ name: "非公開ハナ", is_open: false });
  await insertCreator({ name: "削除済みハナ", deleted_at: new Date() });
  return {
    company,
    staff: await insertMember(company),
    viewer: await insertMember(company, "viewer"),
    operator: await insertOperator(),
    hana,
  };
});

const names = async (query: OpenCreatorListQuery, caller: { uid: string } = staff) => {
  const { body } = await app.as(caller).call(listCreators, { query: { sort: "name", ...query } });
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ name }) => name);
};

describe("GET /creators", () => {
  it.each<[OpenCreatorListQuery, string[]]>([
    [{}, ["ｱｵｲ", "数不明", "ハナ"]],
    [{ keyword: "はな" }, ["ハナ"]],
    [{ keyword: "アオイ" }, ["ｱｵｲ"]],
    [{ keyword: "化粧" }, ["ハナ"]],
    [{ keyword: "https://www.tiktok.com/@AOI" }, ["ｱｵｲ"]],
    [{ platform: ["tiktok"] }, ["ｱｵｲ"]],
    [{ genre: ["beauty"] }, ["ハナ"]],
    [{ follower_min: 100, follower_max: 2999 }, ["ｱｵｲ"]],
    [{ engagement_min: 0.05 }, ["ハナ"]],
    [{ keyword: "山田花子" }, []],
  ])("%j gives %j", async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each<[OpenCreatorSort]>([
    ["name"],
    ["-name"],
    ["follower_count"],
    ["-follower_count"],
    ["-engagement_rate"],
  ])("by %s is the same by pages of one as in one piece", async (sort) => {
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { body } = await app.as(staff).call(listCreators, { query: { sort, limit: 1, cursor } });
      seen.push(...body.items.map(({ name }) => name));
      if (!body.next_cursor) break;
      cursor = body.next_cursor;
    }
    expect(seen).toEqual(await names({ sort }));
  });

  it("says which are ours, and to operators that none is", async () => {
    const ours = await app.run(() => insertManagedCreator(company, { creator_uid: hana.uid }));
    const { body } = await app.as(staff).call(listCreators, { query: { managed: true } });
    expect(body.items).toMatchObject([{ uid: hana.uid, managed: true, managed_creator_uid: ours.uid }]);
    expect(await names({ managed: false })).toEqual(["ｱｵｲ", "数不明"]);
    expect(await names({ managed: true }, operator)).toEqual([]);
    const stranger = await app.run(async () => insertMember(await insertCompany()));
    const seen = await app.as(stranger).call(getCreator, { params: { id: hana.uid } });
    expect(seen.body).toMatchObject({ managed: false, managed_creator_uid: null });
  });

  it("needs the feature of a member, not of an operator", async () => {
    const poor = await app.run(async () => insertMember(await insertCompany({ permission: [] })));
    expect((await app.as(poor).call(listCreators)).error.code).toBe("feature_not_granted");
    expect((await app.as(operator).call(listCreators)).status).toBe(200);
  });
});

describe("GET /creators/{id}", () => {
  it("shows the newest posts and no contact", async () => {
    await app.run(() =>
      db()
        .insert(creatorPosts)
        .values(
          [1, 2].map((day) => ({
            creator_uid: hana.uid,
            platform: "instagram" as const,
            media_type: "image" as const,
            url: `https://example.test/${day}`,
            posted_at: new Date(`2026-11-0${day}T00:00:00Z`),
            views: day,
          })),
        ),
    );
    const response = await app.as(staff).fetch(getCreator, { params: { id: hana.uid } });
    const text = await response.text();
    expect(JSON.parse(text).recent_posts.map((post: { views: number }) => post.views)).toEqual([2, 1]);
    expect(text).not.toMatch(/secret@example|山田花子/);
  });
});

describe("GET /creators/search_connect_target", () => {
  it("offers open creators that none of ours is connected to, to those who may write", async () => {
    const search = (caller: { uid: string }) => app.as(caller).call(searchConnectTarget, { query: {} });
    const { body } = await search(staff);
    expect(body.items.map(({ name }) => name)).toEqual(["ｱｵｲ", "数不明"]);
    expect((await search(viewer)).error.code).toBe("forbidden");
  });
});

describe("operators", () => {
  it("find all creators with what a deletion would touch; members do not", async () => {
    const { body } = await app.as(operator).call(adminSearchCreators, { query: { keyword: "ハナ" } });
    expect(body.items.map(({ name, is_open }) => [name, is_open])).toEqual([
      ["ハナ", true],
      ["非公開ハナ", false],
      ["削除済みハナ", true],
    ]);
    expect(body.items[0]).toMatchObject({
      real_name: "山田花子",
      impact: { company_count: 1, job_count: 0 },
    });
    expect((await app.as(staff).call(adminSearchCreators)).error.code).toBe("forbidden");
  });

  it("delete one: personal data is gone, the company's record stays, disconnected", async () => {
    const gone = await app.run(() => insertCreator({ name: "消える人", email: "gone@example.test" }));
    const ours = await app.run(() =>
      insertManagedCreator(company, { display_name: "手元", creator_uid: gone.uid }),
    );
    const call = { params: { id: gone.uid }, body: { reason: "本人の希望" } };
    expect((await app.as(staff).call(deleteCreator, call)).error.code).toBe("forbidden");
    expect((await app.as(operator).call(deleteCreator, call)).status).toBe(200);
    const kept = await app.as(staff).call(getManagedCreator, { params: { id: ours.uid } });
    expect(kept.body).toMatchObject({ display_name: "手元", creator: null });
    expect(
      (await app.as(operator).call(adminSearchCreators, { query: { keyword: "消える人" } })).body.items,
    ).toEqual([]);
    expect((await app.as(operator).call(deleteCreator, call)).error.code).toBe("not_found");
  });
});
