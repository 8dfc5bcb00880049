import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { type Browser, chromium, type Page } from "playwright-core";
import { build } from "vite";
import { children } from "../../tools/children.ts";
import { launchOptions } from "../../tools/chromium.ts";
import { freePort } from "../../tools/freePort.ts";
import { watchPageLoad } from "../../tools/pageLoad.ts";

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
const STAFF = { email: "staff@demo.tsumugi.test", password: "tsumugi-demo" };
const GOALS = { signIn: 1.15, creators: 2.2 };
const DIST = join(import.meta.dirname, "../dist");
const FLOOR = "bench-floor";

interface Load {
  readonly readyMs: number;
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

const dataDir = mkdtempSync(join(tmpdir(), "tsumugi-bench-"));
const port = String(await freePort());
const url = `http://localhost:${port}`;
const processes = children();
const server = processes.start(process.execPath, ["tools/start.ts"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    PORT: port,
    HOST: "127.0.0.1",
    PUBLIC_BASE_URL: url,
    DATA_DIR: dataDir,
    SEED: "demo",
    RATE_LIMIT: "off",
  },
});
try {
  while (!(await isUp())) {
    if (server.process.exitCode !== null) throw new Error("The server did not start.");
    await sleep(100);
  }
  await buildFloor();
  const browser = await chromium.launch(launchOptions);
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const floor = await load(browser, `/${FLOOR}/index.html`, "button[type=submit]");
    const signIn = await load(browser, "/signin", "button[type=submit]:not([aria-disabled=true])");
    const creators = await load(browser, "/creators", '[role=grid] tr[aria-rowindex="2"]', await signInAs());
    // The first round compiles what the others run.
    if (round > 0) rounds.push({ floor, signIn, creators });
    else if (FILM) writeFileSync(join(FILM, "requests.txt"), creators.paths.join("\n"));
  }
  console.log(`slow 4G, ${CPU_RATE}× CPU, ${ROUNDS} rounds, nothing cached; medians`);
  for (const name of ["floor", "signIn", "creators"] as const) {
    report(
      name,
      rounds.map((round) => round[name]),
      rounds.map((round) => round[name].readyMs / round.floor.readyMs),
    );
  }
  await browser.close();
} finally {
  await processes.stopAll();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(join(DIST, FLOOR), { recursive: true, force: true });
}

async function isUp() {
  return fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
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

/** What the browser of somebody who has been here before keeps, the files having changed since. */
async function signInAs(): Promise<Readonly<Record<string, string>>> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/auth/sign_in`, { method: "POST", headers, body: JSON.stringify(STAFF) });
  const { uid, refresh_token } = (await answer.json()) as { uid: string; refresh_token: string };
  return {
    "tsumugi.session": JSON.stringify({ uid, refresh_token }),
    "tsumugi.last-company": JSON.stringify({ uid, company: "demo-tsumugi" }),
  };
}

/** Notes the frame in which the page can be used: what is looked for is there, and React answers for it. */
function watchReady(selector: string) {
  const marks = { readyAt: 0, shift: 0 };
  Object.assign(window, { marks });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const found = document.querySelector(selector);
    if (!found || !Object.keys(found).some((key) => key.startsWith("__reactProps")))
      return requestAnimationFrame(look);
    // The frame that draws it ends before the next one begins.
    return requestAnimationFrame((at) => {
      marks.readyAt = at;
    });
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
  for (; marks.readyAt === 0; marks = await marksOf(page)) await sleep(50);
  const { calls, requests, kb, paths } = log;
  const readyAt = log.startedAt() + marks.readyAt / 1000;
  await sleep(SETTLED_MS);
  await film;
  const { shift } = await marksOf(page);
  const result = {
    readyMs: marks.readyAt,
    shift,
    requests: requests(),
    requestsBefore: requests(readyAt),
    callsBefore: calls(readyAt),
    js: kb("Script"),
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
  readonly shift: number;
}

function marksOf(page: Page): Promise<Marks> {
  return page.evaluate(() => (window as unknown as { marks?: Marks }).marks ?? { readyAt: 0, shift: 0 });
}

/** A picture every 200 ms; slows the page down, so no times are read from such a run. */
async function filmOf(page: Page, path: string) {
  const begun = Date.now();
  for (let shot = 0; shot < 30; shot += 1) {
    const name = `${path.replaceAll("/", "-").slice(1)}-${String(Date.now() - begun).padStart(5, "0")}.png`;
    await page.screenshot({ path: join(FILM ?? "", name) }).catch(() => undefined);
    await sleep(200);
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function report(name: keyof typeof GOALS | "floor", loads: readonly Load[], ratios: readonly number[]) {
  const of = (value: (load: Load) => number) => median(loads.map(value));
  const ratio = median(ratios);
  const goal = name === "floor" ? 1 : GOALS[name];
  const spread = `[${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}]`;
  console.log(
    `${name}: ready after ${of(({ readyMs }) => readyMs).toFixed(0)} ms, ${ratio.toFixed(2)}× ${spread} of the floor page` +
      ` (goal ${goal}): ${ratio <= goal ? "ok" : "missed"}`,
  );
  console.log(
    `  until then ${of(({ requestsBefore }) => requestsBefore)} requests, ${of(({ callsBefore }) => callsBefore.length)} of them calls` +
      ` (${loads[0]?.callsBefore.join(" ")}); in all ${of(({ requests }) => requests)} requests, ${of(({ js }) => js).toFixed(0)} kB of code,` +
      ` ${of(({ font }) => font).toFixed(0)} of fonts, ${of(({ image }) => image).toFixed(0)} of pictures, ${of(({ all }) => all).toFixed(0)} together; layout shift ${of(({ shift }) => shift).toFixed(3)}`,
  );
}
