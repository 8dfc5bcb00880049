import { expect } from "@playwright/test";
import { axeFindings, open, screens } from "./support/screens.ts";
import { signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

test("every screen is accessible and quiet, light and dark", async ({ page }) => {
  test.setTimeout(180_000);
  const complaints = watchConsole(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await signInAs(page, "staff@demo.tsumugi.test");
  for (const [path, heading] of screens) {
    await test.step(path, async () => {
      await open(page, path, heading);
      expect.soft(await axeFindings(page), path).toEqual([]);
      // Dark draws the same screen in other colours: nothing else can differ.
      await page.emulateMedia({ colorScheme: "dark" });
      expect.soft(await axeFindings(page, ["color-contrast"]), `${path} in dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    });
  }
  expect(complaints).toEqual([]);
});
