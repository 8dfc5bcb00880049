import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tools/chromium.ts";
import { usablePort } from "./tools/freePort.ts";

// Workers load this file again: the runner decides once and hands down by environment.
if (!process.env.E2E_DATA_DIR) {
  const dataDir = join(tmpdir(), `tsumugi-e2e-${process.pid}`);
  process.env.E2E_DATA_DIR = dataDir;
  process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
}
process.env.E2E_PORT ??= String(await usablePort(6290));
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL,
    browserName: "chromium",
    locale: "ja-JP",
    // Where no locale is set, Chromium calls a file with a Japanese name just "download".
    launchOptions: { ...launchOptions, env: { ...process.env, LC_ALL: "C.UTF-8" } },
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      // A PC far from Japan: every time on screen has to be JST all the same.
      name: "desktop-new-york",
      testIgnore: "*.phone.spec.ts",
      use: { viewport: { width: 1440, height: 900 }, timezoneId: "America/New_York" },
    },
    {
      name: "phone",
      testMatch: "*.phone.spec.ts",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: "Asia/Tokyo" },
    },
  ],
  webServer: {
    command: "node tools/start.ts",
    url: `${baseURL}/health`,
    env: {
      PORT: process.env.E2E_PORT,
      HOST: "127.0.0.1",
      PUBLIC_BASE_URL: baseURL,
      DATA_DIR: process.env.E2E_DATA_DIR,
      SEED: "demo",
    },
    timeout: 180_000,
    stdout: "ignore",
    stderr: "pipe",
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
