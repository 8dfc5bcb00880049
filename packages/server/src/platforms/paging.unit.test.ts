import { type Platform, platforms } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { type Answer, faultOf, stubPlatform } from "../testing/platformStub.ts";
import { createInstagram } from "./instagram.adapter.ts";
import type { PlatformAdapter } from "./platformAdapter.ts";
import { createTiktok } from "./tiktok.adapter.ts";
import { createX } from "./x.adapter.ts";
import { createYoutube } from "./youtube.adapter.ts";

const stub = stubPlatform();
const { answers, asked } = stub;
const NOW = new Date("2026-11-20T03:00:00Z");
const options = () => ({ now: () => NOW, baseUrl: stub.baseUrl });
const GRANT: Answer = { body: { access_token: "clt.1", expires_in: 7200, token_type: "Bearer" } };
const VIDEO = "7301234567890123456";
const CHANNEL = {
  id: "UC1",
  snippet: { title: "はな", customUrl: "@hana" },
  statistics: {},
  contentDetails: { relatedPlaylists: { uploads: "UU1" } },
};
const refused: Answer = { status: 401, body: { data: {}, error: { code: "access_token_invalid" } } };

describe("pages", () => {
  const media = (n: number, day: string) => ({
    id: String(n),
    media_type: "IMAGE",
    permalink: `https://www.instagram.com/p/CODE${n}/`,
    timestamp: `${day}T00:00:00+0000`,
  });
  const pageOf = (data: object[], after?: string): Answer => ({
    body: {
      business_discovery: {
        id: "17",
        username: "hana",
        media: { data, ...(after && { paging: { cursors: { after } } }) },
      },
    },
  });
  const instagram = (): PlatformAdapter => createInstagram({ token: "t", businessId: "1784" }, options());

  it("are followed on Instagram to a post behind the first ones", async () => {
    answers["/1784"] = (path) =>
      path.includes(".after(two)")
        ? pageOf([media(3, "2026-09-01")])
        : pageOf([media(1, "2026-11-01")], "two");
    expect((await instagram().fetchPost("CODE3", { owner_handle: "hana" })).id).toBe("CODE3");
    expect(asked).toHaveLength(2);
  });

  it("end where the post would stand: it is gone; and at the limit, where nobody knows", async () => {
    answers["/1784"] = () => pageOf([media(1, "2026-08-01")], `c${asked.length}`);
    const gone = { owner_handle: "hana", posted_at: new Date("2026-09-01T00:00:00Z") };
    expect(await faultOf(instagram().fetchPost("CODE9", gone))).toEqual(["not_found", null]);
    expect(asked).toHaveLength(1);
    asked.length = 0;
    expect(await faultOf(instagram().fetchPost("CODE9", { owner_handle: "hana" }))).toEqual([
      "out_of_reach",
      null,
    ]);
    expect(asked).toHaveLength(10);
  });

  it("are not asked for twice under the same cursor", async () => {
    answers["/1784"] = () => pageOf([media(1, "2026-08-01")], "same");
    expect(await instagram().listRecentMedia("hana", new Date(0))).toHaveLength(2);
    expect(asked).toHaveLength(2);
  });

  it("reach back to the day asked for on X and YouTube", async () => {
    const user = { id: "9", name: "はな", username: "hana" };
    answers["/users/by/username/hana"] = { body: { data: user } };
    const tweet = (id: string, created_at: string) => ({ id, text: "a", created_at, author_id: "9" });
    answers["/users/9/tweets"] = (path) =>
      path.includes("pagination_token=b")
        ? {
            body: {
              data: [tweet("2", "2026-08-01T00:00:00.000Z")],
              includes: { users: [user] },
              meta: { next_token: "c" },
            },
          }
        : {
            body: {
              data: [tweet("1", "2026-11-01T00:00:00.000Z")],
              includes: { users: [user] },
              meta: { next_token: "b" },
            },
          };
    const since = new Date("2026-09-01T00:00:00Z");
    expect((await createX("b", options()).listRecentMedia("hana", since)).map(({ id }) => id)).toEqual([
      "1",
      "2",
    ]);
    answers["/channels"] = { body: { items: [CHANNEL] } };
    const item = (videoId: string) => ({ contentDetails: { videoId } });
    answers["/playlistItems"] = (path) =>
      path.includes("pageToken=p2")
        ? { body: { items: [item("b")] } }
        : { body: { items: [item("a")], nextPageToken: "p2" } };
    answers["/videos"] = (path) => ({
      body: {
        items: [
          {
            id: path.endsWith("id=a") ? "a" : "b",
            snippet: {
              title: "t",
              publishedAt: "2026-11-01T00:00:00Z",
              channelId: "UC1",
              channelTitle: "は",
            },
            contentDetails: { duration: "P0D" },
            statistics: {},
          },
        ],
      },
    });
    const videos = await createYoutube("k", options()).listRecentMedia("hana", since);
    // A stream that has not begun has no length, and is no short for that.
    expect(videos.map(({ id, media_type }) => [id, media_type])).toEqual([
      ["a", "video"],
      ["b", "video"],
    ]);
  });

  it("of TikTok stay one search, and an id larger than a number keeps every digit", async () => {
    answers["/v2/oauth/token/"] = GRANT;
    const found = (id: string, more: string) =>
      `{"data":{"videos":[{"id":${id},"username":"hana","create_time":1794000000}],${more}},"error":{"code":"ok"}}`;
    answers["/v2/research/video/query/"] = (_path, body) =>
      body.includes('"cursor":100')
        ? { body: found("7301234567890123457", '"has_more":false') }
        : { body: found(VIDEO, '"has_more":true,"cursor":100,"search_id":"s1"') };
    const since = new Date("2026-11-01T00:00:00Z");
    const videos = await createTiktok({ key: "k", secret: "s" }, options()).listRecentMedia("hana", since);
    expect(videos.map(({ id }) => id)).toEqual([VIDEO, "7301234567890123457"]);
    expect(asked.at(-1)?.body).toContain('"search_id":"s1"');
  });
});

