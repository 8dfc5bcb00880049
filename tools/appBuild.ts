import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";
import { sourceStamp } from "./sourceStamp.ts";

const sources = ["app", "packages/ui", "packages/patterns", "packages/hooks", "packages/contract"];
const stampPath = join(root, "app/dist/.build-stamp");

/** Builds app/dist when a source changed since the last build, and only then. */
export async function ensureAppBuilt(): Promise<void> {
  const names = Object.keys(process.env).filter((name) => name.startsWith("VITE_"));
  const stamp = sourceStamp(
    sources,
    names.sort().map((name) => `${name}=${process.env[name]}`),
  );
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
