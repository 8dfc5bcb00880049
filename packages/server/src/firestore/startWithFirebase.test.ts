import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../seed/index.ts";
import { emptyStore, freePort, startProcess } from "../testing/serverProcess.ts";

const folder = mkdtempSync(join(tmpdir(), "tsumugi-account-"));
const store = await emptyStore();
afterAll(async () => {
  await store.remove();
  rmSync(folder, { recursive: true });
});

const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
/** Google's client asks the network for an account unless it is told that there is none. */
const ALONE = { FIREBASE_PROJECT_ID: "demo-x", METADATA_SERVER_DETECTION: "none", HOME: folder };
/** Leaves a promise rejected at a signal, as that client does when it is closed at a bad moment. */
const REJECTS = 'process.on("SIGUSR2", () => void Promise.reject(new Error("lost")));';

describe("a start with Firebase", { timeout: 300_000 }, () => {
  it("is refused with the cure where the service account is missing", async () => {
    const nowhere = { GOOGLE_APPLICATION_CREDENTIALS: join(folder, "nowhere.json") };
    const cases: [Record<string, string>, string][] = [
      [nowhere, "を読み取れません（ENOENT）"],
      [{}, "Firestore に入る鍵がありません"],
    ];
    for (const [env, why] of cases) {
      const server = startProcess(await freePort(), { ...store.env, ...ALONE, ...env });
      expect(await server.ended, why).toBe(1);
      expect(server.text()).toContain(why);
      expect(server.text()).toContain("GOOGLE_APPLICATION_CREDENTIALS に指定してください");
      expect(server.text()).not.toMatch(/ツムギが起動しました|\n\s+at /);
    }
  });

  it("promises no account of the demo, and outlives what Google's client leaves rejected", async () => {
    const server = startProcess(await freePort(), {
      ...store.env,
      ...ALONE,
      SEED: "demo",
      FIRESTORE_EMULATOR_HOST: "127.0.0.1:1",
      NODE_OPTIONS: `--import=${file("rejects.mjs", REJECTS)}`,
    });
    expect(await server.ready, server.text()).toBe(true);
    expect(server.text()).not.toContain(DEMO_PASSWORD);
    server.kill("SIGUSR2");
    await expect.poll(() => server.text(), { timeout: 20_000 }).toContain("lost");
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    server.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });
});
