import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type Next } from "hono";
import type { SecureHeadersVariables } from "hono/secure-headers";
import { renderDemoAsset } from "../demo-assets/demoAssets.ts";
import { routePreloads } from "./routePreloads.ts";

const APP = fileURLToPath(new URL("../../../../app/dist", import.meta.url));
const YEAR = "public, max-age=31536000, immutable";

/** serveStatic takes paths from the working folder, and complains of a folder that is not there. */
const files = (folder: string, options: { rewriteRequestPath?: (path: string) => string }) =>
  existsSync(folder)
    ? serveStatic({ root: relative(process.cwd(), folder), precompressed: true, ...options })
    : (_: Context, next: Next) => next();

/** Where the built app sends reports of errors, as its page says; null where it was built without. */
export function errorReportsOrigin(folder: string = APP): string | null {
  const page = join(folder, "index.html");
  if (!existsSync(page)) return null;
  const said = /<meta name="error-reports" content="([^"]*)"/.exec(readFileSync(page, "utf8"))?.[1] ?? "";
  return URL.canParse(said) && /^https?:$/.test(new URL(said).protocol) ? new URL(said).origin : null;
}

/** Lets the page's own style elements, and those that its script writes, through the policy of this one answer. */
const withNonce = (html: string, nonce: string | undefined) =>
  nonce
    ? html
        .replace("<head>", () => `<head><meta property="csp-nonce" nonce="${nonce}">`)
        .replaceAll("<style", () => `<style nonce="${nonce}"`)
    : html;

/** The sign-in page with its form, which the build draws for who comes with nothing but the address. */
const SIGN_IN_PAGE = ".signin.html";

/** The built app with its page for every address of its own, and the demo's pictures. */
export function staticFiles(folder: string = APP): Hono<{ Variables: SecureHeadersVariables }> {
  const app = new Hono<{ Variables: SecureHeadersVariables }>();
  app.get("/demo-assets/*", (c, next) => {
    const svg = renderDemoAsset(c.req.path);
    if (svg === null) return next();
    return c.body(svg, 200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" });
  });
  app.use("/assets/*", async (c, next) => {
    await next();
    // The app's page answers a folder's address, too, and changes with every release.
    if (c.res.ok && !c.res.headers.has("cache-control")) c.header("cache-control", YEAR);
  });
  const built = files(folder, {});
  const withPreloads = routePreloads(folder);
  // A folder has no page of its own, and would be answered as a download: "/" too gets the one page below.
  // What begins with a dot was left by the build and is none of the app's files.
  app.use("*", (c, next) => (/\/$|\/\.|^\/index\.html$/.test(c.req.path) ? next() : built(c, next)));
  app.get("*", async (c, next) => {
    const drawn = join(folder, SIGN_IN_PAGE);
    const isDrawn = c.req.path === "/signin" && !new URL(c.req.url).search && existsSync(drawn);
    const page = isDrawn ? drawn : join(folder, "index.html");
    const isFile = /\.[a-z0-9]{1,5}$/i.test(c.req.path) && c.req.path !== "/index.html";
    if (isFile || !existsSync(page)) return next();
    // A link to a report is for those who were given it, also where a search engine comes to know its address.
    if (c.req.path.startsWith("/share/")) c.header("x-robots-tag", "noindex, nofollow");
    const html = withPreloads(readFileSync(page, "utf8"), c.req.path);
    const shown = c.req.path === "/signin" ? html.replace('"first-paint"', '"first-paint entrance"') : html;
    return c.html(withNonce(shown, c.get("secureHeadersNonce")), 200, { "cache-control": "no-cache" });
  });
  return app;
}
