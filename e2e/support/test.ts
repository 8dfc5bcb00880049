import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { type EmptyServer, startEmptyServer } from "./emptyServer.ts";
import { startServer } from "./server.ts";
import { SMALL_FILE, signInAs } from "./signIn.ts";

/** What the walks over all screens look with. */
const devices = {
  /** A PC far from Japan, as in every journey. */
  desk: { viewport: { width: 1440, height: 900 }, timezoneId: "America/New_York" },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: "Asia/Tokyo" },
} as const;

type LookAt = (device: keyof typeof devices) => Promise<Page>;

interface TestFixtures {
  /**
   * A page on a device, signed in once per worker: for tests that only look. Scripts and styles are loaded once, and
   * nothing is signed in again for each of them.
   */
  readonly lookAt: LookAt;
}

interface WorkerFixtures {
  readonly serverUrl: string;
  readonly pageOn: LookAt;
  /** The server that nobody has used for the journeys of a file; another file's is stopped. */
  readonly emptyServerOf: (file: string) => Promise<EmptyServer>;
}

/**
 * Every worker has a server of its own on its own copy of the demo: files that run at the same time share nothing.
 * What a worker needs is declared here for all files, since a file with other worker fixtures gets a worker, and with it
 * a server, of its own.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
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
  pageOn: [
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
  lookAt: async ({ pageOn }, use) => {
    const used = new Set<Page>();
    await use(async (device) => {
      const page = await pageOn(device);
      used.add(page);
      return page;
    });
    // What comes next on this server has it to itself: the page leaves its screen, and its stream ends.
    for (const page of used) await page.goto(SMALL_FILE);
  },
  emptyServerOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern
    async ({}, use) => {
      let running: { file: string; server: Awaited<ReturnType<typeof startEmptyServer>> } | undefined;
      const stop = async () => {
        const { server } = running ?? {};
        running = undefined;
        await server?.stop();
      };
      await use(async (file) => {
        if (running?.file === file) return running.server;
        await stop();
        running = { file, server: await startEmptyServer() };
        return running.server;
      });
      await stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ serverUrl }, use) => use(serverUrl),
});

/** For journeys that begin with an installation that nobody has used: those of a file share one. */
export const testOfEmpty = test.extend<{ readonly emptyServer: EmptyServer }>({
  emptyServer: async ({ emptyServerOf }, use, { file }) => use(await emptyServerOf(file)),
  baseURL: ({ emptyServer }, use) => use(emptyServer.url),
});
