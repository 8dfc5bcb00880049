import { type Page, test } from "@playwright/test";

/** Said once per load when no key is set, as the specification asks (§8). */
const EXPECTED = "VITE_SENTRY_DSN";

/** The browser itself says so of a link that nobody knows, whatever the screen makes of it. */
const UNKNOWN_LINK = /status of 404 .*\/stop\//;

/** A second try is traced, and what traces it writes a script into every frame, those of shown mails too, which take none. */
const isOfTheTrace = (text: string) =>
  test.info().retry > 0 && text.startsWith("Blocked script execution in 'about:srcdoc'");

/** Collects what a page complains about: errors and warnings of its console, and what it throws. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || message.text().includes(EXPECTED)) return;
    if (isOfTheTrace(message.text())) return;
    const complaint = `${message.type()}: ${message.text()} (${page.url()})`;
    if (!UNKNOWN_LINK.test(complaint)) complaints.push(complaint);
  });
  page.on("pageerror", (error) => complaints.push(`thrown: ${error.message} (${page.url()})`));
  return complaints;
}
