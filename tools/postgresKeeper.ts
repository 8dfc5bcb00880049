import { type SpawnOptions, spawn } from "node:child_process";
import { rmSync } from "node:fs";

export interface KeeperTask {
  command: string;
  args: string[];
  /** Holds everything of this server; removed at the end. */
  dir: string;
  options: Pick<SpawnOptions, "cwd" | "env" | "uid" | "gid">;
}

// Runs PostgreSQL until stdin closes. That happens when the parent goes, however it goes: kill -9 included.
const task = JSON.parse(process.argv[2] ?? "") as KeeperTask;
const server = spawn(task.command, task.args, { ...task.options, stdio: ["ignore", "ignore", "inherit"] });
server.on("error", (cause) => console.error(cause.message));
server.on("close", () => {
  rmSync(task.dir, { recursive: true, force: true });
  process.exit(0);
});

for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => {});
process.stderr.on("error", () => {});
process.stdin.on("close", () => server.kill("SIGINT")).resume();
