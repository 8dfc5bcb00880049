import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { root } from "./root.ts";

export interface Child {
  process: ChildProcess;
  /** Exit code; 1 when it was ended by a signal or could not start. */
  ended: Promise<number>;
}

/** Starts commands in process groups of their own and ends every group with this process. */
export function children() {
  const alive = new Set<Child>();
  const signal = (child: Child, name: NodeJS.Signals) => {
    try {
      if (child.process.pid) process.kill(-child.process.pid, name);
    } catch {
      // The group is gone already.
    }
  };
  const start = (command: string, args: string[], options: SpawnOptions = {}): Child => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      detached: true,
      ...options,
      env: { ...process.env, ...options.env },
    });
    const ended = new Promise<number>((resolve) => {
      child.on("error", (cause) => {
        console.error(`${command}: ${cause.message}`);
        resolve(1);
      });
      child.on("close", (code) => resolve(code ?? 1));
    });
    const entry = { process: child, ended };
    alive.add(entry);
    void ended.then(() => alive.delete(entry));
    return entry;
  };
  /** SIGTERM, and SIGKILL to what is still there after 8 s. */
  const stopAll = async () => {
    const left = [...alive];
    for (const child of left) signal(child, "SIGTERM");
    const timer = setTimeout(() => {
      for (const child of left) signal(child, "SIGKILL");
    }, 8000);
    await Promise.all(left.map((child) => child.ended));
    clearTimeout(timer);
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(name, () => void stopAll().then(() => process.exit(name === "SIGINT" ? 130 : 143)));
  }
  process.on("exit", () => {
    for (const child of alive) signal(child, "SIGKILL");
  });
  return { start, stopAll };
}
