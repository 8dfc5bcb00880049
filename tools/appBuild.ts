import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./root.ts";

const sources = ["app", "packages/ui", "packages/patterns", "packages/hooks", "packages/contract"];
const stampPath = join(root, "app/dist/.build-stamp");

/** Builds app/dist when a source changed since the last build, and only then. */
export async function ensureAppBuilt(): Promise<void> {
  const stamp = sourceStamp();
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === stamp) return;
  console.log("画面を作っています…");
  const started = Date.now();
  // A build that dies half-way must not leave the stamp of the one before.
  rmSync(stampPath, { force: true });
  const code = await viteBuild();
  if (code !== 0) throw new Error(`vite build: ${code}`);
  writeFileSync(stampPath, stamp);
  console.log(`画面を作りました（${((Date.now() - started) / 1000).toFixed(1)} 秒）`);
}

function viteBuild(): Promise<number | string> {
  const child = spawn(join(root, "node_modules/.bin/vite"), ["build", "app", "--logLevel", "warn"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    // A test run around us must not yield a development build.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const end = () => {
    child.kill("SIGTERM");
    process.exit(143);
  };
  process.once("SIGTERM", end);
  return new Promise((resolve) => {
    child.on("error", (cause) => resolve(cause.message));
    child.on("close", (code, signal) => {
      process.off("SIGTERM", end);
      resolve(code ?? signal ?? "?");
    });
  });
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
  add(join(root, "pnpm-lock.yaml"));
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith("VITE_")) hash.update(`${name}=${process.env[name]}\n`);
  }
  return hash.digest("hex");
}
