import { readdirSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { emptyStore, freePort, startProcess } from "./testing/serverProcess.ts";

const postgres = process.env.TEST_ENGINE === "postgres";
const store = await emptyStore();
afterAll(store.remove);

describe("the server process", { timeout: 300_000 }, () => {
  it("serves, refuses or welcomes a second one by its engine, and stops cleanly", async () => {
    const [port, otherPort] = [await freePort(), await freePort()];
    // On an empty PostgreSQL both migrate at the same moment; on one folder only one may.
    const first = startProcess(port, store.env);
    if (!postgres) expect(await first.ready).toBe(true);
    const second = startProcess(otherPort, store.env);
    expect(await first.ready, first.text()).toBe(true);
    expect(first.text()).toContain(`http://localhost:${port}`);
    expect(first.text()).toContain("SENTRY_DSN が設定されていない");

    const answer = await fetch(`${first.url}/health`);
    // Longer than the 60 s after which proxies let an idle connection go.
    expect(answer.headers.get("keep-alive")).toBe("timeout=75");
    expect(await answer.json()).toMatchObject({
      status: "ok",
      database: postgres ? "postgres" : "pglite",
      durable: postgres,
    });

    if (postgres) {
      expect(await second.ready, second.text()).toBe(true);
      second.kill("SIGTERM");
      expect(await second.ended).toBe(0);
    } else {
      expect(await second.ended).toBe(1);
      expect(second.text()).toContain("別のツムギが使用中です");
      expect(second.text()).not.toMatch(/\n\s+at /);
    }

    const folder = store.env.DATA_DIR ?? "";
    // PGlite writes this one again and again, as it likes: names of columns, in a folder that nobody else can enter.
    const others = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]
      .filter((name) => !name.endsWith("pg_internal.init"))
      .filter((name) => statSync(join(folder, name)).mode & 0o077);
    expect(others, "readable by other users of the computer").toEqual([]);

    const idle = await fetch(`${first.url}/openapi.json`);
    await idle.text();
    first.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    await expect(fetch(`${first.url}/health`)).rejects.toThrow();
  });

  it("says which port is taken and what to do", async () => {
    const taken = await freePort();
    const squatter = createServer().listen(taken, "127.0.0.1");
    const server = startProcess(taken, store.env);
    expect(await server.ended).toBe(1);
    squatter.close();
    expect(server.text()).toContain(`ポート ${taken} は別のプログラムが使っています`);
    expect(server.text()).toContain(`PORT=${taken + 1}`);
  });

  it("says what is wrong with a setting or a database, without a stack and without a secret", async () => {
    const port = await freePort();
    const bad = startProcess(port, { ...store.env, SEED: "yes" });
    const away = startProcess(port, {
      ...store.env,
      DATABASE_URL: "postgres://u:geheim@127.0.0.1:1/tsumugi",
    });
    expect([await bad.ended, await away.ended]).toEqual([1, 1]);
    expect(bad.text()).toContain("設定 SEED の値 「yes」 は使えません");
    expect(away.text()).toContain("データベース 127.0.0.1:1/tsumugi に接続できません");
    for (const text of [bad.text(), away.text()]) expect(text).not.toMatch(/geheim|\n\s+at /);
  });
});
