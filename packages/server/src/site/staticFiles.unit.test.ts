import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { NONCE, type SecureHeadersVariables, secureHeaders } from "hono/secure-headers";
import { afterAll, describe, expect, it } from "vitest";
import { errorReportsOrigin, staticFiles } from "./staticFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "tsumugi-static-"));
mkdirSync(join(folder, "dist/assets"), { recursive: true });
writeFileSync(join(folder, "dist/index.html"), "<title>ツムギ</title>");
writeFileSync(join(folder, "dist/assets/app-1a2b.js"), "export {}");
writeFileSync(join(folder, "dist/assets/app-1a2b.js.br"), "compressed");
writeFileSync(join(folder, "dist/.stamp"), "secret");
writeFileSync(join(folder, "secret.txt"), "secret");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const app = staticFiles(join(folder, "dist"));
const get = async (path: string) => {
  const response = await app.request(path);
  return {
    status: response.status,
    cache: response.headers.get("cache-control"),
    text: await response.text(),
  };
};

describe("errorReportsOrigin", () => {
  it.each([
    ['<meta name="error-reports" content="https://o1.ingest.example">', "https://o1.ingest.example"],
    ['<meta name="error-reports" content="javascript:alert(1)">', null],
    ["<title>ツムギ</title>", null],
  ])("reads where the built app reports to: %s", (html, origin) => {
    const built = mkdtempSync(join(folder, "built-"));
    writeFileSync(join(built, "index.html"), html);
    expect(errorReportsOrigin(built)).toBe(origin);
    expect(errorReportsOrigin(join(built, "nowhere"))).toBeNull();
  });
});

describe("staticFiles", () => {
  it("answers the app's page for every address of its own, never stored", async () => {
    for (const path of ["/", "/creators", "/projects/p1/report", "/assets/nothing"]) {
      expect(await get(path)).toEqual({ status: 200, cache: "no-cache", text: "<title>ツムギ</title>" });
    }
  });

  it("lets its own style elements through the policy of this answer, whichever way the page is asked for", async () => {
    const built = mkdtempSync(join(folder, "styled-"));
    writeFileSync(join(built, "index.html"), "<head><style>a{}</style></head>");
    const guarded = new Hono<{ Variables: SecureHeadersVariables }>()
      .use(secureHeaders({ contentSecurityPolicy: { styleSrc: [NONCE] } }))
      .route("/", staticFiles(built));
    const seen = new Set<string>();
    for (const path of ["/", "/creators", "/index.html"]) {
      const answer = await guarded.request(path);
      const nonce =
        /style-src 'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "";
      expect(await answer.text()).toBe(
        `<head><meta property="csp-nonce" nonce="${nonce}"><style nonce="${nonce}">a{}</style></head>`,
      );
      seen.add(nonce);
    }
    expect(seen.size).toBe(3);
  });

  it("has the opened route's files fetched at once, of the route that names the address best", async () => {
    const built = mkdtempSync(join(folder, "routed-"));
    writeFileSync(join(built, "index.html"), "<head></head>");
    const route = (path: string) => ({
      path,
      first: path === "*" ? ["/assets/first.js"] : [],
      files: path === "*" ? [] : [`/assets/${path.replaceAll("/", "-")}.js`],
    });
    const paths = ["*", "/", "/creators/new", "/creators/:id", "/creators/:id/edit", "/chat/:roomId?"];
    const build = (routes: object[]) => writeFileSync(join(built, ".routes.json"), JSON.stringify(routes));
    build(paths.map(route));
    const routed = staticFiles(built);
    const files = async (path: string) =>
      [...(await (await routed.request(path)).text()).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(await files("/")).toEqual(["/assets/-.js"]);
    expect(await files("/creators/new")).toEqual(["/assets/-creators-new.js"]);
    expect(await files("/creators/c1")).toEqual(["/assets/-creators-:id.js"]);
    expect(await files("/creators/c1/edit")).toEqual(["/assets/-creators-:id-edit.js"]);
    expect(await files("/chat")).toEqual(await files("/chat/r1"));
    expect(await files("/nowhere/at/all")).toEqual(["/assets/first.js"]);
    // A server that runs while the app is built again answers with the new files.
    build([{ path: "/", first: ["/assets/new.js"], files: [] }]);
    utimesSync(join(built, ".routes.json"), 1, 1);
    expect([await files("/"), await files("/creators/new")]).toEqual([["/assets/new.js"], []]);
  });

  it("shows the sign-in page without the frame of the app while its code loads", async () => {
    const built = mkdtempSync(join(folder, "painted-"));
    writeFileSync(join(built, "index.html"), '<div class="first-paint"></div>');
    const painted = staticFiles(built);
    const shown = async (path: string) => (await painted.request(path)).text();
    expect([await shown("/signin"), await shown("/creators")]).toEqual([
      '<div class="first-paint entrance"></div>',
      '<div class="first-paint"></div>',
    ]);
  });

  it("sends the sign-in page as the build has drawn it to who comes with nothing but its address", async () => {
    const built = mkdtempSync(join(folder, "drawn-"));
    writeFileSync(join(built, "index.html"), '<head></head><div class="first-paint"></div>');
    writeFileSync(
      join(built, ".signin.html"),
      '<head><style data-styled="true">a{}</style></head><form></form>',
    );
    const drawn = new Hono<{ Variables: SecureHeadersVariables }>()
      .use(secureHeaders({ contentSecurityPolicy: { styleSrc: [NONCE] } }))
      .route("/", staticFiles(built));
    const shown = async (path: string) => (await drawn.request(path)).text();
    expect(await shown("/signin")).toMatch(
      /<style nonce="[^"]+" data-styled="true">a\{\}<\/style><\/head><form><\/form>$/,
    );
    // What an address asks for beside it changes the page: the browser draws that.
    for (const path of ["/signin?next=%2Fprojects", "/signin?email=a%40example.jp"])
      expect(await shown(path)).toContain('<div class="first-paint entrance"></div>');
    expect(await shown("/creators/signin")).toContain('<div class="first-paint"></div>');
    expect((await drawn.request("/.signin.html")).status).toBe(404);
  });

  it("asks search engines to pass by a shared report, and by no other page", async () => {
    const robots = async (path: string) => (await app.request(path)).headers.get("x-robots-tag");
    expect(await robots("/share/secret-token")).toBe("noindex, nofollow");
    expect(await robots("/reports")).toBeNull();
  });

  it("keeps hashed files for a year", async () => {
    expect(await get("/assets/app-1a2b.js")).toMatchObject({
      status: 200,
      cache: "public, max-age=31536000, immutable",
    });
  });

  it("answers the file that was compressed when it was built, to whoever takes it", async () => {
    const headers = { "accept-encoding": "gzip, br" };
    const answer = await app.request("/assets/app-1a2b.js", { headers });
    expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual(["br", "compressed"]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
  });

  it("answers no page for a file that is not there, and nothing outside its folder", async () => {
    for (const path of [
      "/assets/app-old.js",
      "/../secret.txt",
      "/%2e%2e/secret.txt",
      "/..%2fsecret.txt",
      "/.stamp",
    ]) {
      const { status, text } = await get(path);
      expect([status, text.includes("secret")]).toEqual([404, false]);
    }
  });

  it("draws the demo's pictures", async () => {
    expect(await get("/demo-assets/avatars/1.svg")).toMatchObject({ status: 200 });
    expect((await get("/demo-assets/avatars/x.svg")).status).toBe(404);
  });
});
