import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { type Browser, chromium, type Page } from "playwright-core";
import { build } from "vite";
import { tellRow } from "../../tools/benchRows.ts";
import { launchOptions } from "../../tools/chromium.ts";
import { watchPageLoad } from "../../tools/pageLoad.ts";
import { startBenchServer } from "./benchServer.ts";
import { median } from "./median.ts";

/**
 * The first load of the sign-in page and of a signed-in person's クリエイター管理, with nothing cached, on slow 4G and a
 * processor four times as slow, beside a page of the same server that is React saying hello. Taken in turns, so that a busy
 * moment meets all three. `pnpm bench app`, or `rounds=3`; `film=FOLDER` keeps a picture every 200 ms.
 */
const option = (name: string) =>
  process.argv.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1);
const ROUNDS = Number(option("rounds") ?? 7);
const FILM = option("film");
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_RATE = 4;
const SETTLED_MS = 2_500;
const DIST = join(import.meta.dirname, "../dist");
const FLOOR = "bench-floor";

/** What is told of a page beside its time: how much of it may be what. */
const LIMITS = {
  signIn: { name: "サインインの画面", times: 1.15, js: 126, requests: 8, calls: 0 },
  creators: { name: "クリエイター管理", times: 2.2, js: 220, requests: 20, calls: 3 },
} as const;
const METHOD =
  "遅い 4G、4 分の 1 の速さの CPU、何も覚えていないブラウザー。同じサーバーの、React が挨拶するだけの画面と交互に";

interface Load {
  readonly readyMs: number;
  readonly reactMs: number;
  readonly shift: number;
  readonly requests: number;
  readonly requestsBefore: number;
  readonly callsBefore: readonly string[];
  readonly js: number;
  readonly font: number;
  readonly image: number;
  readonly all: number;
  readonly paths: readonly string[];
}

const server = await startBenchServer();
const { url } = server;
try {
  await buildFloor();
  const browser = await chromium.launch(launchOptions);
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const floor = await load(browser, `/${FLOOR}/index.html`, "button[type=submit]");
    const signIn = await load(browser, "/signin", "button[type=submit]:enabled:not([aria-disabled=true])");
    const creators = await load(
      browser,
      "/creators",
      '[role=grid] tr[aria-rowindex="2"]',
      await server.signIn(),
    );
    // The first round compiles what the others run.
    if (round > 0) rounds.push({ floor, signIn, creators });
    else if (FILM) writeFileSync(join(FILM, "requests.txt"), creators.paths.join("\n"));
  }
  const floorMs = median(rounds.map(({ floor }) => floor.readyMs));
  console.log(`${ROUNDS} rounds; the floor page is ready after ${floorMs.toFixed(0)} ms`);
  for (const name of ["signIn", "creators"] as const) {
    report(
      name,
      rounds.map((round) => round[name]),
      rounds.map((round) => round[name].readyMs / round.floor.readyMs),
    );
  }
  await browser.close();
} finally {
  await server.stop();
  rmSync(join(DIST, FLOOR), { recursive: true, force: true });
}

