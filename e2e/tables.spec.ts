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

test("a list gone back to stands as it was left, is read again, and asks for nothing out of sight", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signInAs(page, "staff@demo.tsumugi.test");
  // The home screen reads one of them, without an order, to see whether there are any.
  const isListRead = (url: string) => url.includes("/api/company/managed_creators?sort=");
  const asked: string[] = [];
  page.on("request", (request) => isListRead(request.url()) && asked.push(request.url()));
  await page.goto("/");
  await page.getByRole("navigation").getByRole("link", { name: "クリエイター管理" }).click();
  const table = page.getByRole("grid", { name: "クリエイター" });
  const box = page.getByRole("region", { name: "クリエイター" });
  await table.getByRole("row").nth(30).getByRole("checkbox").check();
  const left = await box.evaluate((element) => {
    element.scrollLeft = 200;
    return [element.scrollTop, element.scrollLeft];
  });
  // What the press on the link asked for is what the screen shows: it asks no second time.
  expect(asked).toHaveLength(1);
  asked.length = 0;

  await page.getByRole("navigation").getByRole("link", { name: "案件", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "案件", exact: true })).toBeFocused();
  await expect(page).toHaveTitle("案件 | ツムギ");
  await expect(table).toHaveCount(0);
  // The window comes back to the front: whoever is in sight reads again then.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  expect(asked).toEqual([]);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "クリエイター管理" })).toBeFocused();
  await expect(table.getByRole("row").nth(30).getByRole("checkbox")).toBeChecked();
  expect(await box.evaluate((element) => [element.scrollTop, element.scrollLeft])).toEqual(left);
  // Who comes back at once is spared a second read of the same: sooner or later it is read again.
  await expect(async () => {
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1, name: "案件", exact: true })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "クリエイター管理" })).toBeFocused();
    expect(asked.length).toBeGreaterThan(0);
  }).toPass();
  await expect(table.getByRole("row").last()).toBeAttached();

  // A panel that is open when the page is left is nothing to lose, and does not open by itself.
  await page.getByRole("button", { name: "列の設定" }).click();
  await expect(page.getByRole("dialog", { name: "列の設定" })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "案件", exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "クリエイター管理" })).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(table.getByRole("row").nth(30).getByRole("checkbox")).toBeChecked();

  // A filter of the address is of the page it names.
  await page.getByRole("searchbox").fill("みお");
  await expect(page).toHaveURL(/\/creators\?.*=/);
  await expect(table.getByRole("row").nth(10)).toHaveCount(0);
  await page.getByRole("navigation").getByRole("link", { name: "案件", exact: true }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await page.getByRole("navigation").getByRole("link", { name: "クリエイター管理" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(table.getByRole("row").nth(10)).toBeAttached();
  expect(complaints).toEqual([]);
});
