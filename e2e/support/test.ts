import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { startServer } from "./server.ts";
import { signInAs } from "./signIn.ts";

/** What the walks over all screens look with. */
const devices = {
  /** A PC far from Japan, as in every journey. */
  desk: { viewport: { width: 1440, height: 900 }, timezoneId: "America/New_York" },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: "Asia/Tokyo" },
} as const;

interface WorkerFixtures {
  readonly serverUrl: string;
  /**
   * A page on a device, signed in once per worker: for tests that only look. Scripts and styles are loaded once, and
   * nothing is signed in again for each of them.
   */
  readonly lookAt: (device: keyof typeof devices) => Promise<Page>;
}

/**
 * Every worker has a server of its own on its own copy of the demo: files that run at the same time share nothing.
 * What a worker needs is declared here for all files, since a file with other worker fixtures gets a worker, and with it
 * a server, of its own.
 */
export const test = base.extend<object, WorkerFixtures>({
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
  lookAt: [
    async ({ browser, serverUrl }, use) => {
      const pages = new Map<keyof typeof devices, Promise<Page>>();
      const open = async (device: keyof typeof devices) => {
        const page = await browser.newPage({
          ...devices[device],
          baseURL: serverUrl,
          locale: "ja-JP",
          reducedMotion: "reduce",
        });
        // What a calm screen loads of other screens is not its own load, and comes sooner or later on another machine.
        await page.addInitScript(() =>
          Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
        );
        await signInAs(page, "staff@demo.tsumugi.test");
        return page;
      };
      await use((device) => {
        const page = pages.get(device) ?? open(device);
        pages.set(device, page);
        return page;
      });
      for (const page of pages.values()) await (await page).context().close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ serverUrl }, use) => use(serverUrl),
});
