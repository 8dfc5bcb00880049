import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { ensureChromium } from "../chromium.ts";
import { fileOf, groupsOf, isFirstLook, LOOKS, type Visit } from "./shots.ts";

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

/** Runs inside the page: how far the story is; none where another one is shown. */
function phaseOf(id: string): string {
  const { currentRender } =
    (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } } })
      .__STORYBOOK_PREVIEW__ ?? {};
  return currentRender?.id === id ? (currentRender.phase ?? "") : "";
}

const phase = (id: string) => `(${phaseOf})(${JSON.stringify(id)})`;

/** Runs inside the page: shows another story, as a press in the sidebar does. */
function show(storyId: string) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, what: object) => void };
  };
  document.documentElement.dataset.theme = "light";
  channel.emit("setCurrentStory", { storyId, viewMode: "story" });
}

/** Runs inside the page: waits until nothing has changed for a while, as long as answers and parts that come later need. */
const unchanged = () =>
  new Promise<void>((resolve) => {
    const QUIET_MS = 250;
    // A clock that ticks changes for ever.
    const latest = setTimeout(done, 3_000);
    let timer = setTimeout(done, QUIET_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET_MS);
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    function done() {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(latest);
      resolve();
    }
  });

/** Waits for the story, its play, its fonts and pictures, and until the page is still. */
async function settle(page: Page, id: string) {
  await page.waitForFunction(
    `/^(completed|afterEach|finished|errored|aborted)$/.test(${phase(id)})`,
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
  });
  await page.evaluate(unchanged);
}

async function drawOne(
  page: Page,
  open: (id: string) => Promise<unknown>,
  visit: Visit,
  folder: string,
): Promise<string[]> {
  const { id } = visit.story;
  await open(id);
  await settle(page, id);
  const reached = await page.evaluate(phase(id));
  // Whether what took the focus by itself shows a ring depends on what was used last in this page.
  if (isFirstLook(visit.story))
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
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
  return /errored|aborted/.test(String(reached)) ? [`${id}: ${reached}`] : [];
}

function withinLimit(drawn: Promise<string[]>): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("150 秒たっても描き終わりません")), VISIT_LIMIT_MS);
    drawn.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Not waited for: a page that hangs does not close either. */
const leave = (page: Page) =>
  void page
    .context()
    .close()
    .catch(() => undefined);

/** Draws every visit in both looks into the folder; returns what could not be drawn, a line each. */
export async function draw(origin: string, visits: Visit[], folder: string, jobs: number): Promise<string[]> {
  const browser: Browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ["--font-render-hinting=none", "--disable-lcd-text", "--hide-scrollbars"],
  });
  const failed: string[] = [];
  const queue = groupsOf(visits);
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
    // A picture of the whole page shows what lies below the window, too, which a browser leaves out until it is near.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("* { content-visibility: visible !important; }");
      document.adoptedStyleSheets.push(sheet);
    });
    return page;
  };
  /** Shows the stories of one component or screen in the page one after the other; returns the page to go on with. */
  const drawGroup = async (group: readonly Visit[], given: Page) => {
    let page = given;
    let isOpen = false;
    for (const visit of group) {
      const open = async (id: string) => {
        await page.setViewportSize({ width: visit.width, height: 900 });
        if (isOpen) return page.evaluate(`(${show})(${JSON.stringify(id)})`);
        await page.goto(url(origin, id));
        isOpen = true;
      };
      const lines = await withinLimit(drawOne(page, open, visit, folder)).catch((cause: Error) => [
        `${visit.story.id} ${visit.width}: ${cause.message.split("\n")[0]}`,
      ]);
      failed.push(...lines);
      if (lines.length > 0) {
        leave(page);
        page = await newPage();
        isOpen = false;
      }
      if (++done % 50 === 0) console.log(`${done} / ${visits.length}`);
    }
    return page;
  };
  const worker = async () => {
    let page = await newPage();
    let drawn = 0;
    for (let group = queue.shift(); group; group = queue.shift()) {
      // A page that has seen many stories holds on to them, and slows down; a new one has to read all code again.
      if (drawn > RENEW_AFTER) {
        leave(page);
        page = await newPage();
        drawn = 0;
      }
      page = await drawGroup(group, page);
      drawn += group.length;
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  await browser.close();
  return failed;
}
