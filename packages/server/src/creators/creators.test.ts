import {
  type AdminCreatorListQuery,
  type AdminCreatorState,
  adminSearchCreators,
  getCreator,
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
    area: "東京都",
    languages: ["日本語", "英語"],
    fee_min: 50_000,
    fee_max: 80_000,
    invoice_registered: true,
    last_posted_at: new Date("2026-11-18T03:00:00Z"),
    accounts: [{ platform: "instagram", handle: "hana_log", follower_count: 3000 }],
    genre_uids: [beauty.uid],
  });
  await insertCreator({
    name: "ｱｵｲ",
    kana: "あおい",
    area: "大阪府",
    languages: ["日本語"],
    fee_min: 100_000,
    invoice_registered: false,
    last_posted_at: new Date("2026-10-30T03:00:00Z"),
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
    [{ keyword: "は" }, ["ハナ"]],
    [{ keyword: "@hana_log" }, ["ハナ"]],
    [{ keyword: "化 は" }, ["ハナ"]],
    [{ area: ["東京都"] }, ["ハナ"]],
    [{ area: ["東京都", "大阪府"] }, ["ｱｵｲ", "ハナ"]],
    [{ language: ["英語", "韓国語"] }, ["ハナ"]],
    [{ posted_within_days: 7 }, ["ハナ"]],
    [{ posted_within_days: 30 }, ["ｱｵｲ", "ハナ"]],
    [{ posted_within_days: 2 }, ["ハナ"]],
    [{ posted_within_days: 1 }, []],
    [{ fee_max: 49_999 }, []],
    [{ fee_min: 50_000, fee_max: 99_999 }, ["ハナ"]],
    [{ fee_min: 80_000 }, ["ｱｵｲ", "ハナ"]],
    [{ fee_min: 5_000_000 }, ["ｱｵｲ"]],
    [{ invoice_registered: true }, ["ハナ"]],
    [{ invoice_registered: false }, ["ｱｵｲ"]],
    [{ uid: ["nobody"] }, []],
  ])("%j gives %j", async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each<[OpenCreatorSort]>([
    ["name"],
    ["-name"],
    ["follower_count"],
    ["-follower_count"],
    ["-engagement_rate"],
    ["last_posted_at"],
    ["-last_posted_at"],
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

  it("sorts by the last post, those who never posted last", async () => {
    expect(await names({ sort: "-last_posted_at" })).toEqual(["ハナ", "ｱｵｲ", "数不明"]);
    expect(await names({ uid: [hana.uid], sort: "name" })).toEqual(["ハナ"]);
  });

  it("shows what the creator published, and nothing where nothing was", async () => {
    const { body } = await app.as(staff).call(listCreators, { query: { sort: "name" } });
    expect(body.items[2]).toMatchObject({
      area: "東京都",
      languages: ["日本語", "英語"],
      fee_band: { min: 50_000, max: 80_000 },
      invoice_registered: true,
      last_posted_at: "2026-11-18T03:00:00.000Z",
    });
    expect(body.items[0]?.fee_band).toEqual({ min: 100_000, max: null });
    expect(body.items[1]).toMatchObject({
      languages: [],
      fee_band: null,
      invoice_registered: null,
      last_posted_at: null,
      genre_engagement_median: null,
      follower_trend: Array(12).fill(null),
    });
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
  const search = (query: AdminCreatorListQuery) => app.as(operator).call(adminSearchCreators, { query });

  it("find all creators with what a deletion would touch; members do not", async () => {
    const { body } = await search({ keyword: "ハナ" });
    expect(body.items.map(({ name, is_open }) => [name, is_open])).toEqual([
      ["ハナ", true],
      ["削除済みハナ", true],
      ["非公開ハナ", false],
    ]);
    expect(body.items[0]).toMatchObject({
      real_name: "山田花子",
      impact: { company_count: 1, job_count: 0 },
    });
    expect((await app.as(staff).call(adminSearchCreators)).error.code).toBe("forbidden");
  });

  it("find somebody by no more than an address, as a person who asks to be deleted gives it", async () => {
    const { uid } = await app.run(() => insertCreator({ name: "名無し", email: "Forget.Me@example.test" }));
    const found = async (keyword: string) => (await search({ keyword })).body.items.map((item) => item.uid);
    expect([await found("forget.me@example.test"), await found("　forget.me@Example ")]).toEqual([
      [uid],
      [uid],
    ]);
    expect(await found("forget_me@example.test")).toEqual([]);
  });

  it("tell open, closed and deleted ones apart, and see every page of them", async () => {
    const of = async (state: AdminCreatorState) =>
      (await search({ keyword: "ハナ", state })).body.items.map(({ name }) => name);
    expect([await of("open"), await of("closed"), await of("deleted")]).toEqual([
      ["ハナ"],
      ["非公開ハナ"],
      ["削除済みハナ"],
    ]);
    const whole = (await search({})).body;
    expect(whole.total).toBe(whole.items.length);
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { body } = await search({ limit: 2, cursor });
      seen.push(...body.items.map(({ uid }) => uid));
      if (!body.next_cursor) break;
      cursor = body.next_cursor;
    }
    expect(seen).toEqual(whole.items.map(({ uid }) => uid));
  });
});
