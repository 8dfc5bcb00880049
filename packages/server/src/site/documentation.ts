import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { buildOpenApi } from "@tsumugi/contract/openapi";
import { endpoints } from "@tsumugi/contract/schemas";
import { Hono } from "hono";
import type { Settings } from "../env.ts";
import { version } from "../version.ts";
import { precompressed } from "./precompressed.ts";

const assets: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=UTF-8",
  "swagger-ui-bundle.js": "text/javascript; charset=UTF-8",
};

const PAGE = `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><title>ツムギ API</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/docs/swagger-ui.css"></head>
<body><main id="swagger-ui"></main>
<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`;

const JSON_TYPE = "application/json; charset=UTF-8";
const MINUTES = 300;
/** The files of the documents' page change with a release of theirs only. */
const DAY = 86_400;

/** `/openapi.json`, and `/docs` with everything served from here: no page loads anything from another host. */
export function documentation({ PUBLIC_BASE_URL }: Settings): Hono {
  const app = new Hono();
  const openApi = () =>
    JSON.stringify(buildOpenApi(endpoints, { title: "ツムギ API", version, serverUrl: PUBLIC_BASE_URL }));
  app.get("/openapi.json", precompressed(JSON_TYPE, MINUTES, openApi));
  const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  app.get("/docs", (c) => c.html(PAGE));
  app.get("/docs/start.js", (c) =>
    c.body(`SwaggerUIBundle({ url: "/openapi.json", dom_id: "#swagger-ui" });`, 200, {
      "content-type": "text/javascript; charset=UTF-8",
    }),
  );
  for (const [name, type] of Object.entries(assets)) {
    app.get(
      `/docs/${name}`,
      precompressed(type, DAY, () => readFileSync(join(folder, name))),
    );
  }
  return app;
}
