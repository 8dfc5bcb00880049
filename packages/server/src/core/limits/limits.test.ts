import { endpoints } from "@tsumugi/contract/schemas";
import { describe, expect, it } from "vitest";
import { createTestApp, MINUTE } from "../../testing/index.ts";
import { statementsOf } from "../../testing/statements.ts";
import { hitCounterOf, MOST_SOURCES } from "./hitCounter.service.ts";
import { limitOf } from "./requestLimits.ts";

const app = await createTestApp({ env: { RATE_LIMIT: "on" } });

/** What is served beside the contract's calls. */
const others = [
  ...["/", "/creators", "/share/x", "/reply", "/openapi.json", "/docs", "/docs/start.js", "/nothing.txt"],
  ...[
    "/docs/swagger-ui-bundle.js",
    "/assets/app.js",
    "/demo-assets/avatars/1.svg",
    "/import_drafts/x/parts/0",
  ],
].map((path) => ["GET", path] as const);

const exhaust = (method: string, path: string, reply = false) => {
  const { name, perMinute } = limitOf(method, path, reply);
  const counter = hitCounterOf(app.deps);
  for (let nth = 0; nth < perMinute; nth++) counter.hit(name, "local", perMinute);
};

describe("limits of requests", () => {
  it("hold on every call of the contract and on everything beside it, before anything is done for it", async () => {
    const calls = endpoints.map(({ method, base = "/api", path }) => [method, base + path] as const);
    const all = [...calls, ...others].map(
      ([method, path]) => [method, path.replaceAll(/\{\w+\}/g, "x")] as const,
    );
    const kinds = new Map(
      all.map(([method, path]) => [limitOf(method, path, false).name, [method, path] as const]),
    );
    for (const [method, path] of kinds.values()) exhaust(method, path);
    for (const [method, path] of all) {
      const answer = await app.request(path, { method });
      expect([method, path, answer.status]).toEqual([method, path, 429]);
      expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    }
    exhaust("OPTIONS", "/auth/sign_in");
    const headers = { origin: "http://localhost:4000", "access-control-request-method": "POST" };
    const preflight = await app.request("/auth/sign_in", { method: "OPTIONS", headers });
    expect([preflight.status, Number(preflight.headers.get("retry-after")) > 0]).toEqual([429, true]);
    app.clock.advance(MINUTE);
    expect((await app.request("/health")).status).toBe(200);
  });

  it("are of their own for streams, and for whatever may be opened without an account", () => {
    const streams = endpoints.filter(({ produces }) =>
      produces?.some((type) => type === "text/event-stream"),
    );
    const kinds = streams.map(({ method, base = "/api", path }) => limitOf(method, base + path, false).name);
    expect(kinds).toEqual(streams.map(() => "streams"));
    expect(streams.length).toBeGreaterThan(1);
  });

  it("are tight exactly where something can be guessed", () => {
    const tight = endpoints
      .map(({ method, base = "/api", path }) => ({ method, path: base + path.replaceAll(/\{\w+\}/g, "x") }))
      .filter(({ method, path }) => limitOf(method, path, false).perMinute <= 30)
      .map(({ method, path }) => `${method} ${path.split("/").slice(0, 3).join("/")}`);
    expect([...new Set(tight)].sort()).toMatchInlineSnapshot(`
      [
        "POST /api/company",
        "POST /api/verification",
        "POST /auth/reset_password",
        "POST /auth/sign_in",
        "POST /reply/x",
        "POST /shared_reports/x",
        "PUT /api/verification",
        "PUT /auth/password",
        "PUT /auth/reset_password",
        "PUT /reply/x",
      ]
    `);
  });

  it("are of an address: another one goes on, but not one of the same IPv6 customer", async () => {
    const proxied = await createTestApp({ env: { RATE_LIMIT: "on", TRUST_PROXY: "on" } });
    const from = async (address: string) => {
      const headers = { "x-forwarded-for": address, "content-type": "application/json" };
      return (await proxied.request("/auth/sign_in", { method: "POST", headers, body: "{}" })).status;
    };
    for (let nth = 0; nth < 30; nth++) await from(`2001:db8:1:2::${nth}`);
    expect(await from("2001:db8:1:2:ffff::1")).toBe(429);
    expect([await from("2001:db8:1:3::1"), await from("198.51.100.7")]).toEqual([400, 400]);
  });

  it("add up over the processes of one PostgreSQL; an embedded database has one process", async () => {
    // Whoever has dependencies of its own counts on its own, as another process does.
    const [one, two] = [hitCounterOf({ ...app.deps }), hitCounterOf({ ...app.deps })];
    for (let nth = 0; nth < 20; nth++) one.hit("guesses", "192.0.2.1", 30);
    await one.flush();
    for (let nth = 0; nth < 12; nth++) expect(two.hit("guesses", "192.0.2.1", 30).isOver).toBe(false);
    await two.flush();
    const isShared = app.deps.database.engine === "postgres";
    expect(two.hit("guesses", "192.0.2.1", 30).isOver).toBe(isShared);
    expect(two.hit("guesses", "192.0.2.2", 30).isOver).toBe(false);
  });

  it("ask the database ten times a minute at most, however often somebody comes", async () => {
    const deps = { ...app.deps };
    const counter = hitCounterOf(deps);
    let asked = 0;
    for (let nth = 0; nth < 5_000; nth++) {
      counter.hit("calls", "192.0.2.3", 3_000);
      if (nth % 100 === 0) {
        asked += Math.min(1, (await statementsOf(app, () => counter.flush())).length);
      }
    }
    expect(asked).toBeLessThanOrEqual(10);
  });

  it("keep a bounded number of addresses, and count nobody as somebody else", () => {
    const counter = hitCounterOf({ ...app.deps });
    const hit = (source: string) => counter.hit("guesses", source, 30).isOver;
    const often = () => Array.from({ length: 31 }, () => hit("192.0.2.4"));
    expect(often().at(-1)).toBe(true);
    for (let nth = 0; nth < MOST_SOURCES; nth++) {
      hit(`2001:db8:${nth.toString(16)}`);
      // Whoever goes on asking is not forgotten among them.
      if (nth % 1_000 === 0) expect(hit("192.0.2.4")).toBe(true);
    }
    for (let nth = 0; nth < 31; nth++) hit("198.51.100.1");
    expect([hit("198.51.100.1"), hit("198.51.100.2"), hit("192.0.2.4")]).toEqual([true, false, true]);
    expect(counter.size).toBe(MOST_SOURCES);
  });

  it("cap what a stranger sends before it is judged, and what is answered about it", async () => {
    app.clock.advance(MINUTE);
    const send = async (keys: number) => {
      const body = JSON.stringify(
        Object.fromEntries(Array.from({ length: keys }, (_, nth) => [`k${nth}`, 1])),
      );
      const headers = { "content-type": "application/json" };
      const answer = await app.request("/auth/refresh", { method: "POST", headers, body });
      return { status: answer.status, size: (await answer.text()).length };
    };
    expect(await send(92_000)).toMatchObject({ status: 413 });
    expect(await send(600)).toMatchObject({ status: 413 });
    const judged = await send(400);
    expect(judged.status).toBe(400);
    expect(judged.size).toBeLessThan(10_000);
    const query = new URLSearchParams(Array.from({ length: 600 }, (_, nth) => [`k${nth}`, "1"]));
    expect((await app.request(`/api/verification/email?${query}`)).status).toBeGreaterThanOrEqual(400);
  });
});
