import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { bundledStories } from "./.storybook/bundledStories.ts";
import { withoutDocs } from "./.storybook/narrowPlugins.ts";
import { testDependencies } from "./.storybook/testDependencies.ts";
import { testLaunchOptions } from "./tools/chromium.ts";
import { LongestFirst } from "./tools/longestFirst.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/**
 * styled-components adds its rules one by one, as it does for production: for development it writes them as text, and
 * jsdom then reads all of it again for each rule, which took two thirds of the components' tests.
 */
const ruleByRule = { SC_DISABLE_SPEEDY: "false" };

// A machine that does other work is late; what never comes fails all the same.
const patience = { expect: { poll: { timeout: 20_000 } }, hookTimeout: 120_000 };

const server = (engine: "pglite" | "postgres", more: { globalSetup?: string[] }) =>
  ({
    test: {
      ...patience,
      name: `server-${engine}`,
      environment: "node",
      include: ["packages/server/src/**/*.test.ts"],
      exclude: ["**/*.unit.test.ts", "**/node_modules/**"],
      env: { TEST_ENGINE: engine },
      testTimeout: 90_000,
      // Every file has a database and a server of its own; loading the modules again for each took a third of the time.
      isolate: false,
      // A test of a killed server, a broken connection or a mail server that is silent waits for most of its time.
      maxWorkers: 4,
      sequence: { groupOrder: 2 },
      setupFiles: ["./tools/repeatableChance.ts", "./packages/server/src/testing/setup.ts"],
      ...more,
    },
  }) satisfies TestProjectConfiguration;

const projects: TestProjectConfiguration[] = [
  {
    plugins: [react()],
    test: {
      ...patience,
      name: "unit",
      testTimeout: 45_000,
      environment: "jsdom",
      globals: true,
      env: ruleByRule,
      // Loading React and the packages again for each of some 130 files took two thirds of the time.
      isolate: false,
      setupFiles: ["./tools/repeatableChance.ts", "./tools/unitSetup.ts"],
      include: ["packages/{ui,patterns,hooks}/src/**/*.test.{ts,tsx}", "app/src/**/*.test.{ts,tsx}"],
    },
  },
  {
    test: {
      ...patience,
      name: "node",
      testTimeout: 45_000,
      environment: "node",
      env: ruleByRule,
      isolate: false,
      setupFiles: ["./tools/repeatableChance.ts"],
      include: [
        "packages/{contract,mocks,eslint-plugin,codemod}/src/**/*.test.ts",
        "packages/server/src/**/*.unit.test.ts",
        "tools/**/*.test.ts",
      ],
    },
  },
  server("pglite", {}),
  server("postgres", { globalSetup: ["./tools/postgres.ts"] }),
];

// Storybook's plugin reads every story before anything runs: four seconds that only a run of stories should take.
const { project: asked } = parseArgs({
  options: { project: { type: "string", multiple: true } },
  strict: false,
}).values;
if (existsSync(`${root}.storybook/main.ts`) && (!asked || asked.includes("storybook"))) {
  const stories = await withoutDocs(storybookTest({ configDir: `${root}.storybook` }));
  projects.push({
    plugins: [stories, testDependencies(), bundledStories(stories)],
    // Where stories are not bundled: a dependency found while a story runs makes Vite reload in the middle of a test.
    optimizeDeps: { entries: [".storybook/preview.tsx", "{packages,app}/**/src/**/*.stories.tsx"] },
    test: {
      name: "storybook",
      // A flow loads half of the app's pages; on a machine that does other work, that alone takes seconds.
      testTimeout: 60_000,
      // Every story brings its own state and takes it away again; loading the preview again for each of some 150 files
      // took half of the time.
      isolate: false,
      // A story waits for much of its time: three pages keep two cores busy. Another number of workers needs a group.
      maxWorkers: 3,
      sequence: { groupOrder: 1 },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: testLaunchOptions() }),
        instances: [{ browser: "chromium" }],
      },
    },
  });
}

// Vitest leaves one core free; on a machine of two that would halve the speed.
export default defineConfig({
  root,
  test: { projects, maxWorkers: "100%", sequence: { sequencer: LongestFirst } },
});
