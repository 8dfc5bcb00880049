import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { renderDemoAsset } from "../demo-assets/demoAssets.ts";

const APP = fileURLToPath(new URL("../../../../app/dist", import.meta.url));
const YEAR = "public, max-age=31536000, immutable";

/** serveStatic takes paths from the working folder, and complains of a folder that is not there. */
const files = (folder: string, options: { index?: string; rewriteRequestPath?: (path: string) => string }) =>
  existsSync(folder)
    ? serveStatic({ root: relative(process.cwd(), folder), ...options })
    : (_: unknown, next: () => Promise<void>) => next();

/** The built app with its page for every address of its own, and the demo's pictures. */
export function staticFiles(): Hono {
  const app = new Hono();
  app.get("/demo-assets/*", (c, next) => {
    const svg = renderDemoAsset(c.req.path);
    if (svg === null) return next();
    return c.body(svg, 200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" });
  });
  app.use("/assets/*", async (c, next) => {
    await next();
    if (c.res.ok) c.header("cache-control", YEAR);
  });
  // A folder has no page of its own: "/" too falls through to the one page below.
  app.use("*", files(APP, { index: ".none" }));
  app.get("*", async (c, next) => {
    const page = join(APP, "index.html");
    const isFile = /\.[a-z0-9]{1,5}$/i.test(c.req.path);
    if (isFile || !existsSync(page)) return next();
    return c.html(readFileSync(page, "utf8"), 200, { "cache-control": "no-cache" });
  });
  return app;
}
