import { expect, test } from "@playwright/test";
import { axeFindings, open, screens } from "./support/screens.ts";
import { signInAs } from "./support/signIn.ts";
import { watchConsole } from "./support/watchConsole.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`every screen is accessible and quiet, ${colorScheme}`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await signInAs(page, "staff@demo.tsumugi.test");
    for (const [path, heading] of screens) {
      await test.step(path, async () => {
        await open(page, path, heading);
        expect.soft(await axeFindings(page), path).toEqual([]);
      });
    }
    expect(complaints).toEqual([]);
  });
}
