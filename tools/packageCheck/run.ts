import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../root.ts";

export const bin = (name: string) => join(root, "node_modules/.bin", name);

/** Runs one command to its end; what it printed is shown only when it fails, and then all ends. */
export function run(what: string, command: string, args: string[], cwd = root): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (status !== 0) fail(`${what} failed:\n${error?.message ?? `${stdout}${stderr}`}`);
  console.log(`ok  ${what}`);
}

/** The same beside other work. */
export async function runBeside(what: string, command: string, args: string[], cwd: string): Promise<void> {
  const failure = await new Promise<string | undefined>((resolve) => {
    execFile(command, args, { cwd }, (cause, stdout, stderr) =>
      resolve(cause ? `${cause.message}\n${stdout}${stderr}` : undefined),
    );
  });
  if (failure) fail(`${what} failed:\n${failure}`);
  console.log(`ok  ${what}`);
}

export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
