import { expect } from "@playwright/test";
import { missedTargets } from "../tools/touchTargets.ts";
import { axeFindings, open, screenGroups, sidewaysBy } from "./support/screens.ts";
import { test } from "./support/test.ts";

// As on a desk (allScreens.spec.ts).
test.describe.configure({ mode: "parallel" });

for (const [group, screens] of Object.entries(screenGroups)) {
  test(`every screen fits a phone of 390 px and one of 320 px, a thumb hits all of it, and it stays accessible: ${group}`, async ({
    lookAt,
  }) => {
    const page = await lookAt("phone");
    for (const [path, heading] of screens) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, path, heading);
        const fits = (width: number) =>
          expect.soft
            .poll(() => sidewaysBy(page), { message: `${path} at ${width} px` })
            .toBeLessThanOrEqual(0);
        await fits(390);
        expect.soft(await axeFindings(page), path).toEqual([]);
        expect.soft(await page.evaluate(missedTargets), path).toEqual([]);
        await page.setViewportSize({ width: 320, height: 700 });
        // Charts follow a new width a moment later.
        await fits(320);
      });
    }
  });
}
