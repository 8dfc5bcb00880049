import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { keepPicture, watchedPage } from "./page.ts";
import { fail } from "./run.ts";

type Server = typeof import("../../packages/ui/consumer/ssr/server.tsx");

/** How a stranger's server may send the page, and the policy it may be sent under. */
const ways = ["string", "nonce", "hashes", "linked", "linked-sent"] as const;
/** Drawn by the browser; the others are drawn by the server. */
const drawnHere: readonly Way[] = ["hashes", "linked"];
type Way = (typeof ways)[number];

const NONCE = "b3BlbiBzZXNhbWU=";
const SECOND = 1000;
/** What the sample asks of `createBrand`. */
const BRAND = "rgb(138, 28, 74)";

function policyOf(way: Way, hashes: string[]): string {
  if (way === "string") return "";
  const styles = { nonce: `'nonce-${NONCE}'`, hashes: hashes.join(" "), linked: "", "linked-sent": "" };
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles[way]}`,
    "img-src 'self' data:",
    "font-src 'self'",
  ].join("; ");
}

async function pageOf(way: Way, server: Server, entry: string): Promise<string> {
  // The page lies around for two minutes, as in a cache: what it says of time must still fit what the browser draws.
  const moment = Date.now();
  const drawn = {
    string: () => server.drawString(moment),
    nonce: () => server.drawStream(moment, NONCE),
    hashes: () => ({ head: "", body: "" }),
    linked: () => ({ head: server.links, body: "" }),
    "linked-sent": () => server.drawLinked(moment),
  };
  const { head, body } = await drawn[way]();
  const data = `data-way="${way}" data-nonce="${NONCE}" data-moment="${moment}"`;
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${way}</title><link rel="icon" href="data:,">${head}</head><body><div id="root" ${data}>${body}</div><script type="module" src="/${entry}"></script></body></html>`;
}

const TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };

/** Serves every way from one build. */
async function serve(folder: string): Promise<{ url: string; close: () => void }> {
  const base = { root: folder, configFile: false, logLevel: "silent" } as const;
  const client = join(folder, "dist-client");
  await build({
    ...base,
    build: { outDir: client, manifest: true, rolldownOptions: { input: "ssr/client.tsx" } },
  });
  await build({ ...base, build: { outDir: join(folder, "dist-server"), ssr: "ssr/server.tsx" } });
  const server = (await import(pathToFileURL(join(folder, "dist-server/server.js")).href)) as Server;
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
  const installed = (path: string) => readFileSync(join(folder, "node_modules/@tsumugi", path), "utf8");
  const ownHash = `'sha256-${createHash("sha256").update(server.css).digest("base64")}'`;
  const hashes: string[] = [...JSON.parse(installed("ui/dist/csp.json"))["style-src"], ownHash];
  const styles: Record<string, string> = {
    "/ui.css": installed("ui/dist/styles.css"),
    "/patterns.css": installed("patterns/dist/styles.css"),
  };

  const answer = async (path: string, response: ServerResponse) => {
    const way = ways.find((one) => path === `/${one}`);
    if (way) {
      response.setHeader("content-type", "text/html");
      response.setHeader("content-security-policy", policyOf(way, hashes));
      return response.end(await pageOf(way, server, manifest["ssr/client.tsx"].file));
    }
    response.setHeader("content-type", TYPES[extname(path)] ?? "application/octet-stream");
    response.end(styles[path] ?? readFileSync(join(client, path)));
  };
  const http = createServer((request, response) => {
    answer(request.url ?? "/", response).catch((cause) => response.writeHead(500).end(String(cause)));
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, close: () => http.close() };
}

/** How every element of the page looks, in a line each. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#root *:not(style, meta)")].map((element) => {
      const style = getComputedStyle(element);
      const names = [
        "display",
        "color",
        "background-color",
        "padding",
        "font-size",
        "border",
        "border-radius",
        "gap",
      ];
      return `${element.tagName} ${names.map((name) => style.getPropertyValue(name)).join("; ")}`;
    }),
  );

/** Opens what opens over a page, whose rules come only then. */
async function act(page: Page): Promise<void> {
  await page.getByRole("button", { name: "確認を開く" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "操作を開く" }).click();
  await page.getByRole("menuitem", { name: "複製する" }).waitFor();
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /カレンダー/ })
    .first()
    .click();
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "登録する" }).click();
  await page.getByText("登録しました").first().waitFor();
}

/** Waits until the page is awake, looks at it as it was sent, and then uses it. */
async function use(page: Page, way: Way): Promise<string[]> {
  const button = page.getByRole("button", { name: "登録する" });
  await button.waitFor({ timeout: 10 * SECOND });
  // Awake, the time is the present one.
  await page.getByText("5分前").waitFor({ timeout: 10 * SECOND });
  const drawn = await looks(page);
  const ground = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  if (ground !== BRAND) throw new Error(`the button is ${ground}, not ${BRAND}`);
  await keepPicture(page, `consumer-${way}`);
  await act(page);
  await keepPicture(page, `consumer-${way}-acted`);
  return drawn;
}

async function look(browser: Browser, url: string, way: Way): Promise<string[]> {
  const { page, troubles } = await watchedPage(browser);
  // The browser's clock is ahead by two minutes and a half (no edge of a minute); the page must wake up all the same.
  await page.clock.install({ time: Date.now() + 150 * SECOND });
  const response = await page.goto(`${url}/${way}`);
  const sent = await response?.text();
  if (!response?.ok()) fail(`A page sent by ${way}: ${sent}`);
  if (!drawnHere.includes(way) && !sent?.includes("3分前")) troubles.push("the server sent no time");
  const drawn = await use(page, way).catch((cause: Error) => {
    troubles.push(cause.message);
    return [];
  });
  if (troubles.length > 0) fail(`A page sent by ${way}:\n  ${troubles.join("\n  ")}`);
  console.log(
    `ok  a page sent by ${way}: ${drawn.length} parts, a dialog, a menu, a calendar, a toast, no complaint`,
  );
  await page.close();
  return drawn;
}

/** Another app that draws on a server, under the strictest policies, looked at in Chromium. */
export async function checkServers(folder: string, browser: Browser): Promise<void> {
  const server = await serve(folder);
  try {
    const drawn: Partial<Record<Way, string[]>> = {};
    for (const way of ways) drawn[way] = await look(browser, server.url, way);
    for (const way of ["nonce", "linked", "linked-sent"] as const) {
      const differing = drawn[way]?.filter((part, at) => part !== drawn.hashes?.[at]) ?? [];
      if (drawn[way]?.length !== drawn.hashes?.length || differing.length > 0) {
        fail(`A page sent by ${way} looks unlike one by hashes:\n  ${differing.slice(0, 10).join("\n  ")}`);
      }
    }
    console.log("ok  all of them look the same");
  } finally {
    server.close();
  }
}
