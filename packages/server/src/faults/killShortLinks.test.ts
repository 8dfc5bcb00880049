import { createShortLink, getShortLink } from "@tsumugi/contract";
import { createApiClient } from "@tsumugi/hooks";
import { sql } from "drizzle-orm";
import { afterAll, expect, it, vi } from "vitest";
import { runInContext } from "../core/context.ts";
import { db } from "../db/index.ts";
import { insertOffice, realDeps, storeWith } from "../testing/faults/office.ts";
import { freePort, startProcess } from "../testing/serverProcess.ts";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
const CLICKS = 40;

const { content, env, remove } = await storeWith(async (database) => {
  const office = await insertOffice(database, 1);
  const { rows } = await runInContext(realDeps(database), "scene", () =>
    db().execute(sql`select uid from job_requests`),
  );
  return { token: office.tokens[0] ?? "", job: String(rows[0]?.uid) };
});
afterAll(remove);

it("keeps the clicks that were written when the server is killed with -9, and on SIGTERM all of them", {
  timeout: 120_000,
}, async () => {
  const port = await freePort();
  // Addresses of visitors come from a proxy, so that they are not the member's own.
  const proxied = { ...env, TRUST_PROXY: "on" };
  const params = { id: content.job };
  let server = startProcess(port, proxied);
  const restart = async (signal: "SIGKILL" | "SIGTERM") => {
    server.kill(signal);
    await server.ended;
    server = startProcess(port, proxied);
    expect(await server.ready, server.text()).toBe(true);
  };
  expect(await server.ready, server.text()).toBe(true);
  const client = createApiClient({
    baseUrl: server.url,
    getIdToken: async () => content.token,
    pageLocation: { hostname: "localhost", port: "4000" },
  });
  const clicks = async () => (await client.call(getShortLink, { params })).short_link?.clicks;
  const { code } = await client.call(createShortLink, {
    params,
    body: { source_url: "https://example.jp/spring" },
  });
  const open = async () => {
    for (let nth = 0; nth < CLICKS; nth += 1) {
      const headers = { "user-agent": PHONE, "x-forwarded-for": `192.0.2.${nth + 1}` };
      const answer = await fetch(`${server.url}/s/${code}`, { redirect: "manual", headers });
      expect(answer.status).toBe(302);
    }
  };
  try {
    await open();
    await vi.waitUntil(async () => (await clicks())?.total === CLICKS, { timeout: 30_000, interval: 50 });
    await restart("SIGKILL");
    expect(await clicks()).toMatchObject({ total: CLICKS, unique: CLICKS });
    await open();
    await restart("SIGKILL");
    // What was answered within the last half second may be lost; nothing is counted twice, and nobody as new again.
    const after = (await clicks())?.total ?? 0;
    expect(after).toBeGreaterThanOrEqual(CLICKS);
    expect(after).toBeLessThanOrEqual(2 * CLICKS);
    await open();
    await restart("SIGTERM");
    expect((await clicks())?.total).toBe(after + CLICKS);
  } finally {
    server.kill("SIGTERM");
    await server.ended;
  }
});
