import { expect, type Page } from "@playwright/test";
import { cellOf, leaveAsSheet, select, sheetOf, type } from "./support/sheet.ts";
import { signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

test.use({ actionTimeout: 15_000 });

const question = (page: Page) => page.getByRole("dialog", { name: "入力中の内容を破棄しますか？" });

/** From the list to the sheet, so that there is a page to go back to. */
async function openSheet(page: Page, name: string) {
  await page.goto("/projects");
  await page.getByRole("link", { name }).first().click();
  await expect(sheetOf(page).getByRole("row").nth(5)).toBeAttached();
}

async function stays(page: Page, leave: () => Promise<unknown>) {
  await leave();
  await question(page).getByRole("button", { name: "キャンセル" }).click();
  await expect(question(page)).toBeHidden();
}

test("the back button, a reload and another view ask before they take away what was typed", async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  await signInAs(page, "staff@demo.tsumugi.test");
  await leaveAsSheet(page, "demo-project-spring-sun");
  await leaveAsSheet(page, "demo-project-winter-serum");
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });

  await test.step("a request that is being written", async () => {
    await openSheet(page, "春のUVケア 先行打診");
    await page.getByRole("button", { name: "依頼を送る" }).first().click();
    const panel = page.getByRole("dialog", { name: "依頼を送る" });
    await panel.getByLabel("依頼内容").first().fill("UVミルクの紹介リールを1本。");
    await stays(page, () => page.goBack());
    await expect(panel.getByLabel("依頼内容").first()).toHaveValue("UVミルクの紹介リールを1本。");
    await page.keyboard.press("Escape");
    await panel.getByRole("button", { name: "編集に戻る" }).click();
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
  });

  await test.step("a comment on a row, also by the link beside it", async () => {
    await openSheet(page, "冬の高保湿美容液 発売企画");
    await select(page, 6, "担当");
    await page.keyboard.press("Space");
    const panel = page.getByRole("dialog");
    await panel.getByRole("tab", { name: /コメント/ }).click();
    await panel.getByRole("textbox", { name: "コメント" }).fill("到着の連絡を待ちます");
    await stays(page, () => panel.getByRole("link", { name: "メッセージを開く" }).click());
    await expect(panel.getByRole("textbox", { name: "コメント" })).toHaveValue("到着の連絡を待ちます");
    await page.goBack();
    await question(page).getByRole("button", { name: "破棄して移動する" }).click();
    // The open row is a step of its own: back closes it, and stays with the sheet.
    await expect(panel).toBeHidden();
    await expect(sheetOf(page)).toBeVisible();
  });

  await test.step("a revision that is being asked for", async () => {
    // Not the first draft: a worker that has walked the board's journey before has approved that one.
    await page.goto("/projects/demo-project-winter-serum/drafts/demo-project-winter-serum-job-24");
    await page.getByRole("button", { name: "修正を依頼" }).click();
    await page.getByRole("textbox", { name: /修正してほしい内容/ }).fill("冒頭で商品名を言ってください");
    await stays(page, () => page.getByRole("button", { name: /^次へ/ }).click());
    await expect(page.getByRole("textbox", { name: /修正してほしい内容/ })).toHaveValue(
      "冒頭で商品名を言ってください",
    );
  });

  await test.step("a value that a colleague was faster than, and the back button after another view", async () => {
    await openSheet(page, "春のUVケア 先行打診");
    const other = await browser.newPage();
    await signInAs(other, "admin@demo.tsumugi.test");
    await other.goto("/projects/demo-project-spring-sun?view=sheet");
    await select(page, 2, "社内メモ");
    await page.keyboard.insertText("自分の書いたこと");
    await type(other, 2, "社内メモ", "同僚の書いたこと");
    await page.keyboard.press("Enter");
    const choice = page.getByRole("list", { name: "どちらの値にするか" });
    await expect(choice).toBeVisible();
    const board = page.getByRole("main").getByText("ボード", { exact: true });
    await stays(page, () => board.click());
    await expect(choice).toContainText("自分の書いたこと");
    await choice.getByRole("button", { name: "自分の値にする" }).click();
    await expect(choice).toBeHidden();
    await expect(await cellOf(other, 2, "社内メモ")).toContainText("自分の書いたこと");
    await board.click();
    await expect(sheetOf(page)).toBeHidden();
    await page.goBack();
    await expect(sheetOf(page)).toBeVisible();
    await other.close();
  });
  expect(complaints).toEqual([]);
});
