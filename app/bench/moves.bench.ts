import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";
import { tellRow } from "../../tools/benchRows.ts";
import { launchOptions } from "../../tools/chromium.ts";
import { startBenchServer } from "./benchServer.ts";
import { median } from "./median.ts";

/**
 * The app once it is loaded, on a processor four times as slow: how long the press on the menu takes until the next screen
 * shows something useful, how long a key in a field keeps the page busy, and what 200 moves leave in memory.
 * `pnpm bench app`, or `moves=40` for fewer.
 */
const MOVES = Number(process.argv.find((arg) => arg.startsWith("moves="))?.slice(6) ?? 200);
const CPU_RATE = 4;
const GOALS = { showsMs: 100, keyMs: 100, grownMB: 10 };
const PART = "画面";
const METHOD = "デモのデータ、4 分の 1 の速さの CPU、はじめの表示のあと";

/** Each with what is useful on it: rows, or figures. */
const screens = [
  ["クリエイター管理", "/creators", '[role=grid] tr[aria-rowindex="2"]'],
  ["案件", "/projects", '[role=grid] tr[aria-rowindex="2"], main table tbody tr, main li a'],
  ["メッセージ", "/chat", 'main a[href^="/chat/"], aside a[href^="/chat/"]'],
  ["支払通知書", "/payment-notices", '[role=grid] tr[aria-rowindex="2"]'],
  ["レポート", "/reports", "main table, main dl, main figure"],
  ["お知らせ", "/notifications", "main li"],
  ["クリエイター検索", "/creators/search", "main li, main article, main [role=grid] tr"],
  // Last, since it is where the first round begins.
  ["ホーム", "/", "main h1, main li"],
] as const;

const server = await startBenchServer();
const { url } = server;
const browser = await chromium.launch({ ...launchOptions, args: ["--js-flags=--expose-gc"] });
try {
  await server.endTours();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
  });
  const page = await context.newPage();
  await page.addInitScript(
    (entries) => {
      if (localStorage.length > 0) return;
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    Object.entries(await server.signIn()),
  );
  await page.addInitScript(watch);
  await page.goto(`${url}/`);
  await page.locator('nav a[href="/creators"]').first().waitFor();
  await sleep(6_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  const times = new Map<string, number[]>();
  for (let round = 0; round < 4; round += 1) {
    for (const [name, href, useful] of screens) {
      const took = await move(page, href, useful);
      times.set(name, [...(times.get(name) ?? []), took]);
      await sleep(700);
    }
  }
  for (const [name, all] of times) {
    const [first = Number.NaN, ...again] = all;
    tellRow({
      part: PART,
      what: `${name}: 移って、中身が見えるまで`,
      method: METHOD,
      value: median(again),
      unit: "ms",
      figures: `はじめて ${first.toFixed(0)} ms`,
      goal: { atMost: GOALS.showsMs },
    });
  }
  await typing(page, "/creators", "クリエイター管理の絞り込み", 'input[type="search"]');
  await typing(page, "/chat/demo-dm-1", "メッセージの入力欄", "main textarea");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await memory(page);
} finally {
  await browser.close();
  await server.stop();
}

/** Notes tasks that keep the page busy, and the frame that first shows what is looked for. */
function watch() {
  const marks = { longest: 0 };
  Object.assign(window, { marks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.longest = Math.max(marks.longest, duration);
  }).observe({ type: "longtask" });
}

/** Presses a link to the address, and tells how long it takes until its screen shows something useful. */
async function move(page: Page, href: string, useful: string): Promise<number> {
  await page.evaluate(
    ([address, selector]) => {
      Object.assign(window, { shownAfter: 0 });
      const link = document.querySelector<HTMLAnchorElement>(
        `nav a[href="${address}"], header a[href="${address}"]`,
      );
      // Screens that are kept stand in the page beside the shown one. Asking the browser whether something is visible
      // would lay out what it leaves out on purpose.
      const inSight = () =>
        [...document.querySelectorAll(selector)].filter(
          (found) =>
            found.closest("[style*='display: none'], [style*='content-visibility: hidden']") === null,
        );
      const before = new Set(inSight());
      const begun = performance.now();
      if (link) link.click();
      else {
        history.pushState(null, "", address);
        dispatchEvent(new PopStateEvent("popstate"));
      }
      const look = () => {
        const isThere = inSight().some((found) => !before.has(found));
        if (!isThere) return requestAnimationFrame(look);
        // The most urgent task comes as soon as this frame is painted. The next frame would wait for what follows a move:
        // effects, answers.
        const painted = () => Object.assign(window, { shownAfter: performance.now() - begun });
        return void scheduler.postTask(painted, { priority: "user-blocking" });
      };
      requestAnimationFrame(look);
    },
    [href, useful] as const,
  );
  for (let tries = 0; tries < 200; tries += 1) {
    const took = await page.evaluate(() => (window as unknown as { shownAfter: number }).shownAfter);
    if (took > 0) return took;
    await sleep(50);
  }
  return Number.NaN;
}

async function typing(page: Page, path: string, name: string, selector: string) {
  await page.goto(`${url}${path}`);
  const field = page.locator(selector).first();
  await field.waitFor();
  await sleep(3_000);
  await field.focus();
  await page.evaluate(() => {
    (window as unknown as { marks: { longest: number } }).marks.longest = 0;
  });
  await page.keyboard.type("hanako to sakura", { delay: 60 });
  await sleep(1_500);
  const longest = await page.evaluate(
    () => (window as unknown as { marks: { longest: number } }).marks.longest,
  );
  await field.fill("");
  const goal = { atMost: GOALS.keyMs };
  tellRow({
    part: PART,
    what: `${name}: 打つ間の最長の仕事`,
    method: METHOD,
    value: longest,
    unit: "ms",
    goal,
  });
}

async function memory(page: Page) {
  await page.goto(`${url}/`);
  await page.locator('nav a[href="/creators"]').first().waitFor();
  await sleep(3_000);
  const round = async (moves: number) => {
    for (let at = 0; at < moves; at += 1) {
      const [, href, useful] = screens[at % screens.length] ?? screens[0];
      await move(page, href, useful);
    }
  };
  // The first visits fill what is kept on purpose.
  await round(screens.length * 3);
  const before = await heapMB(page);
  await round(MOVES);
  const after = await heapMB(page);
  tellRow({
    part: PART,
    what: `${MOVES} 回移ったあとに残るメモリ`,
    method: METHOD,
    value: after - before,
    unit: "MB",
    figures: `${before.toFixed(1)} → ${after.toFixed(1)} MB`,
    goal: { atMost: GOALS.grownMB },
  });
}

async function heapMB(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.enable");
  for (let times = 0; times < 3; times += 1) {
    await devtools.send("HeapProfiler.collectGarbage");
    await sleep(300);
  }
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  await devtools.detach();
  return usedSize / 1e6;
}
