import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";
import { launchOptions } from "../../tools/chromium.ts";
import { startBenchServer } from "./benchServer.ts";
import { median } from "./median.ts";
import { makeSheetScene } from "./sheetScene.ts";

/**
 * A project's sheet as it is used: the app on its server, 500 creators × 30 columns with every cell filled in, in
 * Chromium. How many frames are drawn while it scrolls for 2.5 s, and how long the first rows take after the answer that
 * holds them. By the clock, so only a quiet machine tells. `pnpm bench app`, or fewer people: `pnpm bench app people=300`.
 */
const PEOPLE = Number(process.argv.find((arg) => arg.startsWith("people="))?.slice(7) ?? 500);
const SCROLL_MS = 2_500;
const ROUNDS = 5;
const GOALS = { fps: 60, firstRowsMs: 300 };
const SESSION_KEY = "tsumugi.session";

const server = await startBenchServer();
const { url } = server;
try {
  const scene = await makeSheetScene(url, PEOPLE);
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
  });
  await page.goto(`${url}/manifest.json`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(scene.session),
  ] as const);
  await page.addInitScript(watchFirstRow);
  const sheet = `${url}/projects/${scene.project_uid}?view=sheet`;
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const firstRowsMs = await openSheet(page, sheet);
    const down = await scroll(page, "down");
    const across = await scroll(page, "across");
    // The first round compiles what the others run.
    if (round > 0) rounds.push({ firstRowsMs, down, across });
  }
  console.log(`${PEOPLE} creators × ${await columnsOf(page)} columns, ${ROUNDS} rounds`);
  report(
    "first rows after the answer",
    rounds.map((each) => each.firstRowsMs),
    "ms",
    GOALS.firstRowsMs,
  );
  for (const way of ["down", "across"] as const) {
    const fps = rounds.map((each) => (each[way].frames * 1_000) / SCROLL_MS);
    report(`frames per second, scrolling ${way}`, fps, "fps", GOALS.fps);
    const longest = Math.max(...rounds.map((each) => each[way].longestMs));
    console.log(
      `  frames in 2.5 s: ${rounds.map((each) => each[way].frames).join(", ")}; longest ${longest.toFixed(1)} ms`,
    );
  }
  await browser.close();
} finally {
  await server.stop();
}

/** Notes the time of the frame that first holds a row. */
function watchFirstRow() {
  const look = () => {
    if (!document.querySelector('[role=grid] tr[aria-rowindex="2"]')) return requestAnimationFrame(look);
    // The frame that draws it ends before the next one begins.
    return requestAnimationFrame((at) => Object.assign(window, { firstRowAt: at }));
  };
  requestAnimationFrame(look);
}

/** The page's own policy forbids the browser to wait for an expression. */
async function until(page: Page, isSo: (rows: number) => boolean) {
  while (!(await page.evaluate(isSo, PEOPLE))) await sleep(50);
}

/**
 * Opens the sheet, and tells how long after the end of the first answer with rows the first row is painted. The browser's
 * own clock has both moments.
 */
async function openSheet(page: Page, address: string): Promise<number> {
  await page.goto("about:blank");
  await page.goto(address);
  await until(page, () => "firstRowAt" in window);
  const elapsed = await page.evaluate(() => {
    const answers = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/projects\/[^/]+\/creators/.test(name)) as PerformanceResourceTiming[];
    const first = Math.min(...answers.map(({ responseEnd }) => responseEnd));
    return (window as unknown as { firstRowAt: number }).firstRowAt - first;
  });
  // All rows, so that there is the whole sheet to scroll.
  await until(
    page,
    (rows) => Number(document.querySelector("[role=grid]")?.getAttribute("aria-rowcount")) > rows,
  );
  await sleep(1_500);
  return elapsed;
}

/** Moves the sheet a step per frame, there and back, and counts the frames that are drawn. */
async function scroll(page: Page, way: "down" | "across") {
  return page.evaluate(
    ([lasts, direction]) => {
      const scroller = document.querySelector("[role=grid]")?.parentElement;
      if (!scroller) throw new Error("There is no sheet.");
      return new Promise<{ frames: number; longestMs: number }>((resolve, reject) => {
        let frames = 0;
        let longestMs = 0;
        let begun = 0;
        let last = 0;
        let step = direction === "down" ? 120 : 40;
        let moved = 0;
        const frame = (at: number) => {
          if (begun === 0) begun = at;
          else {
            frames += 1;
            longestMs = Math.max(longestMs, at - last);
          }
          last = at;
          if (at - begun >= lasts) {
            // A sheet that does not move would draw the most frames of all.
            if (moved < 500) return reject(new Error(`It moved by ${moved} px only.`));
            return resolve({ frames, longestMs });
          }
          const before = direction === "down" ? scroller.scrollTop : scroller.scrollLeft;
          if (direction === "down") scroller.scrollTop += step;
          else scroller.scrollLeft += step;
          const after = direction === "down" ? scroller.scrollTop : scroller.scrollLeft;
          if (after === before) step = -step;
          moved += Math.abs(after - before);
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      });
    },
    [SCROLL_MS, way] as const,
  );
}

async function columnsOf(page: Page) {
  return page.locator("[role=grid] thead th").count();
}

function report(name: string, values: readonly number[], unit: string, goal: number) {
  const middle = median(values);
  // A screen of 60 Hz never draws quite 60: 1 % is the clock's.
  const isMet = unit === "fps" ? middle >= goal * 0.99 : middle <= goal;
  console.log(`${name}: ${middle.toFixed(1)} ${unit} (goal ${goal}): ${isMet ? "ok" : "missed"}`);
}
