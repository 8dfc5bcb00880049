import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";

export interface KeeperTask {
  command: string;
  args: string[];
  /** Hold everything of this server; removed at the end. */
  dirs: string[];
  options: Pick<SpawnOptions, "cwd" | "env" | "uid" | "gid">;
}

// Runs PostgreSQL until stdin closes. That happens when the parent goes, however it goes: kill -9 included.
// The lines "crash" (a stop without a checkpoint, as `-m immediate`) and "start" on stdin are for fault tests.
const task = JSON.parse(process.argv[2] ?? "") as KeeperTask;
let isEnding = false;
const crashed = new WeakSet<ChildProcess>();

function start() {
  const child = spawn(task.command, task.args, { ...task.options, stdio: ["ignore", "ignore", "inherit"] });
  child.on("error", (cause) => console.error(cause.message));
  child.on("close", () => {
    if (crashed.has(child) && !isEnding) return;
    removeAll();
    process.exit(0);
  });
  return child;
}

function removeAll() {
  for (const dir of task.dirs) rmSync(dir, { recursive: true, force: true });
}

const hasGone = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

let server = start();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => {});
process.stderr.on("error", () => {});
createInterface(process.stdin).on("line", (line) => {
  // The port closes before the process is gone, and two may not have the same data.
  if (line === "start" && !hasGone(server)) server.once("close", () => (server = start()));
  else if (line === "start") server = start();
  if (line !== "crash") return;
  crashed.add(server);
  server.kill("SIGQUIT");
});
process.stdin.on("close", () => {
  isEnding = true;
  if (hasGone(server)) {
    removeAll();
    process.exit(0);
  }
  server.kill("SIGINT");
});
