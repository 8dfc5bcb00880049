import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AppError } from "../core/errors.ts";
import { createInstagram } from "./instagram.ts";
import { createTiktok } from "./tiktok.ts";
import { createX } from "./x.ts";
import { createYoutube } from "./youtube.ts";

interface Answer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
}

interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** A platform of our own: answers by path, remembers what was asked. */
let answers: Record<string, Answer> = {};
let asked: Asked[] = [];
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const path = request.url ?? "";
    asked.push({
      path: decodeURIComponent(path),
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    });
    const {
      status = 200,
      headers = {},
      body,
    } = answers[path.split("?")[0] ?? ""] ?? { status: 404, body: {} };
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
});
let baseUrl = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  answers = {};
  asked = [];
});

const NOW = new Date("2026-11-20T03:00:00Z");
const options = () => ({ now: () => NOW, baseUrl });
const refusalOf = (run: Promise<unknown>) =>
  run.then(
    () => "no refusal",
    (error: AppError) => [error.code, error.detail.retryAfter ?? null],
  );

describe("YouTube", () => {
  const channel = {
    id: "UC123",
    snippet: {
      title: "はなチャンネル",
      customUrl: "@hana",
      thumbnails: { high: { url: "https://i/h.jpg" } },
    },
    statistics: { subscriberCount: "12300", videoCount: "45", hiddenSubscriberCount: false },
    contentDetails: { relatedPlaylists: { uploads: "UU123" } },
  };
  const video = {
    id: "dQw4w9WgXcQ",
    snippet: {
      title: "開封してみた",
      description: "#PR 提供",
      publishedAt: "2026-11-10T09:00:00Z",
      channelId: "UC123",
      channelTitle: "はな",
    },
    contentDetails: { duration: "PT12M3S" },
    statistics: { viewCount: "1000", likeCount: "50" },
  };
  const youtube = () => createYoutube("secret-key", options());

  it("reads a channel by handle, its key in a header and not in the address", async () => {
    answers["/channels"] = { body: { items: [channel] } };
    expect(await youtube().fetchAccount("hana", "handle")).toMatchObject({
      ...{ kind: "account", id: "UC123", handle: "hana", name: "はなチャンネル", source: "api" },
      ...{ follower_count: 12300, post_count: 45, fetched_at: NOW.toISOString() },
    });
    expect(asked[0]?.path).toContain("forHandle=@hana");
    expect(asked[0]?.path).not.toContain("secret-key");
    expect(asked[0]?.headers["x-goog-api-key"]).toBe("secret-key");
  });

  it("reads a video with its owner; a hidden count is not measured rather than zero", async () => {
    answers["/videos"] = { body: { items: [video] } };
    answers["/channels"] = { body: { items: [channel] } };
    const post = await youtube().fetchPost("dQw4w9WgXcQ");
    expect(post).toMatchObject({ owner_handle: "hana", media_type: "video", text: "開封してみた\n#PR 提供" });
    expect(post.figures).toEqual({ views: 1000, likes: 50 });
    expect(post.comment_count).toBeNull();
  });

  it("lists a channel's newest uploads, shorts told apart", async () => {
    answers["/channels"] = { body: { items: [channel] } };
    answers["/playlistItems"] = { body: { items: [{ contentDetails: { videoId: "dQw4w9WgXcQ" } }] } };
    answers["/videos"] = { body: { items: [{ ...video, contentDetails: { duration: "PT58S" } }] } };
    expect((await youtube().listRecentMedia("hana")).map(({ media_type }) => media_type)).toEqual(["short"]);
  });

  it("tells apart: not there, quota used up, key refused, no answer", async () => {
    answers["/channels"] = { body: { items: [] } };
    expect(await refusalOf(youtube().fetchAccount("x"))).toEqual(["not_found", null]);
    const error = (reason: string) => ({ status: 403, body: { error: { errors: [{ reason }] } } });
    answers["/channels"] = error("quotaExceeded");
    expect(await refusalOf(youtube().fetchAccount("x"))).toEqual(["rate_limited", null]);
    answers["/channels"] = error("forbidden");
    expect(await refusalOf(youtube().fetchAccount("x"))).toEqual(["platform_not_configured", null]);
    for (const answer of [{ status: 500, body: {} }, { body: "<html>" }, { body: { items: [{ id: 1 }] } }]) {
      answers["/channels"] = answer;
      expect(await refusalOf(youtube().fetchAccount("x"))).toEqual(["platform_unavailable", null]);
    }
  });

  it("passes on how long to wait, in seconds or as a date", async () => {
    answers["/channels"] = { status: 429, headers: { "retry-after": "90" }, body: {} };
    expect(await refusalOf(youtube().fetchAccount("x"))).toEqual(["rate_limited", 90]);
    answers["/channels"] = {
      status: 429,
      headers: { "retry-after": "Fri, 20 Nov 2026 03:02:00 GMT" },
      body: {},
    };
    expect(await refusalOf(youtube().fetchAccount("x"))).toEqual(["rate_limited", 120]);
  });
});

