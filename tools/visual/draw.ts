import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { ensureChromium } from "../chromium.ts";
import { fileOf, LOOKS, type Visit } from "./shots.ts";

/** The present of the fixtures: what reads the machine's clock sees the same day at every run. */
const NOW = new Date("2026-11-20T05:05:00Z");
const STORY_LIMIT_MS = 30_000;
/** A page that hangs is given up and closed; nothing in the browser's own calls ends an endless script. */
const VISIT_LIMIT_MS = 150_000;
/** A page full of charts needs long for one frame where the machine has no graphics card and much else to do. */
const PICTURE_LIMIT_MS = 60_000;
const RENEW_AFTER = 25;

const url = (origin: string, id: string) =>
  `${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=theme:light`;

/** Runs inside the page: how far the story is. */
function phaseOf(): string {
  const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
    .__STORYBOOK_PREVIEW__;
  return preview?.currentRender?.phase ?? "";
}

/** Waits for the story, its play, its fonts and pictures, and for two still frames. */
async function settle(page: Page) {
  await page.waitForFunction(
    `/^(completed|afterEach|finished|errored|aborted)$/.test((${phaseOf})())`,
    undefined,
    {
      timeout: STORY_LIMIT_MS,
      polling: 50,
    },
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // A lazy picture out of view never decodes.
    await Promise.race([pictures, new Promise((resolve) => setTimeout(resolve, 2000))]);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  await page.waitForTimeout(120);
}

async function drawOne(page: Page, origin: string, visit: Visit, folder: string): Promise<string[]> {
  await page.setViewportSize({ width: visit.width, height: 900 });
  await page.goto(url(origin, visit.story.id));
  await settle(page);
  const phase = await page.evaluate(`(${phaseOf})()`);
  for (const look of LOOKS) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, look);
    await page.waitForTimeout(60);
    const options = {
      fullPage: true,
      animations: "disabled",
      caret: "hide",
      timeout: PICTURE_LIMIT_MS,
    } as const;
    writeFileSync(join(folder, fileOf(visit, look)), await page.screenshot(options));
  }
  return /errored|aborted/.test(String(phase)) ? [`${visit.story.id}: ${phase}`] : [];
}

function withinLimit(drawn: Promise<string[]>): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("150 秒たっても描き終わりません")), VISIT_LIMIT_MS);
    drawn.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Draws every visit in both looks into the folder; returns what could not be drawn, a line each. */
export async function draw(origin: string, visits: Visit[], folder: string, jobs: number): Promise<string[]> {
  const browser: Browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ["--font-render-hinting=none", "--disable-lcd-text", "--hide-scrollbars"],
  });
  const failed: string[] = [];
  const queue = [...visits];
  let done = 0;
  const newPage = async () => {
    const context = await browser.newContext({
      locale: "ja-JP",
      timezoneId: "Asia/Tokyo",
      reducedMotion: "reduce",
      colorScheme: "light",
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    return page;
  };
  const worker = async () => {
    let page = await newPage();
    for (let visit = queue.shift(); visit; visit = queue.shift()) {
      const name = `${visit.story.id} ${visit.width}`;
      const drawn = drawOne(page, origin, visit, folder);
      const lines = await withinLimit(drawn).catch((cause: Error) => [
        `${name}: ${cause.message.split("\n")[0]}`,
      ]);
      failed.push(...lines);
      // A page that has seen many stories holds on to them, and slows down.
      if (++done % RENEW_AFTER === 0 || lines.length > 0) {
        // Not waited for: a page that hangs does not close either.
        page
          .context()
          .close()
          .catch(() => undefined);
        page = await newPage();
      }
      if (done % 50 === 0) console.log(`${done} / ${visits.length}`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  await browser.close();
  return failed;
}
