import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { startServer } from "./server.ts";

/** Every worker has a server of its own on its own copy of the demo: files that run at the same time share nothing. */
export const test = base.extend<object, { serverUrl: string }>({
  serverUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "tsumugi-e2e-"));
      try {
        cpSync(process.env.E2E_DEMO_DIR ?? "", dataDir, { recursive: true });
        process.env.E2E_DATA_DIR = dataDir;
        const server = await startServer(dataDir);
        await use(server.url);
        await server.stop();
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ serverUrl }, use) => use(serverUrl),
});