describe("Instagram", () => {
  const instagram = () => createInstagram({ token: "secret-token", businessId: "1784" }, options());
  const item = {
    id: "179",
    caption: "新作コスメ #PR",
    media_type: "CAROUSEL_ALBUM",
    permalink: "https://www.instagram.com/p/C1a2B3c4D5e/",
    media_url: "https://cdn/i.jpg",
    timestamp: "2026-11-15T12:00:00+0000",
    like_count: 320,
    comments_count: 12,
  };
  const found = { id: "17", username: "hana", followers_count: 5000, media: { data: [item] } };

  it("reads an account and its media through business discovery", async () => {
    answers["/1784"] = { body: { business_discovery: found } };
    expect(await instagram().fetchAccount("hana")).toMatchObject({ handle: "hana", follower_count: 5000 });
    const post = await instagram().fetchPost("C1a2B3c4D5e", { owner_handle: "hana" });
    expect(post).toMatchObject({
      media_type: "carousel",
      thumbnail: "https://cdn/i.jpg",
      title: "新作コスメ #PR",
    });
    expect(post).toMatchObject({
      posted_at: "2026-11-15T12:00:00.000Z",
      figures: { likes: 320, comments: 12 },
    });
    expect(asked.every(({ path }) => path.includes("username(hana)") && !path.includes("secret-token"))).toBe(
      true,
    );
  });

  it("finds no post without its owner, and sends no handle that is none", async () => {
    answers["/1784"] = { body: { business_discovery: found } };
    expect(await refusalOf(instagram().fetchPost("C1a2B3c4D5e"))).toEqual(["not_found", null]);
    expect(await refusalOf(instagram().fetchPost("other", { owner_handle: "hana" }))).toEqual([
      "not_found",
      null,
    ]);
    asked = [];
    expect(await refusalOf(instagram().fetchAccount("hana){id},x.username(a"))).toEqual(["not_found", null]);
    expect(asked).toEqual([]);
  });

  it.each([
    [{ code: 110, error_subcode: 2207013 }, "not_found"],
    [{ code: 100, error_subcode: 2207013 }, "not_found"],
    [{ code: 4 }, "rate_limited"],
    [{ code: 190 }, "platform_not_configured"],
    [{ code: 1 }, "platform_unavailable"],
  ])("reads the refusal %o as %s", async (error, code) => {
    answers["/1784"] = { status: 400, body: { error } };
    expect(await refusalOf(instagram().fetchAccount("hana"))).toEqual([code, null]);
  });
});

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
      ...{ status: 429, headers: { "retry-after": "5" } },
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
          ...{
            id: "172",
            text: "使ってみました #PR",
            author_id: "9",
            created_at: "2026-11-19T00:00:00.000Z",
          },
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
      ...{ owner_handle: "hana", media_type: "text", view_count: null },
      figures: { impressions: 900, likes: 30, comments: 2, shares: 5 },
    });
  });

  it("reads an answer without data as not found, and the reset time as time to wait", async () => {
    answers["/tweets/1"] = { body: { errors: [{ title: "Not Found Error" }] } };
    expect(await refusalOf(x().fetchPost("1"))).toEqual(["not_found", null]);
    const reset = String(NOW.getTime() / 1000 + 300);
    answers["/tweets/1"] = { status: 429, headers: { "x-rate-limit-reset": reset }, body: {} };
    expect(await refusalOf(x().fetchPost("1"))).toEqual(["rate_limited", 300]);
    answers["/tweets/1"] = { status: 401, body: {} };
    expect(await refusalOf(x().fetchPost("1"))).toEqual(["platform_not_configured", null]);
  });
});