describe("a token of TikTok's", () => {
  it("that was withdrawn is replaced once; a second refusal is the client's", async () => {
    let granted = 0;
    answers["/v2/oauth/token/"] = () => {
      granted += 1;
      return { body: { access_token: `clt.${granted}`, expires_in: 7200 } };
    };
    const user = { body: { data: { display_name: "はな" }, error: { code: "ok" } } };
    answers["/v2/research/user/info/"] = user;
    const adapter = createTiktok({ key: "k", secret: "s" }, options());
    await adapter.fetchAccount("hana");
    let refusals = 1;
    answers["/v2/research/user/info/"] = () => {
      refusals -= 1;
      return refusals < 0 ? user : refused;
    };
    expect(await adapter.fetchAccount("hana")).toMatchObject({ name: "はな" });
    expect(granted).toBe(2);
    answers["/v2/research/user/info/"] = refused;
    expect(await faultOf(adapter.fetchAccount("hana"))).toEqual(["key_refused", null]);
  });
});

describe("the connection test", () => {
  const checks: Record<Platform, [string, Answer, () => PlatformAdapter]> = {
    youtube: ["/channels", { body: { items: [CHANNEL] } }, () => createYoutube("k", options())],
    instagram: [
      "/1784",
      { body: { id: "1784", username: "us" } },
      () => createInstagram({ token: "t", businessId: "1784" }, options()),
    ],
    tiktok: [
      "/v2/research/user/info/",
      { body: { data: {} } },
      () => createTiktok({ key: "k", secret: "s" }, options()),
    ],
    x: [
      "/users/by/username/X",
      { body: { data: { id: "1", name: "X", username: "X" } } },
      () => createX("b", options()),
    ],
  };

  it.each(platforms)("asks %s for something of no cost", async (platform) => {
    answers["/v2/oauth/token/"] = GRANT;
    const [path, answer, make] = checks[platform];
    answers[path] = answer;
    await make().check();
    expect(asked.at(-1)?.path).toContain(path);
    answers[path] = { status: 401, body: {} };
    expect(await faultOf(make().check())).toEqual(["key_refused", null]);
  });
});
