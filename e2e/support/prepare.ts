import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "./server.ts";

/** Before all journeys: builds the app and fills one data folder with the demo, for workers to copy. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "tsumugi-e2e-"));
  process.env.E2E_DEMO_DIR = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  await (await startServer(folder)).stop();
  return remove;
}
