import { expect } from "@playwright/test";
import { axeFindings, open, screenGroups } from "./support/screens.ts";
import { signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

// Nothing is changed by looking: groups may run on any worker.
test.describe.configure({ mode: "parallel" });

for (const [group, screens] of Object.entries(screenGroups)) {
  test(`every screen is accessible and quiet, light and dark: ${group}`, async ({ page }) => {
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
}
