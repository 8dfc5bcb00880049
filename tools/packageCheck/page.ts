import { type Browser, chromium, type Page } from "playwright-core";
import { ensureChromium } from "../chromium.ts";

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: ["--no-sandbox"] });

/** A page that notes whatever the browser complains of: warnings, errors, what a policy refused. */
export async function watchedPage(browser: Browser): Promise<{ page: Page; troubles: string[] }> {
  const page = await browser.newPage({ colorScheme: "light" });
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) troubles.push(message.text());
  });
  page.on("pageerror", (cause) => troubles.push(String(cause)));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
      console.error(`the policy refused ${violatedDirective}: ${sample}`),
    );
  });
  return { page, troubles };
}

/** The pictures of the consumers, where somebody wants to look at them. */
export const keepPicture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.CONSUMER_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};
