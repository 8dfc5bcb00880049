import { type Platform, type PlatformFault, platformFaults, platforms } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { type Answer, faultOf, stubPlatform } from "../testing/platformStub.ts";
import { createInstagram } from "./instagram.adapter.ts";
import { messageOf, PlatformError } from "./platformError.ts";
import { retryAfterOf, untilMidnight } from "./platformRequest.adapter.ts";
import { createTiktok } from "./tiktok.adapter.ts";
import { createX } from "./x.adapter.ts";
import { createYoutube } from "./youtube.adapter.ts";

const stub = stubPlatform();
const { answers, asked } = stub;
const NOW = new Date("2026-11-20T03:00:00Z");
const options = (more = {}) => ({ now: () => NOW, baseUrl: stub.baseUrl, ...more });
const GRANT: Answer = { body: { access_token: "clt.1", expires_in: 7200, token_type: "Bearer" } };
const VIDEO = "7301234567890123456";

/** Where each platform answers for one post, and how it is asked for. */
const one: Record<Platform, { path: string; ask: (more?: object) => Promise<unknown> }> = {
  youtube: {
    path: "/videos",
    ask: (more) => createYoutube("k", options(more)).fetchPost("dQw4w9WgXcQ"),
  },
  instagram: {
    path: "/1784",
    ask: (more) =>
      createInstagram({ token: "t", businessId: "1784" }, options(more)).fetchPost("C1a2B3c4D5e", {
        owner_handle: "hana",
      }),
  },
  tiktok: {
    path: "/v2/research/video/query/",
    ask: (more) => createTiktok({ key: "k", secret: "s" }, options(more)).fetchPost(VIDEO),
  },
  x: {
    path: "/tweets/1720000000000000001",
    ask: (more) => createX("b", options(more)).fetchPost("1720000000000000001"),
  },
};

const google = (status: number, reason: string, detail?: string): Answer => ({
  status,
  body: {
    error: {
      code: status,
      message: "as documented",
      errors: [{ message: "as documented", domain: "youtube.quota", reason }],
      ...(detail && { status: "INVALID_ARGUMENT", details: [{ "@type": "ErrorInfo", reason: detail }] }),
    },
  },
});
const graph = (code: number, more = {}, headers = {}): Answer => ({
  status: 400,
  headers,
  body: { error: { message: "as documented", type: "OAuthException", code, fbtrace_id: "A", ...more } },
});
const tiktok = (status: number, code: string): Answer => ({
  status,
  body: { data: {}, error: { code, message: "as documented", log_id: "2026" } },
});
const problem = (status: number, title: string, type = "about:blank"): Answer => ({
  status,
  body: { title, detail: title, type, status },
});
const partial = (title: string, type: string): Answer => ({
  body: {
    errors: [{ title, type: `https://api.twitter.com/2/problems/${type}`, resource_type: "tweet" }],
  },
});

type Row = [Platform, string, Answer, PlatformFault, number | null];
const everywhere: Row[] = platforms.flatMap((platform): Row[] => [
  [platform, "5xx", { status: 500, body: {} }, "unavailable", null],
  [platform, "a gateway's page", { status: 502, body: "<html>Bad Gateway</html>" }, "unavailable", null],
  [platform, "malformed JSON", { body: '{"items": [' }, "malformed", null],
  [platform, "a page instead of JSON", { body: "<html>" }, "malformed", null],
  [platform, "an empty body", { body: "" }, "malformed", null],
  [platform, "another shape", { body: { data: 1, items: 1, business_discovery: 1 } }, "malformed", null],
  [platform, "401 with a page", { status: 401, body: "<html>" }, "key_refused", null],
  [
    platform,
    "429 with Retry-After",
    { status: 429, headers: { "retry-after": "90" }, body: {} },
    "rate_limited",
    90,
  ],
  [platform, "silence", { body: null, isSilent: true }, "timed_out", null],
  [platform, "a cut connection", { body: null, isCut: true }, "unavailable", null],
]);

