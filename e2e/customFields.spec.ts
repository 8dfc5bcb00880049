import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

test.use({ actionTimeout: 15_000 });

const LABEL = "靴のサイズ";
const PERSON = "自社項目の歩き方";
const FILE = `\uFEFF表示名,Instagram アカウント,${LABEL}\r\n${PERSON},@own_field_walk,２４．５\r\n`;

const found = (page: Page) => page.goto(`/creators?keyword=${encodeURIComponent(PERSON)}`);

const heads = (page: Page) => page.getByRole("grid", { name: "クリエイター" }).locator("thead tr > *");

/** The person's cell of the company's own field, wherever its column stands. */
async function cellOf(page: Page) {
  await expect(page.getByText("1名", { exact: true })).toBeVisible();
  await expect(heads(page).filter({ hasText: LABEL })).toBeAttached();
  const column = (await heads(page).allTextContents()).findIndex((text) => text.startsWith(LABEL));
  return page.getByRole("row").nth(1).locator(":scope > *").nth(column);
}

test("a field of the company's own: made, read from a file, typed, written to a file, deleted", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signInAs(page, "staff@demo.tsumugi.test");

  await test.step("the field is made", async () => {
    await page.goto("/settings/fields");
    await page.getByRole("button", { name: "項目を追加" }).first().click();
    const dialog = page.getByRole("dialog", { name: "項目を追加" });
    await dialog.getByLabel("項目の名前").fill(LABEL);
    await dialog.getByLabel("種類").selectOption("数字");
    await dialog.getByRole("button", { name: "追加する" }).click();
    await expect(page.getByRole("list", { name: "自社の項目" })).toContainText(LABEL);
  });

  await test.step("a file fills it by its name", async () => {
    await page.goto("/creators/import");
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "靴.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) });
    await expect(page.getByLabel(`「${LABEL}」の取込先`).locator("option:checked")).toHaveText(LABEL);
    await page.getByRole("button", { name: "事前確認へ" }).click();
    await page.getByRole("button", { name: "1件を取り込む" }).click();
    await expect(page.getByText("取込が完了しました", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "確認して一覧へ" }).click();
  });

  await test.step("it stands in the table and is typed into", async () => {
    await found(page);
    const cell = await cellOf(page);
    await expect(cell).toHaveText("24.5");
    await cell.dblclick();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText("25");
    const saved = page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
    await page.keyboard.press("Enter");
    await saved;
    await page.reload();
    await expect(await cellOf(page)).toHaveText("25");
  });

  await test.step("the file of the list holds it", async () => {
    await page.getByRole("button", { name: "CSV出力" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "出力する" }).click();
    const [head = "", row = ""] = readFileSync(await (await download).path(), "utf8").split("\r\n");
    expect(head.split(",")).toContain(LABEL);
    expect(row.split(",")[head.split(",").indexOf(LABEL)]).toBe("25");
  });

  await test.step("deleted, it is gone from the table with what it held", async () => {
    await page.goto("/settings/fields");
    await page.getByRole("button", { name: `${LABEL}を削除` }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("1名");
    await dialog.getByRole("button", { name: "項目を削除する" }).click();
    await expect(page.getByRole("list", { name: "自社の項目" })).not.toContainText(LABEL);
    await found(page);
    await expect(page.getByText("1名", { exact: true })).toBeVisible();
    await expect(heads(page).filter({ hasText: LABEL })).toHaveCount(0);
  });

  await page.getByRole("row").nth(1).getByRole("checkbox").check();
  await page.getByRole("button", { name: "アーカイブ" }).click();
  await expect(page.getByText("条件に合うクリエイターはいません")).toBeVisible();
  expect(complaints).toEqual([]);
});
