import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { emptyStore, freePort, startProcess } from "../testing/serverProcess.ts";

const folder = mkdtempSync(join(tmpdir(), "tsumugi-account-"));
const store = await emptyStore();
afterAll(async () => {
  await store.remove();
  rmSync(folder, { recursive: true });
});

/** Google's client asks the network for an account unless it is told that there is none. */
const ALONE = { FIREBASE_PROJECT_ID: "demo-x", METADATA_SERVER_DETECTION: "none", HOME: folder };

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
});
