import type { Page } from "@playwright/test";

/** Said once per load when no key is set, as the specification asks (§8). */
const EXPECTED = "VITE_SENTRY_DSN";

/** Collects what a page complains about: errors and warnings of its console, and what it throws. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || message.text().includes(EXPECTED)) return;
    complaints.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => complaints.push(`thrown: ${error.message} (${page.url()})`));
  return complaints;
}
