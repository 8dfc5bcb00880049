import { createManagedCreator, listGenres } from "@tsumugi/contract";
import { endpoints } from "@tsumugi/contract/schemas";
import { describe, expect, it } from "vitest";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";

const app = await createTestApp({ env: { ALLOWED_ORIGINS: "https://app.example.jp,http://localhost:4000" } });
const member = await app.run(async () => insertMember(await insertCompany(), "admin"));
const authorization = `Bearer ${await app.token(member.uid)}`;
const PATH = "/api/company/managed_creators";

describe("every answer", () => {
  it("carries the request's number, given or made, and is stored nowhere", async () => {
    const own = await app.request("/health", { headers: { "x-request-id": "client-0001" } });
    expect(own.headers.get("x-request-id")).toBe("client-0001");
    const bad = await app.request("/health", { headers: { "x-request-id": "a b\u00e9" } });
    expect(bad.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    const refused = await app.request(PATH);
    expect((await refused.clone().json()).request_id).toBe(refused.headers.get("x-request-id"));
    for (const { headers } of [own, refused]) expect(headers.get("cache-control")).toBe("no-store");
  });

  it("is guarded by headers", async () => {
    const { headers } = await app.request("/health");
    expect(headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(headers.get("content-security-policy")).toMatch(/object-src 'none'; base-uri 'none'/);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("content-security-policy")).toMatch(/style-src 'self' 'nonce-[\w+/=]{16,}';/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });

  it("that is only a part of a page is guarded against being more than that, in a short head", async () => {
    for (const path of ["/assets/app-1a2b.js", "/assets/app-1a2b.css", "/assets/app-1a2b.woff2"]) {
      const { headers } = await app.request(path);
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-site");
      expect(headers.get("permissions-policy")).toBeNull();
    }
    for (const path of ["/assets/nothing", "/assets/a/b.js/c"]) {
      const { headers } = await app.request(path);
      expect(headers.get("content-security-policy")).toContain("script-src 'self';");
    }
  });

  it("is for https alone, for a year, once the server is reached by it", async () => {
    const secure = await createTestApp({ env: { PUBLIC_BASE_URL: "https://tsumugi.example.jp" } });
    const { headers } = await secure.request("/health");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    expect((await app.request("/health")).headers.get("strict-transport-security")).toBeNull();
  });

  it("lets only allowed origins read it, with credentials and the headers that screens need", async () => {
    const from = (origin: string) => app.request("/health", { headers: { origin } });
    const allowed = (await from("https://app.example.jp")).headers;
    expect(allowed.get("access-control-allow-origin")).toBe("https://app.example.jp");
    expect(allowed.get("access-control-allow-credentials")).toBe("true");
    expect(allowed.get("access-control-expose-headers")).toBe("content-disposition,retry-after,x-request-id");
    expect((await from("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
  });

  it("is refused to a page elsewhere, by the two page headers", async () => {
    const page = async (hostname: string, port?: string) => {
      const headers = {
        authorization,
        "x-page-hostname": hostname,
        ...(port ? { "x-page-port": port } : {}),
      };
      return (await app.request(PATH, { headers })).status;
    };
    expect([
      await page("app.example.jp"),
      await page("app.example.jp", "443"),
      await page("localhost", "4000"),
    ]).toEqual([200, 200, 200]);
    expect([await page("evil.example"), await page("localhost", "4001"), await page("localhost")]).toEqual([
      403, 403, 403,
    ]);
  });
});

describe("what goes wrong inside", () => {
  it("answers 503 with Retry-After while the database is away, and 500 without details otherwise", async () => {
    const reported: unknown[] = [];
    const failing = async (cause: Error) => {
      let isAway = false;
      const fail = () => {
        throw cause;
      };
      const root = new Proxy(app.deps.database.root, {
        get: (target, key) => (isAway ? fail : Reflect.get(target, key)),
      });
      const database = { ...app.deps.database, root };
      const broken = await createTestApp({
        deps: { database, auth: app.deps.auth, reportError: (error) => reported.push(error) },
      });
      isAway = true;
      const response = await broken.request("/health");
      return {
        status: response.status,
        retry: response.headers.get("retry-after"),
        body: await response.json(),
      };
    };
    const outage = Object.assign(new Error("connect ECONNREFUSED 10.0.0.1"), { code: "ECONNREFUSED" });
    expect(await failing(outage)).toMatchObject({
      status: 503,
      retry: "5",
      body: { code: "database_unavailable" },
    });
    const full = Object.assign(new Error("could not extend file"), { code: "53100" });
    expect(await failing(full)).toMatchObject({ status: 507, body: { code: "storage_full" } });
    expect(reported).toEqual([]);
    const bug = await failing(new Error("secret detail"));
    expect(bug).toMatchObject({ status: 500, body: { code: "internal" } });
    expect(JSON.stringify(bug.body)).not.toContain("secret");
    expect(reported).toHaveLength(1);
  });
});

describe("the rate limit", () => {
  it("is tight on signing in and says when to come back", async () => {
    const limited = await createTestApp({ env: { RATE_LIMIT: "on" } });
    const post = (path: string, body: string) =>
      limited.request(path, { method: "POST", body, headers: { "content-type": "application/json" } });
    const enter = () => post("/auth/sign_in", "{}");
    for (let i = 0; i < 30; i++) expect((await enter()).status).toBe(400);
    const stopped = await enter();
    expect([stopped.status, (await stopped.json()).code]).toEqual([429, "rate_limited"]);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await limited.as(null).call(listGenres)).status).toBe(401);
    // Every load of a page renews its token: an office behind one address is not shut out by that.
    for (let i = 0; i < 40; i++)
      expect((await post("/auth/refresh", '{"refresh_token":"x"}')).status).toBe(401);
  });
});

describe("who is limited", () => {
  const flood = async (env: Record<string, string>) => {
    const limited = await createTestApp({ env: { RATE_LIMIT: "on", ...env } });
    const statuses = new Set<number>();
    for (let i = 0; i < 31; i++) {
      const headers = { "content-type": "application/json", "x-forwarded-for": `198.51.100.${i}` };
      statuses.add((await limited.request("/auth/sign_in", { method: "POST", body: "{}", headers })).status);
    }
    return statuses.has(429);
  };

  it("is the address of the socket, and of the proxy's header only where a proxy is trusted", async () => {
    expect([await flood({}), await flood({ TRUST_PROXY: "on" })]).toEqual([true, false]);
  });
});

describe("the documents", () => {
  it("describe every call and need no other host", async () => {
    const document = await (await app.request("/openapi.json")).json();
    const described = Object.values<object>(document.paths).flatMap((path) => Object.keys(path));
    expect(described).toHaveLength(endpoints.length);
    const page = await (await app.request("/docs")).text();
    expect(page).not.toMatch(/https?:\/\//);
    for (const [, path] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect((await app.request(path ?? "")).status).toBe(200);
    }
  });
});

describe("an Idempotency-Key", () => {
  it("runs nothing again after the answer was lost, and is not bound when the call failed", async () => {
    const create = (display_name: string) =>
      app.as(member).call(createManagedCreator, { body: { display_name } }, { key: "lost-answer-1" });
    expect((await create(" ")).status).toBe(400);
    const first = await create("一度だけ");
    const again = await create("一度だけ");
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  });

  it("must be of a shape that fits a header", async () => {
    const { status } = await app
      .as(member)
      .call(createManagedCreator, { body: { display_name: "a" } }, { key: "short" });
    expect(status).toBe(400);
  });
});