/** Beside the app's own files, compressed as they are, so that the same server answers both alike. */
async function buildFloor() {
  const outDir = join(DIST, FLOOR);
  await build({
    root: join(import.meta.dirname, "floor"),
    base: `/${FLOOR}/`,
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  });
  for (const name of readdirSync(join(outDir, "assets"))) {
    const path = join(outDir, "assets", name);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
}

/**
 * Notes the frame in which the page can be used: what is looked for is there, and somebody answers for it. That is React, or
 * before it whoever listens to the form that came with the page: what is submitted then is done (`entrance/sentForm.ts`).
 */
function watchReady(selector: string) {
  const marks = { readyAt: 0, reactAt: 0, shift: 0 };
  Object.assign(window, { marks });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  // The frame that draws it ends before the next one begins.
  const note = (name: "readyAt" | "reactAt") =>
    requestAnimationFrame((at) => {
      marks[name] = at;
    });
  let isHeard = false;
  const look = () => {
    const found = document.querySelector(selector);
    const isTaken = found && Object.keys(found).some((key) => key.startsWith("__reactProps"));
    if (found && !isHeard && (isTaken || document.documentElement.hasAttribute("data-sent"))) {
      isHeard = true;
      note("readyAt");
    }
    if (isTaken) note("reactAt");
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function load(
  browser: Browser,
  path: string,
  selector: string,
  stored: Readonly<Record<string, string>> = {},
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
  });
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
  await page.addInitScript(watchReady, selector);
  const log = await watchPageLoad(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  const film = FILM && filmOf(page, path);
  await page.goto(`${url}${path}`, { waitUntil: "commit" });
  let marks = await marksOf(page);
  for (; marks.reactAt === 0; marks = await marksOf(page)) await sleep(50);
  const { calls, requests, kb, paths } = log;
  // Counted until React answers, also where the page can be used before.
  const reactAt = log.startedAt() + marks.reactAt / 1000;
  await sleep(SETTLED_MS);
  await film;
  const { shift } = await marksOf(page);
  const result = {
    readyMs: marks.readyAt,
    reactMs: marks.reactAt,
    shift,
    requests: requests(),
    requestsBefore: requests(reactAt),
    callsBefore: calls(reactAt),
    js: kb("Script", reactAt),
    font: kb("Font"),
    image: kb("Image"),
    all: kb("all"),
    paths: paths(),
  };
  await context.close();
  return result;
}

interface Marks {
  readonly readyAt: number;
  readonly reactAt: number;
  readonly shift: number;
}

function marksOf(page: Page): Promise<Marks> {
  return page.evaluate(
    () => (window as unknown as { marks?: Marks }).marks ?? { readyAt: 0, reactAt: 0, shift: 0 },
  );
}

/** A picture every 200 ms; slows the page down, so no times are read from such a run. */
async function filmOf(page: Page, path: string) {
  const devtools = await page.context().newCDPSession(page);
  const begun = Date.now();
  for (let shot = 0; shot < 30; shot += 1) {
    const name = `${path.replaceAll("/", "-").slice(1)}-${String(Date.now() - begun).padStart(5, "0")}.png`;
    // Playwright's own would wait for fonts.
    const shown = await devtools.send("Page.captureScreenshot").catch(() => undefined);
    if (shown) writeFileSync(join(FILM ?? "", name), Buffer.from(shown.data, "base64"));
    await sleep(200);
  }
}

function figuresOf(readyMs: number, reactMs: number): string {
  const taken = reactMs - readyMs > 1 ? `、React が引き継ぐまで ${reactMs.toFixed(0)} ms` : "";
  return `${readyMs.toFixed(0)} ms${taken}`;
}

function report(page: keyof typeof LIMITS, loads: readonly Load[], ratios: readonly number[]) {
  const of = (value: (load: Load) => number) => median(loads.map(value));
  const { name, times, js, requests, calls } = LIMITS[page];
  const row = (what: string, value: number, unit: string, atMost: number) =>
    tellRow({ part: "最初の表示", what: `${name}: ${what}`, method: METHOD, value, unit, goal: { atMost } });
  tellRow({
    part: "最初の表示",
    what: `${name}: 使えるまで`,
    method: METHOD,
    value: median(ratios),
    unit: "×",
    range: [Math.min(...ratios), Math.max(...ratios)],
    figures: figuresOf(
      of(({ readyMs }) => readyMs),
      of(({ reactMs }) => reactMs),
    ),
    goal: { atMost: times },
  });
  row(
    "それまでのスクリプト",
    of((load) => load.js),
    "kB",
    js,
  );
  row(
    "それまでの要求",
    of((load) => load.requestsBefore),
    "件",
    requests,
  );
  row(
    "それまでの呼び出し",
    of((load) => load.callsBefore.length),
    "件",
    calls,
  );
  console.log(
    `  calls: ${loads[0]?.callsBefore.join(" ")}; in all ${of((load) => load.requests)} requests,` +
      ` ${of((load) => load.font).toFixed(0)} kB of fonts, ${of((load) => load.image).toFixed(0)} of pictures,` +
      ` ${of((load) => load.all).toFixed(0)} together; layout shift ${of((load) => load.shift).toFixed(3)}`,
  );
}
