import { defineConfig } from "@playwright/test";
import { testLaunchOptions } from "./tools/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  fullyParallel: false,
  // Files side by side, each worker with a server of its own (e2e/support/test.ts): much of a journey is waiting.
  workers: 3,
  globalSetup: "./e2e/support/prepare.ts",
  forbidOnly: true,
  // Long enough for a machine at a load of ten; a journey takes a minute where nothing else runs.
  timeout: 240_000,
  // What needed a second try is named at the end (tools/verify.ts).
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    browserName: "chromium",
    locale: "ja-JP",
    launchOptions: {
      // A page lives for seconds and its functions are new to each: making the frequent ones fast costs more than it saves,
      // axe's most of all.
      ...testLaunchOptions("--no-maglev", "--no-turbofan"),
      // Where no locale is set, Chromium calls a file with a Japanese name just "download".
      env: { ...process.env, LC_ALL: "C.UTF-8" },
    },
    // Keeping every state of every page costs a quarter of the time: in CI the second try keeps them. Pictures of every
    // moment would cost a third; the snapshots of the page tell as much.
    trace: { mode: process.env.CI ? "on-first-retry" : "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
    // A PC far from Japan: every time on screen has to be JST all the same. A phone says so in its own file; one project
    // keeps one server per worker.
    viewport: { width: 1440, height: 900 },
    timezoneId: "America/New_York",
  },
});
