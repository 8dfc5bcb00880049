import { type ChildProcess, spawn } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { freePort } from "../freePort.ts";
import { root } from "../root.ts";
import { keepPicture, watchedPage } from "./page.ts";
import { fail, runBeside } from "./run.ts";

const SECOND = 1000;

/** Resolves when the server says that it listens. */
const listening = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    server.stdout?.on("data", (piece) => String(piece).includes("Ready") && resolve());
    server.on("exit", (code) => reject(new Error(`next start ended with ${code}`)));
  });

/**
 * An app of Next (app router) with the packed packages: server components use them as they are. Next is installed here
 * alone, from a lockfile of its own, so that nobody who starts or tests the app waits for it.
 */
export async function checkNext(folder: string, browser: Browser): Promise<void> {
  const app = join(folder, "next-app");
  cpSync(join(root, "packages/ui/consumer/next"), app, { recursive: true });
  const install = ["install", "--frozen-lockfile", "--prefer-offline", "--ignore-scripts"];
  await runBeside("install Next", "npx", ["-y", "--prefer-offline", "pnpm@12.21.0", ...install], app);
  cpSync(join(folder, "node_modules/@tsumugi"), join(app, "node_modules/@tsumugi"), { recursive: true });
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  const next = join(app, "node_modules/.bin/next");
  await runBeside("next build", next, ["build"], app);

  const port = await freePort();
  const server = spawn(next, ["start", "-p", String(port), "-H", "127.0.0.1"], { cwd: app });
  process.on("exit", () => server.kill());
  try {
    await listening(server);
    const { page, troubles } = await watchedPage(browser);
    await page.clock.install({ time: Date.now() + 150 * SECOND });
    const sent = (await (await page.goto(`http://127.0.0.1:${port}/`))?.text()) ?? "";
    // Drawn on the server: what tells the time, the tokens, the rules of the styled card, the brand.
    for (const part of ["3分前", "--tsu-brand:", "data-styled", "#8a1c4a", "¥80,000", "Instagram"])
      if (!sent.includes(part)) troubles.push(`the server did not send ${part}`);
    await page.getByText("5分前").waitFor({ timeout: 10 * SECOND });
    const save = page.getByRole("button", { name: "登録する" });
    const ground = await save.evaluate((element) => getComputedStyle(element).backgroundColor);
    if (ground !== "rgb(138, 28, 74)") troubles.push(`the button is ${ground}`);
    await page.getByRole("button", { name: "確認を開く" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await save.click();
    await page.getByText("登録しました").first().waitFor();
    await keepPicture(page, "consumer-next");
    if (troubles.length > 0) fail(`A page of Next:\n  ${troubles.join("\n  ")}`);
    console.log("ok  a page of Next: drawn on its server, awake without a complaint");
    await page.close();
  } finally {
    server.kill();
  }
}
