import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { launch, watchedPage } from "./packageCheck/page.ts";
import { root } from "./root.ts";
import { buildStorybook } from "./visual/build.ts";
import type { StoryEntry } from "./visual/shots.ts";

// The Storybook as a static site: `node tools/storybookCheck.ts [--from <built folder>]`. It has to work below any path.

const BELOW = "/design/tsumugi/";
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};
/** What compiles in the browser, what calls the mocked server, a component, a page of docs, a whole screen. */
const LOOKED_AT = ["はじめに/試し書き", "フック/", "部品/Button", "基礎/自社のブランド", "画面/ホーム"];
/** Galleries with overlays that take the focus as they come. */
const GALLERIES = ["部品/Dialog", "部品/SidePanel"];
/** Pages of docs with stories that open over the page, one of many in frames, and one whose stories ask the mocked server. */
const READ = [
  "部品/Dialog",
  "部品/ConfirmDialog",
  "部品/Combobox",
  "部品/Toaster",
  "画面の型/案件/AssignPanel",
  "画面/サインイン",
];

const { values } = parseArgs({ options: { from: { type: "string" } } });
const folder = values.from ? resolve(values.from) : mkdtempSync(join(tmpdir(), "tsumugi-storybook-"));
if (!values.from) {
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  buildStorybook(root, folder);
}

const missing: string[] = [];
const http = createServer((request, response) => {
  const path = decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/");
  const below = path.startsWith(BELOW) ? path.slice(BELOW.length) || "index.html" : undefined;
  const file = below && join(folder, below);
  if (!file || !existsSync(file)) {
    missing.push(path);
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    // As any host of static files does with files that are named by what is in them.
    "cache-control": path.includes("/assets/") ? "max-age=31536000, immutable" : "no-cache",
  });
  response.end(readFileSync(file));
});
await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}${BELOW}`;

const { entries }: { entries: Record<string, StoryEntry> } = JSON.parse(
  readFileSync(join(folder, "index.json"), "utf8"),
);
const stories = Object.values(entries).filter(({ type }) => type === "story");
const docs = Object.values(entries).filter(({ type }) => type === "docs");
const browser = await launch();
const failures: string[] = [];
try {
  // One page goes from address to address: half of the time of a new one each is reading and compiling the same code.
  const { page, troubles } = await watchedPage(browser);
  for (const title of [...LOOKED_AT, ...GALLERIES]) {
    const isGallery = GALLERIES.includes(title);
    const story = stories.find(
      (each) => each.title.startsWith(title) && (!isGallery || each.name === "状態一覧"),
    );
    if (!story) {
      failures.push(`no story is called ${title}`);
      continue;
    }
    await page.goto(`${base}iframe.html?id=${encodeURIComponent(story.id)}&viewMode=story`);
    await page.waitForFunction(
      `["completed", "finished", "errored"].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase)`,
      undefined,
      { timeout: 60_000 },
    );
    const phase = await page.evaluate("window.__STORYBOOK_PREVIEW__.currentRender.phase");
    // A stream of events never rests; an overlay does, once its part is there.
    if (isGallery) await page.waitForLoadState("networkidle");
    const top = await page.evaluate<number>("window.scrollY");
    if (top !== 0) failures.push(`${story.id} opens ${top} px below its top`);
    if (phase === "errored") failures.push(`${story.id} does not draw`);
    failures.push(...troubles.splice(0).map((trouble) => `${story.id}: ${trouble}`));
  }
  for (const title of READ) {
    const entry = docs.find((each) => each.title.startsWith(title));
    if (!entry) {
      failures.push(`no page of docs is called ${title}`);
      continue;
    }
    await page.goto(`${base}iframe.html?id=${encodeURIComponent(entry.id)}&viewMode=docs`);
    await page.locator("h2", { hasText: /動き$/ }).waitFor({ timeout: 60_000 });
    await page.waitForLoadState("networkidle");
    const seen: { top: number; isCovered: boolean } = await page.evaluate(
      `({ top: window.scrollY, isCovered: document.querySelector(".tsu-overlay") !== null })`,
    );
    if (seen.top !== 0) failures.push(`${entry.id} opens ${seen.top} px below its top`);
    if (seen.isCovered) failures.push(`${entry.id} is covered by what a story opens`);
    failures.push(...troubles.splice(0).map((trouble) => `${entry.id}: ${trouble}`));
  }
  const dialog = docs.find((each) => each.title.startsWith(READ[0] ?? ""))?.id ?? "";
  await page.goto(
    `${base}iframe.html?id=${encodeURIComponent(dialog)}&viewMode=docs&globals=${encodeURIComponent("theme:dark")}`,
  );
  // What a page frames is a Storybook of its own, which would be light, and tell the page to be.
  await page.frameLocator("iframe").first().locator("html[data-theme]").waitFor({ timeout: 60_000 });
  await page.waitForLoadState("networkidle");
  const looks = await page.evaluate<string[]>(
    `[getComputedStyle(document.querySelector(".sbdocs-wrapper")).backgroundColor === "rgb(255, 255, 255)" ? "light" : "dark",
      document.querySelector("iframe").contentDocument.documentElement.dataset.theme]`,
  );
  if (looks.some((look) => look !== "dark"))
    failures.push(`${dialog} in dark: the page is ${looks[0]}, its frame ${looks[1]}`);
  failures.push(...troubles.splice(0).map((trouble) => `${dialog} in dark: ${trouble}`));
  await page.goto(base);
  await page
    .getByRole("link", { name: /ツムギ/ })
    .first()
    .waitFor({ timeout: 60_000 });
  // Storybook's own advice to its add-ons is none of ours.
  const ours = troubles.filter((trouble) => !trouble.includes("will become mandatory in Storybook"));
  failures.push(...ours.map((trouble) => `the frame: ${trouble}`));
} finally {
  await browser.close();
  http.close();
}
failures.push(...missing.map((path) => `not there: ${path}`));
if (failures.length > 0) {
  console.error(`The Storybook as a static site:\n  ${failures.join("\n  ")}`);
  process.exit(1);
}
console.log(
  `ok  ${stories.length} stories as a static site below ${BELOW}: ${LOOKED_AT.length}, ${GALLERIES.length} galleries, ${READ.length} pages of docs and the frame looked at`,
);
