import { expect, type Page } from "@playwright/test";
import { signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

test.use({ actionTimeout: 15_000 });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const counts = (page: Page) => page.getByRole("definition");

const rows = [
  ["呼び名", "メール", "インスタ", "FW数", "備考"],
  ["一括の朝ごはん", "asa@import.test", "@import_asa", "１．２万", '"朝, 昼"と夜'],
  ["一括の山歩き", "yama@import.test", "@import_yama", "8,500", ""],
  ["一括の手芸", "shugei(at)import", "@import_shugei", "300", ""],
];
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const csv = rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");

/** As from the desktop: the file falls on the zone, no dialog opens. */
async function drop(page: Page, text: string, name: string) {
  const dataTransfer = await page.evaluateHandle(
    ([content, fileName]) => {
      const data = new DataTransfer();
      data.items.add(new File([content as string], fileName as string, { type: "text/csv" }));
      return data;
    },
    [text, name] as const,
  );
  const zone = page.getByText("CSV・Excelファイルを選ぶ", { exact: true });
  await zone.dispatchEvent("dragover", { dataTransfer });
  await zone.dispatchEvent("drop", { dataTransfer });
}

test("an import: drop, columns, dry run, a cell fixed, taken over, taken back", async ({ page }) => {
  const complaints = watchConsole(page);
  await signInAs(page, "staff@demo.tsumugi.test");
  await page.goto("/creators/import");
  await expect(heading(page, "一括登録")).toBeVisible();

  await test.step("a dropped file waits for the column of the name", async () => {
    await drop(page, csv, "一括.csv");
    const mapping = page.getByRole("region", { name: "列の対応付け" });
    await expect(mapping.getByLabel("「FW数」の取込先")).toHaveValue("instagram_followers");
    await expect(page.getByText(/「表示名」にあたる列がありません/)).toBeVisible();
    await mapping.getByLabel("「呼び名」の取込先").selectOption("表示名");
    await page.getByRole("button", { name: "事前確認へ" }).click();
  });

  await test.step("a bad cell is fixed in the dry run", async () => {
    await expect(counts(page)).toHaveText(["3件", "2件", "0件", "0件", "1件"]);
    await page
      .getByRole("grid", { name: "エラーの行" })
      .getByText("shugei(at)import", { exact: true })
      .dblclick();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText("shugei@import.test");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/1か所を直しました/)).toBeVisible();
    // The file and what was typed are on the server: the page comes back where it was.
    await page.reload();
    await expect(
      page.getByRole("grid", { name: "エラーの行" }).getByText("shugei@import.test"),
    ).toBeVisible();
    await page.getByRole("button", { name: "直した行を確かめる" }).click();
    await expect(counts(page)).toHaveText(["3件", "3件", "0件", "0件", "0件"]);
  });

  await test.step("three creators are taken over and listed", async () => {
    await page.getByRole("button", { name: "3件を取り込む" }).click();
    await expect(page.getByText("取込が完了しました", { exact: true })).toBeVisible();
    await expect(counts(page)).toHaveText(["3件", "3件", "0件", "0件", "0件"]);
    await page.getByRole("button", { name: "確認して一覧へ" }).click();
    await expect(heading(page, "クリエイター管理")).toBeVisible();
    await expect(page.getByRole("link", { name: "一括の手芸" })).toBeVisible();
  });

  await test.step("the import is found again and taken back", async () => {
    await page.getByRole("link", { name: "一括登録" }).click();
    await page.getByRole("button", { name: "結果を見る" }).click();
    await page.getByRole("button", { name: "取込を取り消す" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "取り消す" }).click();
    await expect(page.getByText("取込を取り消し、3件を元に戻しました")).toBeVisible();
    await page.getByRole("button", { name: "確認して一覧へ" }).click();
    await expect(heading(page, "クリエイター管理")).toBeVisible();
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await expect(page.getByRole("link", { name: "一括の手芸" })).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});
