import { expect } from "@playwright/test";
import { watchPageLoad } from "../tools/pageLoad.ts";
import { overBudget } from "./support/loadBudgets.ts";
import { printed } from "./support/printed.ts";
import { axeFindings, open, screenGroups } from "./support/screens.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

// Nothing is changed by looking: groups may run on any worker. Files run in the order of their names, so that the walks find
// the demo as it was made, before the journeys of the same workers change it.
test.describe.configure({ mode: "parallel" });

for (const [group, screens] of Object.entries(screenGroups)) {
  test(`every screen is accessible and quiet, light and dark, and loads little: ${group}`, async ({
    lookAt,
  }) => {
    const page = await lookAt("desk");
    const load = await watchPageLoad(page);
    const complaints = watchConsole(page);
    for (const [path, heading] of screens) {
      await test.step(path, async () => {
        await open(page, path, heading);
        expect.soft(overBudget(path, load), path).toEqual([]);
        expect.soft(await axeFindings(page), path).toEqual([]);
      });
    }
    await load.end();
    expect(complaints).toEqual([]);
  });
}

test("the printed report begins with its cover, and no heading is the last thing on a page", async ({
  lookAt,
}) => {
  const page = await lookAt("desk");
  await open(page, "/projects/demo-project-hand-cream/report?view=print", "ハンドクリーム");
  await expect(page.getByRole("heading", { name: "過去の案件との比較" })).toBeVisible();
  const { pages, headings } = await printed(page);
  expect(pages).toBeGreaterThanOrEqual(3);
  const sheets = new Map(headings.map((heading) => [heading.title, heading]));
  expect(sheets.get("ハンドクリーム ギフト訴求")?.page).toBe(1);
  expect(sheets.get("総評")?.page).toBe(2);
  for (const { title, room } of headings) {
    // The margin takes 51 points; a heading and a line of what it announces need 45 more.
    expect.soft(room, title).toBeGreaterThan(96);
  }
  // The company's colour runs along the cover.
  const colour = await page
    .getByRole("article", { name: "表紙" })
    .locator("header")
    .evaluate((cover) => getComputedStyle(cover).borderTopColor);
  expect(colour).not.toBe("rgb(0, 0, 0)");
});
