import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { type CDPSession, chromium, type Page } from "playwright-core";
import { build } from "vite";
import { launchOptions } from "../../../tools/chromium.ts";

/** Main-thread CPU time in ms between two readings. */
export interface Cost {
  script: number;
  style: number;
  layout: number;
  /** Everything on the thread, painting included. */
  task: number;
}

export interface BenchPage {
  page: Page;
  /** Value of an expression in the page; a promise is waited for. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** What the expression costs, after the garbage of the one before is gone. */
  cost: (expression: string) => Promise<Cost>;
  errors: string[];
  close: () => Promise<void>;
}

const ORIGIN = "http://bench.invalid";

/** Builds the page as an app would be built and opens it, served from the folder: no port, no network. */
export async function openBenchPage(source = join(import.meta.dirname, "page")): Promise<BenchPage> {
  const folder = mkdtempSync(join(tmpdir(), "tsumugi-bench-"));
  process.env.NODE_ENV = "production";
  await build({
    root: source,
    configFile: false,
    mode: "production",
    logLevel: "warn",
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 5_000 },
  });
  const browser = await chromium.launch({ ...launchOptions, args: ["--js-flags=--expose-gc"] });
  // With the motion that most people have: what animates where nothing moves has to show here.
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: "ja-JP",
    reducedMotion: "no-preference",
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname === "/" ? "index.html" : pathname) });
  });
  await page.goto(ORIGIN);
  await page.waitForFunction("'bench' in window");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const evaluate = <T>(expression: string) => evaluateIn<T>(session, expression);
  return {
    page,
    evaluate,
    async cost(expression) {
      await evaluate("gc()");
      const before = await metrics(session);
      await evaluate(expression);
      const after = await metrics(session);
      const spent = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1_000;
      return {
        script: spent("ScriptDuration"),
        style: spent("RecalcStyleDuration"),
        layout: spent("LayoutDuration"),
        task: spent("TaskDuration"),
      };
    },
    errors,
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function metrics(session: CDPSession) {
  const found = await session.send("Performance.getMetrics");
  return new Map(found.metrics.map(({ name, value }) => [name, value]));
}

async function evaluateIn<T>(session: CDPSession, expression: string): Promise<T> {
  const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) {
    throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  }
  return result.value as T;
}