const own: Row[] = [
  [
    "youtube",
    "deleted or private video",
    { body: { kind: "youtube#videoListResponse", items: [] } },
    "not_found",
    null,
  ],
  ["youtube", "key not valid", google(400, "badRequest", "API_KEY_INVALID"), "key_refused", null],
  ["youtube", "key expired", google(400, "keyExpired"), "key_refused", null],
  ["youtube", "API not enabled", google(403, "accessNotConfigured"), "permission_missing", null],
  [
    "youtube",
    "address not allowed",
    google(403, "forbidden", "API_KEY_IP_ADDRESS_BLOCKED"),
    "permission_missing",
    null,
  ],
  ["youtube", "the day's quota", google(403, "quotaExceeded"), "quota_used_up", 18_000],
  ["youtube", "calls per minute", google(403, "rateLimitExceeded"), "rate_limited", null],
  ["youtube", "calls per user", google(429, "userRateLimitExceeded"), "rate_limited", null],
  ["instagram", "no such user", graph(110, { error_subcode: 2207013 }), "not_found", null],
  ["instagram", "not a professional account", graph(100, { error_subcode: 2207013 }), "not_found", null],
  ["instagram", "media gone", graph(24, { error_subcode: 2207006 }), "not_found", null],
  ["instagram", "token expired", graph(190, { error_subcode: 463 }), "key_refused", null],
  ["instagram", "permission not granted", graph(10), "permission_missing", null],
  ["instagram", "permission withdrawn", graph(200), "permission_missing", null],
  ["instagram", "calls of the app", graph(4), "rate_limited", null],
  [
    "instagram",
    "calls of the business, with its wait",
    graph(
      32,
      {},
      { "x-business-use-case-usage": '{"17":[{"type":"instagram","estimated_time_to_regain_access":13}]}' },
    ),
    "rate_limited",
    780,
  ],
  [
    "instagram",
    "a header that is none",
    graph(17, {}, { "x-business-use-case-usage": "{" }),
    "rate_limited",
    null,
  ],
  ["instagram", "busy", graph(2, { is_transient: true }), "unavailable", null],
  ["instagram", "a field that is no longer there", graph(100), "malformed", null],
  [
    "tiktok",
    "video gone",
    { body: { data: { videos: [], has_more: false }, error: { code: "ok" } } },
    "not_found",
    null,
  ],
  ["tiktok", "token invalid", tiktok(401, "access_token_invalid"), "key_refused", null],
  ["tiktok", "scope missing", tiktok(401, "scope_not_authorized"), "permission_missing", null],
  ["tiktok", "per minute", tiktok(429, "rate_limit_exceeded"), "rate_limited", null],
  ["tiktok", "the day's quota", tiktok(429, "daily_quota_limit_exceeded"), "quota_used_up", 75_600],
  ["tiktok", "private", tiktok(400, "user_is_private"), "private", null],
  ["tiktok", "internal", tiktok(500, "internal_error"), "unavailable", null],
  ["tiktok", "a request it does not take", tiktok(400, "invalid_params"), "malformed", null],
  ["x", "deleted", partial("Not Found Error", "resource-not-found"), "not_found", null],
  ["x", "suspended", partial("Forbidden", "resource-not-found"), "not_found", null],
  ["x", "protected", partial("Authorization Error", "not-authorized-for-resource"), "private", null],
  ["x", "token refused", problem(401, "Unauthorized"), "key_refused", null],
  [
    "x",
    "no project",
    problem(403, "Client Forbidden", "https://api.twitter.com/2/problems/client-forbidden"),
    "permission_missing",
    null,
  ],
  [
    "x",
    "no credits",
    problem(402, "CreditsDepleted", "https://api.twitter.com/2/problems/credits"),
    "quota_used_up",
    null,
  ],
  [
    "x",
    "the month's posts",
    problem(429, "UsageCapExceeded", "https://api.twitter.com/2/problems/usage-capped"),
    "quota_used_up",
    null,
  ],
  [
    "x",
    "with the time of its reset",
    {
      ...problem(429, "Too Many Requests"),
      headers: { "x-rate-limit-reset": String(NOW.getTime() / 1000 + 300) },
    },
    "rate_limited",
    300,
  ],
];

describe("what a platform refuses", () => {
  it.each([...everywhere, ...own])("on %s, %s, is typed", async (platform, _what, answer, fault, wait) => {
    answers["/v2/oauth/token/"] = GRANT;
    answers[one[platform].path] = answer;
    expect(await faultOf(one[platform].ask(answer.isSilent ? { timeoutMs: 50 } : {}))).toEqual([fault, wait]);
  });

  it("is typed when TikTok refuses the client itself", async () => {
    const error = { error: "invalid_client", error_description: "Client key or secret is incorrect." };
    answers["/v2/oauth/token/"] = { status: 401, body: error };
    expect(await faultOf(one.tiktok.ask())).toEqual(["key_refused", null]);
  });

  it("is said in a sentence of cause and cure, which names the platform and whose key it is", () => {
    for (const platform of platforms) {
      const texts = platformFaults.map((fault) => messageOf({ platform, fault, retryAfter: 300 }));
      expect(new Set(texts).size).toBe(platformFaults.length);
      for (const text of texts) expect(text).toMatch(/。.*。$/);
    }
    const refused = { platform: "x", fault: "key_refused" } as const;
    expect(messageOf(refused)).toContain("運営");
    expect(messageOf({ ...refused, isOwnKey: true })).toContain("キーを入れ直して");
    expect(new PlatformError({ ...refused, retryAfter: 5 }).detail.retryAfter).toBe(5);
  });
});

describe("calls", () => {
  it("are each counted before they are made, and not made beyond the quota", async () => {
    answers["/v2/oauth/token/"] = GRANT;
    for (const platform of platforms) answers[one[platform].path] = { status: 404, body: {} };
    for (const platform of platforms) {
      let spent = 0;
      asked.length = 0;
      const count = async () => {
        spent += 1;
      };
      await faultOf(one[platform].ask({ spend: count }));
      expect([platform, spent]).toEqual([platform, asked.length]);
      asked.length = 0;
      const spend = () => Promise.reject(new PlatformError({ platform, fault: "quota_used_up" }));
      expect(await faultOf(one[platform].ask({ spend }))).toEqual(["quota_used_up", null]);
      expect(asked).toEqual([]);
    }
  });

  it("read any wait as whole seconds of a month at most", () => {
    const read = (headers: Record<string, string>) => retryAfterOf(new Headers(headers), NOW);
    expect(read({ "retry-after": "0" })).toBe(1);
    expect(read({ "retry-after": "99999999" })).toBe(31 * 86_400);
    expect(read({ "retry-after": "soon" })).toBeUndefined();
    expect(read({})).toBeUndefined();
    // In summer the Pacific coast is an hour nearer.
    expect(untilMidnight(new Date("2026-07-20T03:00:00Z"), "America/Los_Angeles")).toBe(4 * 3600);
    expect(untilMidnight(new Date("2026-07-20T00:00:00Z"), "UTC")).toBe(86_400);
  });
});
