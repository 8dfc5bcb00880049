import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { build, preview } from "vite";
import { root } from "../root.ts";
import { keepPicture, watchedPage } from "./page.ts";
import { bin, fail, run } from "./run.ts";

/** Another app in one folder: packages/ui/consumer, every tsx example of what draws, an import of every entry. */
export function writeConsumer(folder: string, entriesOf: Record<string, string[]>): void {
  cpSync(join(root, "packages/ui/consumer"), folder, { recursive: true });
  const examples = ["ui", "patterns", "hooks"].flatMap((name) => {
    const readme = readFileSync(join(root, "packages", name, "README.md"), "utf8");
    return [...readme.matchAll(/```tsx\n([\s\S]*?)```/g)].map((match) => match[1] ?? "");
  });
  if (!examples[0]?.includes("createRoot"))
    fail("The first tsx example of ui's README has to be the first screen.");
  for (const [index, text] of examples.entries()) {
    writeFileSync(
      join(folder, `readme${index + 1}.tsx`),
      text.includes("export ") ? text : `${text}\nexport {};\n`,
    );
  }
  const specifiers = Object.entries(entriesOf).flatMap(([name, entries]) =>
    entries.map((entry) => `@tsumugi/${name}${entry.slice(1)}`),
  );
  const imports = specifiers.map((specifier, at) => `import * as e${at} from "${specifier}";`);
  const used = specifiers.map((_, at) => `e${at}`).join(", ");
  writeFileSync(
    join(folder, "entries.ts"),
    `${imports.join("\n")}\nfor (const all of [${used}]) if (!Object.keys(all).length) throw new Error("no exports");\n`,
  );
}

export function checkTypes(folder: string): void {
  for (const resolution of ["bundler", "nodenext"]) {
    const module = resolution === "bundler" ? "esnext" : resolution;
    const args = ["-p", "tsconfig.json", "--module", module, "--moduleResolution", resolution];
    run(`types of a consumer, ${resolution}`, bin("tsc"), args, folder);
  }
}

export async function checkInBrowser(folder: string, browser: Browser): Promise<void> {
  const base = { root: folder, configFile: false, logLevel: "silent" } as const;
  await build(base);
  console.log("ok  vite build of a consumer");
  const server = await preview({ ...base, preview: { port: 0, host: "127.0.0.1", open: false } });
  const address = server.httpServer.address();
  const port = typeof address === "object" && address ? address.port : 0;
  try {
    const { page, troubles } = await watchedPage(browser);
    await page.goto(`http://127.0.0.1:${port}/`);
    const button = page.getByRole("button", { name: "登録する" });
    await button.waitFor({ timeout: 10_000 });

    const seen = () =>
      page.evaluate(() => {
        const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = "var(--tsu-brand)";
        const brand = getComputedStyle(probe).color;
        probe.remove();
        return {
          brand,
          token: getComputedStyle(document.documentElement).getPropertyValue("--tsu-brand"),
          button: style(".tsu-button[data-variant=primary]").backgroundColor,
          radius: style(".tsu-button").borderRadius,
          page: style("body").backgroundColor,
          themed: style("[data-testid=themed]").color,
          padding: style("[data-testid=overridden]").paddingLeft,
        };
      });
    const light = await seen();
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await seen();
    const expectations: [what: string, isMet: boolean][] = [
      ["the tokens are there", light.token !== ""],
      ["the button has the brand's ground", light.button === light.brand],
      ["the button has our corners", light.radius !== "0px"],
      ["a styled template reads the theme", light.themed === light.brand],
      ["the app's own styles win", light.padding === "40px"],
      ["the page follows the machine into dark", dark.page !== light.page && dark.brand !== light.brand],
    ];
    await page.getByLabel("表示名").fill("佐藤はな");
    await button.click();
    await page.getByText("登録しました").first().waitFor({ timeout: 5_000 });
    await keepPicture(page, "consumer-vite");
    const missed = expectations.filter(([, isMet]) => !isMet).map(([what]) => what);
    if (missed.length > 0 || troubles.length > 0) {
      fail(`A consumer's page: ${[...missed.map((what) => `not so: ${what}`), ...troubles].join("\n  ")}`);
    }
    console.log(`ok  a consumer's page in Chromium: ${expectations.length} looks, a toast, no console error`);
  } finally {
    await server.close();
  }
}
