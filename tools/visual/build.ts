import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });

/** Builds the Storybook of a checkout into the folder. */
export function buildStorybook(checkout: string, folder: string) {
  console.log(`Storybook をビルドしています: ${checkout}`);
  run(
    process.execPath,
    ["node_modules/storybook/dist/bin/dispatcher.js", "build", "-o", folder, "--quiet"],
    checkout,
  );
}

/** Builds the Storybook of a git ref in a checkout of its own, and takes that away again. */
export function buildRef(ref: string, folder: string, workspace: string) {
  const checkout = join(workspace, "checkout");
  const git = (...args: string[]) => run("git", args, root);
  if (existsSync(checkout)) git("worktree", "remove", "--force", checkout);
  git("worktree", "add", "--detach", "--quiet", checkout, ref);
  try {
    run(
      "npx",
      ["-y", "--prefer-offline", "pnpm@12.21.0", "install", "--frozen-lockfile", "--prefer-offline"],
      checkout,
    );
    buildStorybook(checkout, folder);
  } finally {
    git("worktree", "remove", "--force", checkout);
    rmSync(checkout, { recursive: true, force: true });
  }
}
