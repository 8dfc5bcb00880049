import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./root.ts";

/** Runs what is given with the built server, in a process of its own. */
function withServer(script: string): string {
  const text = `
    const { registerHooks } = require("node:module");
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    import("./tools/serverBuild.ts").then(async ({ ensureServerBuilt, loadServer }) => {
      await ensureServerBuilt();
      loaded.length = 0;
      const server = await loadServer();
      ${script}
    });`;
  const { stdout, stderr } = spawnSync(process.execPath, ["-e", text], { cwd: root, encoding: "utf8" });
  if (stderr) throw new Error(stderr);
  return stdout;
}

it("the built server's traces name the lines of its sources", () => {
  const trace = withServer(
    "try { server.createApp(undefined); } catch (error) { console.log(error.stack); }",
  );
  const place = "packages/server/src/createApp.ts";
  const lines = readFileSync(join(root, place), "utf8").split("\n");
  const line = lines.findIndex((text) => text.includes("const { settings } = deps")) + 1;
  expect(trace).toContain(`${place}:${line}:`);
});

it("the built server starts without a file of a package: what is not in the bundle is loaded at its first use", () => {
  const loaded = JSON.parse(withServer("console.log(JSON.stringify(loaded));")) as string[];
  expect(loaded.some((url) => url.endsWith("/server.mjs"))).toBe(true);
  expect(loaded.filter((url) => url.includes("/node_modules/"))).toEqual([]);
});
