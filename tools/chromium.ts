import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const systemPaths = [
  // Chromium without windows: pages are the same, and tests take a sixth less of the processor's time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** First Chromium that exists: CHROMIUM_PATH, the system's (one without windows before others), Playwright's own. */
export function findChromium(): string | undefined {
  // Even when it is wrong: Playwright then names the file that is missing.
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return [...systemPaths, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Finds Chromium or, as root on Debian, installs it. Throws with the cure when neither works. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found && !existsSync(found)) throw new Error(`CHROMIUM_PATH is ${found}, but there is no such file.`);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("No Chromium found: installing one and fonts-noto-cjk with apt-get");
    const apt = (...args: string[]) =>
      execFileSync("apt-get", args, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    const install = (name: string) =>
      apt("install", "-y", "-qq", "--no-install-recommends", name, "fonts-noto-cjk");
    try {
      apt("update", "-qq");
      try {
        install("chromium-headless-shell");
      } catch {
        // Older releases of Debian have only the whole of it.
        install("chromium");
      }
    } catch {
      console.error("apt-get could not install Chromium.");
    }
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium, and none was found. Do one of these:\n" +
      "  - install Chromium or Google Chrome (Debian: apt-get install chromium-headless-shell fonts-noto-cjk)\n" +
      "  - node_modules/.bin/playwright install chromium\n" +
      "  - set CHROMIUM_PATH to the executable",
  );
}

/** What Playwright starts; undefined lets it report what is missing. */
export const launchOptions = { executablePath: findChromium() };

/**
 * The same for tests. Young objects get all the room at once that they get in time: a page of tests lives for seconds, and
 * making room bit by bit costs a tenth of the processor's time.
 */
export const testLaunchOptions = (...jsFlags: readonly string[]) => ({
  ...launchOptions,
  args: [`--js-flags=${["--min-semi-space-size=16", "--max-semi-space-size=16", ...jsFlags].join(",")}`],
});
