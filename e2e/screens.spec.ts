import { expect } from "@playwright/test";
import { axeFindings, open, screenGroups } from "./support/screens.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

// Nothing is changed by looking: groups may run on any worker.
test.describe.configure({ mode: "parallel" });
// Keeping every state of the page costs a quarter of the walk; what fails names the screen, the rule and the element.
test.use({ trace: "on-first-retry" });

for (const [group, screens] of Object.entries(screenGroups)) {
  test(`every screen is accessible and quiet, light and dark: ${group}`, async ({ lookAt }) => {
    const page = await lookAt("desk");
    const complaints = watchConsole(page);
    for (const [path, heading] of screens) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: "light" });
        await open(page, path, heading);
        expect.soft(await axeFindings(page), path).toEqual([]);
        // Dark draws the same screen in other colours: nothing else can differ.
        await page.emulateMedia({ colorScheme: "dark" });
        expect.soft(await axeFindings(page, ["color-contrast"]), `${path} in dark`).toEqual([]);
      });
    }
    expect(complaints).toEqual([]);
  });
}
