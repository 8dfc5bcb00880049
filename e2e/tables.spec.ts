import { expect } from "@playwright/test";
import { signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

const header = (name: string) => ({ name, exact: false });

test("columns stay as each person arranged them", async ({ page, browser }) => {
  const complaints = watchConsole(page);
  await signInAs(page, "staff@demo.tsumugi.test");
  await page.goto("/creators");
  const table = page.getByRole("grid", { name: "クリエイター" });
  const owner = table.getByRole("columnheader", header("担当"));
  await expect(owner).toBeVisible();

  await page.getByRole("button", { name: "列の設定" }).click();
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes("/preferences/table.creators") && response.request().method() === "PUT",
  );
  await page.getByRole("checkbox", { name: "担当" }).uncheck();
  await expect(owner).toBeHidden();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(table.getByRole("row").nth(1)).toBeVisible();
  await expect(owner).toBeHidden();

  // A colleague of the same company sees the table as it was.
  const other = await browser.newPage();
  await signInAs(other, "admin@demo.tsumugi.test");
  await other.goto("/creators");
  await expect(other.getByRole("columnheader", header("担当"))).toBeVisible();
  await other.close();

  await page.getByRole("button", { name: "列の設定" }).click();
  await page.getByRole("button", { name: "初期設定に戻す" }).click();
  await expect(owner).toBeVisible();
  expect(complaints).toEqual([]);
});
