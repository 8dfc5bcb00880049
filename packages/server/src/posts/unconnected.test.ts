import {
  createProjectPost,
  createProjectPosts,
  listNotifications,
  listPlatformKeys,
  listPostCollections,
  listPrLedger,
  listProjectPosts,
  removePlatformKey,
  setPlatformKey,
  setPostRemoved,
  submitPosts,
  updatePostFigures,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { dayInJapan } from "../core/clock.ts";
import { createTestApp, DAY, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { stubPlatform } from "../testing/platformStub.ts";
import { collectAll } from "./collectMetrics.job.ts";

const stub = stubPlatform();
/** No key of any platform, and no samples: a company on its first day. */
const app = await createTestApp();
Object.defineProperty(app.deps, "platformBaseUrl", { get: () => stub.baseUrl });

async function scene() {
  const { staff, admin, job } = await app.run(async () => {
    const company = await insertCompany();
    const job = await insertSentJob(company, {
      job: { job_status: "accepted" },
      project: { required_hashtags: ["つむぎコスメ"] },
      creator: {
        accounts: [
          { platform: "x", handle: "hana" },
          { platform: "instagram", handle: "hana" },
        ],
      },
    });
    return { staff: await insertMember(company, "staff"), admin: await insertMember(company, "admin"), job };
  });
  const params = { id: job.project_uid };
  const add = (...urls: string[]) =>
    app.as(staff).call(createProjectPosts, { params, body: { lines: urls.map((url) => ({ url })) } });
  const posts = async () =>
    (await app.as(staff).call(listProjectPosts, { params: { ...params, format: "json" } })).body.items;
  const states = async () => (await app.as(staff).call(listPostCollections, { params })).body.items;
  return { staff, admin, job, params, add, posts, states };
}

let number = 1_730_000_000_000;
const nextId = () => String(++number);

describe("a platform without a connection", () => {
  it("stores the address of a post whose account it names, without figures and without a word on its disclosure", async () => {
    const { add, posts, states, staff, params } = await scene();
    const id = nextId();
    const { status, body } = await add(`https://x.com/hana/status/${id}`);
    expect(status).toBe(200);
    expect(body.items[0]).toMatchObject({
      kind: "stored",
      reason: null,
      note: "X の連携が未設定のため、URLだけで登録しました。PR表記は、投稿を開いて確かめてください。数値は手で入力します。",
      post: { platform: "x", platform_id: id, owner_mismatch: false, pr_check: { status: "unchecked" } },
    });
    expect(Object.values((await posts())[0]?.metrics ?? {}).every((figure) => figure === null)).toBe(true);
    expect((await states())[0]).toMatchObject({ state: "unconnected", fault: "not_configured" });
    const ledger = await app.as(staff).call(listPrLedger, { params });
    expect(ledger.body.items[0]?.looks).toEqual([]);
  });

  it("asks whose post it is where the address does not say, and takes a person's word", async () => {
    const { add, job, staff, params } = await scene();
    const url = "https://www.instagram.com/p/Cunconnect1/";
    const { body } = await add(url);
    expect(body.items[0]).toMatchObject({ kind: "choose", post: null });
    expect(body.items[0]?.reason).toContain("クリエイターを選んで");
    const lines = [{ url, job_request_uid: job.job_request_uid }];
    const chosen = await app.as(staff).call(createProjectPosts, { params, body: { lines } });
    expect(chosen.body.items[0]).toMatchObject({ kind: "stored", post: { url, owner_mismatch: false } });
    expect(chosen.body.items[0]?.note).toContain("投稿したアカウントとPR表記は");
    const alone = { job_request_uid: job.job_request_uid, url: "https://youtu.be/aaaaaaaaaaa" };
    expect((await app.as(staff).call(createProjectPost, { body: alone })).status).toBe(201);
    const byId = {
      job_request_uid: job.job_request_uid,
      platform: "youtube" as const,
      platform_id: "bbbbbbbbbbb",
    };
    expect((await app.as(staff).call(createProjectPost, { body: byId })).status).toBe(503);
  });

  it("takes a creator's addresses without a word on keys", async () => {
    const { job, posts } = await scene();
    const urls = [
      `https://www.tiktok.com/@hana/video/${nextId()}`,
      "https://www.instagram.com/p/Cunconnect2/",
    ];
    const visitor = app.as({ replyToken: job.token });
    const { body } = await visitor.call(submitPosts, { params: { token: job.token }, body: { urls } });
    expect(body.items.map(({ kind }) => kind)).toEqual(["stored", "stored"]);
    expect(body.items[0]?.note).toBe("数値とPR表記は、担当者が投稿を見て確認します。");
    expect(JSON.stringify(body)).not.toMatch(/連携|キー/);
    expect(await posts()).toHaveLength(2);
  });

  it("stores a creator's post while the key is refused, tells the admins once with the cure, and reads it once the key works", async () => {
    const { job, posts, states, staff, admin, add } = await scene();
    const enter = (bearer_token: string) =>
      app.as(admin).call(setPlatformKey, { params: { platform: "x" as const }, body: { bearer_token } });
    await enter("AAAAAAAAAAAAAAAAAAAAAExpired");
    const [first, second] = [nextId(), nextId()];
    for (const id of [first, second]) stub.answers[`/tweets/${id}`] = { status: 401, body: {} };
    const submit = (id: string) =>
      app.as({ replyToken: job.token }).call(submitPosts, {
        params: { token: job.token },
        body: { urls: [`https://x.com/hana/status/${id}`] },
      });
    const { body } = await submit(first);
    expect(body.items[0]).toMatchObject({
      kind: "stored",
      reason: null,
      note: "数値とPR表記は、担当者が投稿を見て確認します。",
    });
    const byStaff = (await add(`https://x.com/hana/status/${second}`)).body.items[0];
    expect(byStaff).toMatchObject({ kind: "stored" });
    expect(byStaff?.note).toMatch(
      /APIキーを受け付けませんでした。.*キーを入れ直してください。この投稿はURLだけ/,
    );
    expect((await states()).map(({ fault }) => fault)).toEqual(["key_refused", "key_refused"]);
    const told = async (who: typeof admin) =>
      (await app.as(who).call(listNotifications)).body.items.filter(({ kind }) => kind === "platform_key");
    expect(await told(admin)).toMatchObject([
      {
        title: "X がAPIキーを受け付けません",
        body: expect.stringContaining("「SNS連携」でキーを入れ直してください"),
        href: "/settings/company#platforms",
      },
    ]);
    expect(await told(staff)).toEqual([]);
    const check = async () =>
      (await app.as(admin).call(listPlatformKeys)).body.items.find(({ platform }) => platform === "x")?.check;
    expect((await check())?.fault).toBe("key_refused");

    for (const id of [first, second]) {
      const data = {
        id,
        text: "使ってみました #PR #つむぎコスメ",
        author_id: "9",
        created_at: "2026-11-19T03:00:00.000Z",
      };
      const users = [{ id: "9", name: "花", username: "hana" }];
      stub.answers[`/tweets/${id}`] = {
        body: { data: { ...data, public_metrics: { like_count: 12 } }, includes: { users } },
      };
    }
    await enter("AAAAAAAAAAAAAAAAAAAAARenewed");
    expect(await app.run(collectAll)).toBe(2);
    expect((await posts()).map(({ metrics }) => metrics.likes?.value)).toEqual([12, 12]);
    expect((await states()).map(({ fault }) => fault)).toEqual([null, null]);
    expect(await told(admin)).toHaveLength(1);
  });

  it("takes figures by hand, and reads the rest by itself once there is a key", async () => {
    const { add, posts, states, staff, admin } = await scene();
    const id = nextId();
    const { body } = await add(`https://x.com/hana/status/${id}`);
    const uid = body.items[0]?.post?.uid ?? "";
    const written = await app.as(staff).call(updatePostFigures, {
      params: { id: uid },
      body: { measured_on: dayInJapan(app.clock.now()), figures: { likes: 7 } },
    });
    expect(written.body.metrics.likes).toMatchObject({ value: 7, source: "manual" });
    // The nightly run without a key changes nothing, and nobody is told of a loss.
    app.clock.advance(DAY);
    expect(await app.run(collectAll)).toBe(0);
    expect((await states())[0]?.state).toBe("unconnected");

    stub.answers[`/tweets/${id}`] = {
      body: {
        data: {
          id,
          text: "使ってみました #PR #つむぎコスメ",
          author_id: "9",
          created_at: "2026-11-19T03:00:00.000Z",
          public_metrics: { like_count: 12, retweet_count: 3 },
        },
        includes: { users: [{ id: "9", name: "別人", username: "stranger" }] },
      },
    };
    const key = {
      params: { platform: "x" as const },
      body: { bearer_token: "AAAAAAAAAAAAAAAAAAAAAMLheAAAAAAA0" },
    };
    expect((await app.as(admin).call(setPlatformKey, key)).status).toBe(200);
    expect(await app.run(collectAll)).toBe(1);
    const [post] = await posts();
    expect(post).toMatchObject({
      posted_at: "2026-11-19T03:00:00.000Z",
      owner_mismatch: true,
      pr_check: { status: "ok" },
      metrics: { likes: { value: 7, source: "manual" }, shares: { value: 3, source: "api" } },
    });
    expect(post?.title).toContain("使ってみました");
    expect((await states())[0]).toMatchObject({ state: "collected", fault: null });
  });

  it("loses nothing that was known of a post that is registered again", async () => {
    const { add, posts, staff, admin } = await scene();
    const id = nextId();
    const url = `https://x.com/hana/status/${id}`;
    const data = { id, text: "使ってみました #PR", author_id: "9", created_at: "2026-11-19T03:00:00.000Z" };
    const users = [{ id: "9", name: "花", username: "hana" }];
    stub.answers[`/tweets/${id}`] = { body: { data, includes: { users } } };
    const setKey = (bearer_token: string) =>
      app.as(admin).call(setPlatformKey, { params: { platform: "x" as const }, body: { bearer_token } });
    const remove = async () => {
      const [post] = await posts();
      const body = { is_removed: true, reason: "" };
      await app.as(staff).call(setPostRemoved, { params: { id: post?.uid ?? "" }, body });
    };
    await add(url);
    await remove();
    await setKey("AAAAAAAAAAAAAAAAAAAAAMLheAAAAAAA0");
    // Nothing was known before; now its platform tells it.
    await add(url);
    const known = { title: "使ってみました #PR", posted_at: "2026-11-19T03:00:00.000Z" };
    expect(await posts()).toMatchObject([known]);
    await remove();
    await app.as(admin).call(removePlatformKey, { params: { platform: "x" as const } });
    await add(url);
    expect(await posts()).toMatchObject([known]);
  });
});
