import { expect } from "@playwright/test";
import { cellOf, saved, select, sheetOf, type } from "./support/sheet.ts";
import { signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

/** As a sheet, however another journey left the project. */
const PROJECT = "/projects/demo-project-spring-sun?view=sheet";

test.use({ actionTimeout: 15_000 });

test("two people fill in one sheet: both keep their work, and one cell shows both values", async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  await signInAs(page, "staff@demo.tsumugi.test");
  await page.goto(PROJECT);
  const other = await browser.newPage();
  await signInAs(other, "admin@demo.tsumugi.test");
  await other.goto(PROJECT);

  await test.step("in different cells of one row", async () => {
    await select(page, 0, "社内メモ");
    await page.keyboard.insertText("撮影は木曜");
    await type(other, 0, "共有メモ", "屋外でお願いします");
    // The colleague's text comes into the sheet while this one is being typed.
    await expect(await cellOf(page, 0, "共有メモ")).toContainText("屋外でお願いします");
    const answer = saved(page);
    await page.keyboard.press("Enter");
    expect((await answer).ok()).toBe(true);
    await expect(await cellOf(other, 0, "社内メモ")).toContainText("撮影は木曜");
    await expect(await cellOf(other, 0, "共有メモ")).toContainText("屋外でお願いします");
  });

  await test.step("in the same cell: nothing is overwritten unseen", async () => {
    await select(page, 1, "社内メモ");
    await page.keyboard.insertText("自分の書いたこと");
    const field = sheetOf(page).locator("[data-editing]");
    await expect(field).toHaveValue("自分の書いたこと");
    await type(other, 1, "社内メモ", "同僚の書いたこと");
    await expect(field).toHaveValue("自分の書いたこと");
    await expect(field).toBeFocused();
    await page.keyboard.press("Enter");
    const choice = page.getByRole("list", { name: "どちらの値にするか" }).getByRole("listitem");
    await expect(choice).toContainText("自分 自分の書いたこと");
    await expect(choice).toContainText("現在 同僚の書いたこと");
    await expect(await cellOf(other, 1, "社内メモ")).toContainText("同僚の書いたこと");
    await choice.getByRole("button", { name: "自分の値にする" }).click();
    await expect(choice).toBeHidden();
    await expect(await cellOf(other, 1, "社内メモ")).toContainText("自分の書いたこと");
  });

  await test.step("the row tells who wrote what, and takes a remark", async () => {
    await select(page, 1, "担当");
    await page.keyboard.press("Space");
    const panel = page.getByRole("dialog");
    await expect(panel.getByText("同僚の書いたこと").first()).toBeVisible();
    // The open row is in the address: there after a reload, and closed by a step back, which stays in the project.
    await panel.getByRole("tab", { name: "コメント" }).click();
    await expect(page).toHaveURL(/row=.*open=comments/);
    await page.reload();
    await expect(panel.getByRole("tab", { name: "コメント", selected: true })).toBeVisible();
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(sheetOf(page)).toBeVisible();
    await page.goForward();
    await panel.getByRole("textbox", { name: "コメント" }).fill("到着の連絡を待ちます");
    await panel.getByRole("button", { name: "コメントする" }).click();
    await expect(panel.getByRole("list", { name: "コメントの一覧" })).toContainText("到着の連絡を待ちます");
    await page.keyboard.press("Escape");
  });
  await other.close();
  expect(complaints).toEqual([]);
});

test("a range of 20 rows and 6 columns is pasted, is there after a reload, and is taken back", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signInAs(page, "staff@demo.tsumugi.test");
  await page.goto(PROJECT);
  await expect(sheetOf(page).getByRole("row").nth(20)).toBeAttached();

  await test.step("columns of the project's own are made", async () => {
    await page.getByRole("button", { name: "列を足す" }).click();
    const panel = page.getByRole("dialog", { name: "この案件の列" });
    for (const [name, kind] of [
      ["本数", "number"],
      ["交通費", "yen"],
      ["撮影日", "date"],
      ["配送番号", "text"],
    ] as const) {
      await panel.getByRole("textbox", { name: "新しい列の名前" }).fill(name);
      await panel.getByRole("combobox", { name: "種類" }).selectOption(kind);
      await panel.locator(".new").getByRole("button", { name: "列を足す" }).click();
    }
    await panel.getByRole("button", { name: "保存する" }).click();
    await expect(panel).toBeHidden();
    await expect(sheetOf(page).getByRole("columnheader", { name: "配送番号" })).toBeAttached();
  });

  const lines = Array.from({ length: 20 }, (_, index) =>
    [`${index + 1}`, "1,200円", "2099/12/20", `4021-${index}`, `発送済み ${index}`, "屋外で撮影"].join("\t"),
  );
  await test.step("a range from a spreadsheet", async () => {
    await select(page, 0, "本数");
    const answer = saved(page);
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, lines.join("\n"));
    const body = (await answer).request().postDataJSON() as { changes: unknown[] };
    expect(body.changes).toHaveLength(120);
    await expect(page.getByText("120件のセルに貼り付けました。").first()).toBeVisible();
  });

  await test.step("it is there after a reload", async () => {
    await page.reload();
    await expect(await cellOf(page, 19, "共有メモ")).toContainText("屋外で撮影");
    await expect(await cellOf(page, 0, "配送番号")).toContainText("4021-");
    await expect(await cellOf(page, 19, "交通費")).toContainText("¥1,200");
  });

  await test.step("and a paste is taken back in one step", async () => {
    await select(page, 0, "配送番号");
    const pasted = saved(page);
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData("text/plain", Array.from({ length: 20 }, () => "別の番号").join("\n"));
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await pasted;
    await expect(await cellOf(page, 19, "配送番号")).toContainText("別の番号");
    const undone = saved(page);
    await page.getByRole("button", { name: "元に戻す", exact: true }).click();
    await undone;
    await expect(await cellOf(page, 19, "配送番号")).toContainText("4021-");
    await page.reload();
    await expect(await cellOf(page, 19, "配送番号")).toContainText("4021-");
  });

  await test.step("a view keeps filter and grouping", async () => {
    await page.getByRole("button", { name: "グループ" }).click();
    await page.getByRole("radio", { name: "担当" }).click();
    await page.keyboard.press("Escape");
    await expect(sheetOf(page).getByRole("button", { name: /20件$/ })).toBeVisible();
    await page.getByRole("button", { name: "ビューとして保存" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("担当ごと");
    await page.getByRole("dialog").getByRole("button", { name: "保存する" }).click();
    await page.getByRole("button", { name: "すべて" }).click();
    await expect(sheetOf(page).getByRole("button", { name: /20件$/ })).toBeHidden();
    await page.getByRole("button", { name: "担当ごと", exact: true }).click();
    await expect(sheetOf(page).getByRole("button", { name: /20件$/ })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
