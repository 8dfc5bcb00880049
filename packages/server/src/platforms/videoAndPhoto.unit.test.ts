import { describe, expect, it } from "vitest";
import { refusalOf, stubPlatform } from "../testing/platformStub.ts";
import { createInstagram } from "./instagram.adapter.ts";
import { createYoutube } from "./youtube.adapter.ts";

const stub = stubPlatform();
const { answers, asked } = stub;
const NOW = new Date("2026-11-20T03:00:00Z");
const options = () => ({ now: () => NOW, baseUrl: stub.baseUrl });

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
      kind: "account",
      id: "UC123",
      handle: "hana",
      name: "はなチャンネル",
      source: "api",
      follower_count: 12300,
      post_count: 45,
      fetched_at: NOW.toISOString(),
    });
    expect(asked[0]?.path).toContain("forHandle=@hana");
    expect(asked[0]?.path).not.toContain("secret-key");
    expect(asked[0]?.headers["x-goog-api-key"]).toBe("secret-key");
  });

  it("asks for a channel without a handle by its id", async () => {
    answers["/channels"] = { body: { items: [channel] } };
    await youtube().fetchAccount(`UC${"a".repeat(22)}`, "handle");
    expect(asked[0]?.path).toContain(`&id=UC${"a".repeat(22)}`);
    expect(asked[0]?.path).not.toContain("forHandle");
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
    // 03:00 UTC is five hours before the platform's midnight.
    expect(await refusalOf(youtube().fetchAccount("x"))).toEqual(["rate_limited", 18_000]);
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
    asked.length = 0;
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
