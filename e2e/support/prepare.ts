import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Rollup } from "vite";
import { startServer } from "./server.ts";

/** axe with the contrast in dark, as one script for pages. */
async function buildAxe(): Promise<string> {
  const entry = fileURLToPath(new URL("axePage.ts", import.meta.url));
  const [built] = (await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry, formats: ["iife"], name: "axeOfPage" } },
  })) as Rollup.RollupOutput[];
  if (!built) throw new Error("axe was not built.");
  return built.output[0].code;
}

/** Before all journeys: builds the app and fills one data folder with the demo, for workers to copy. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "tsumugi-e2e-"));
  process.env.E2E_DEMO_DIR = join(folder, "demo");
  // Made by the first worker that needs it (emptyServer.ts).
  process.env.E2E_EMPTY_DIR = join(folder, "empty");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  process.env.E2E_AXE = join(folder, "axe.js");
  writeFileSync(process.env.E2E_AXE, await buildAxe());
  await (await startServer(process.env.E2E_DEMO_DIR)).stop();
  return remove;
}
