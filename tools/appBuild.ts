import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const sources = ["app", "packages/ui", "packages/hooks", "packages/contract"];
const files = ["pnpm-lock.yaml"];
const stampPath = join(root, "app/dist/.build-stamp");

/** Builds app/dist when a source is newer than the last build, and only then. */
export function ensureAppBuilt(): void {
  const stamp = sourceStamp();
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === stamp) return;
  console.log("画面を作っています…");
  const started = Date.now();
  // A build that dies half-way must not leave the stamp of the one before.
  rmSync(stampPath, { force: true });
  const vite = join(root, "node_modules/.bin/vite");
  const built = spawnSync(vite, ["build", "app", "--logLevel", "warn"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: buildEnv(),
  });
  if (built.status !== 0) throw new Error(built.error?.message ?? `vite build: exit ${built.status}`);
  writeFileSync(stampPath, stamp);
  console.log(`画面を作りました（${((Date.now() - started) / 1000).toFixed(1)} 秒）`);
}

/** vite build reads NODE_ENV: a test run around us must not yield a development build. */
function buildEnv(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: "production" };
}

/** Changes when a source file is added, removed or touched, or a VITE_ setting differs. */
function sourceStamp(): string {
  const hash = createHash("sha256");
  const add = (path: string) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(root, path)} ${size} ${mtimeMs}\n`);
  };
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (["node_modules", "dist", "bench"].includes(entry.name)) continue;
      if (/\.(test|stories)\.tsx?$/.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) add(path);
    }
  };
  for (const source of sources) walk(join(root, source));
  for (const file of files) add(join(root, file));
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith("VITE_")) hash.update(`${name}=${process.env[name]}\n`);
  }
  return hash.digest("hex");
}
