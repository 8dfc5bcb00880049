import { describe, expect, it } from "vitest";
import { refusalOf, stubPlatform } from "../testing/platformStub.ts";
import { createTiktok } from "./tiktok.adapter.ts";
import { createX } from "./x.adapter.ts";

const stub = stubPlatform();
const { answers, asked } = stub;
const NOW = new Date("2026-11-20T03:00:00Z");
const options = () => ({ now: () => NOW, baseUrl: stub.baseUrl });

describe("TikTok", () => {
  const tiktok = () => createTiktok({ key: "k", secret: "s" }, options());
  const ID = "7301234567890123456";
  const grant = { body: { access_token: "t", expires_in: 7200 } };

  it("asks for a token once, and for a video on the days around its making", async () => {
    answers["/v2/oauth/token/"] = grant;
    const video = {
      id: ID,
      username: "hana",
      video_description: "#PR",
      create_time: 1_700_000_000,
      view_count: 9,
    };
    answers["/v2/research/video/query/"] = { body: { data: { videos: [video] } } };
    const adapter = tiktok();
    const post = await adapter.fetchPost(ID);
    await adapter.fetchPost(ID);
    expect(post).toMatchObject({
      id: ID,
      owner_handle: "hana",
      figures: { views: 9 },
      url: `https://www.tiktok.com/@hana/video/${ID}`,
    });
    expect(asked.filter(({ path }) => path.includes("oauth"))).toHaveLength(1);
    const made = Number(BigInt(ID) >> 32n) * 1000;
    const { start_date, end_date } = JSON.parse(asked[1]?.body ?? "{}");
    const day = (ms: number) => new Date(ms + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll("-", "");
    expect([start_date, end_date]).toEqual([day(made - 86_400_000), day(made + 86_400_000)]);
  });

  it("reads an account, and the platform's refusals", async () => {
    answers["/v2/oauth/token/"] = grant;
    answers["/v2/research/user/info/"] = { body: { data: { display_name: "はな", follower_count: 7 } } };
    expect(await tiktok().fetchAccount("hana")).toMatchObject({
      name: "はな",
      follower_count: 7,
      post_count: null,
    });
    answers["/v2/research/user/info/"] = { status: 400, body: { error: { code: "user_not_found" } } };
    expect(await refusalOf(tiktok().fetchAccount("x"))).toEqual(["not_found", null]);
    answers["/v2/research/user/info/"] = {
      status: 429,
      headers: { "retry-after": "5" },
      body: { error: { code: "rate_limit_exceeded" } },
    };
    expect(await refusalOf(tiktok().fetchAccount("x"))).toEqual(["rate_limited", 5]);
    answers["/v2/research/video/query/"] = { body: { data: { videos: [] } } };
    expect(await refusalOf(tiktok().fetchPost(ID))).toEqual(["not_found", null]);
    expect(await refusalOf(tiktok().fetchPost("not-a-number"))).toEqual(["not_found", null]);
  });
});

describe("X", () => {
  const x = () => createX("bearer", options());
  const user = {
    id: "9",
    name: "はな",
    username: "hana",
    public_metrics: { followers_count: 3, tweet_count: 4 },
  };

  it("reads an account and a post, shares being reposts and quotes", async () => {
    answers["/users/by/username/hana"] = { body: { data: user } };
    expect(await x().fetchAccount("hana")).toMatchObject({ id: "9", follower_count: 3, post_count: 4 });
    answers["/tweets/172"] = {
      body: {
        data: {
          id: "172",
          text: "使ってみました #PR",
          author_id: "9",
          created_at: "2026-11-19T00:00:00.000Z",
          public_metrics: {
            impression_count: 900,
            like_count: 30,
            reply_count: 2,
            retweet_count: 4,
            quote_count: 1,
          },
        },
        includes: { users: [user] },
      },
    };
    expect(await x().fetchPost("172")).toMatchObject({
      owner_handle: "hana",
      media_type: "text",
      view_count: null,
      figures: { impressions: 900, likes: 30, comments: 2, shares: 5 },
    });
  });

  it("reads a long post to its end, and marks as its reader sees them", async () => {
    const whole = `${"長い感想です。".repeat(60)}A&amp;B &lt;PR&gt; #PR`;
    answers["/tweets/173"] = {
      body: {
        data: { id: "173", text: `${whole.slice(0, 270)}…`, author_id: "9", note_tweet: { text: whole } },
        includes: { users: [user] },
      },
    };
    expect((await x().fetchPost("173")).text.endsWith("A&B <PR> #PR")).toBe(true);
    expect(asked[0]?.path).toContain("note_tweet");
  });

  it("reads an answer without data as not found, and the reset time as time to wait", async () => {
    answers["/tweets/1"] = { body: { errors: [{ title: "Not Found Error" }] } };
    expect(await refusalOf(x().fetchPost("1"))).toEqual(["not_found", null]);
    const reset = String(NOW.getTime() / 1000 + 300);
    answers["/tweets/1"] = { status: 429, headers: { "x-rate-limit-reset": reset }, body: {} };
    expect(await refusalOf(x().fetchPost("1"))).toEqual(["rate_limited", 300]);
    const errors = [{ title: "Too Many Requests" }];
    for (const [status, code] of [
      [429, "rate_limited"],
      [503, "platform_unavailable"],
      [401, "platform_not_configured"],
      [404, "not_found"],
    ] as const) {
      answers["/tweets/1"] = { status, body: { errors } };
      expect(await refusalOf(x().fetchPost("1"))).toEqual([code, null]);
    }
    answers["/tweets/1"] = { status: 401, body: {} };
    expect(await refusalOf(x().fetchPost("1"))).toEqual(["platform_not_configured", null]);
  });
});
