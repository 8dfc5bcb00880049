import { expect } from "@playwright/test";
import { axeFindings, open, screens, sidewaysBy } from "./support/screens.ts";
import { signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";

test("every screen fits a phone of 390 px and one of 320 px, and stays accessible", async ({ page }) => {
  await signInAs(page, "staff@demo.tsumugi.test");
  for (const [path, heading] of screens) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, path, heading);
      await expect.soft.poll(() => sidewaysBy(page), { message: `${path} at 390 px` }).toBeLessThanOrEqual(0);
      expect.soft(await axeFindings(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      // Charts follow a new width a moment later.
      await expect.soft.poll(() => sidewaysBy(page), { message: `${path} at 320 px` }).toBeLessThanOrEqual(0);
    });
  }
});
