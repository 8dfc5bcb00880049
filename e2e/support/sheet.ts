import { expect, type Locator, type Page } from "@playwright/test";

export const sheetOf = (page: Page) => page.getByRole("grid", { name: "案件のクリエイター" });

/** A project opens as its person left it: whatever another journey left it as, it opens as a sheet from now on. */
export async function leaveAsSheet(page: Page, project: string) {
  await page.goto(`/projects/${project}?view=board`);
  const kept = page.waitForResponse(
    (response) => response.url().includes("/preferences/") && response.request().method() === "PUT",
  );
  await page.getByRole("group", { name: "表示の切り替え" }).getByRole("button", { name: "表" }).click();
  await kept;
}

/** The cell of a row under a header, wherever the column stands. */
export async function cellOf(page: Page, row: number, header: string): Promise<Locator> {
  const heads = sheetOf(page).locator("thead tr > *");
  await expect(heads.filter({ hasText: header }).first()).toBeAttached();
  const texts = await heads.allTextContents();
  const column = texts.findIndex((text) => text.startsWith(header));
  return sheetOf(page)
    .locator(`tr[aria-rowindex="${row + 2}"] > *`)
    .nth(column);
}

/** Goes to a cell without a press on what stands in it. */
export async function select(page: Page, row: number, header: string) {
  const cell = await cellOf(page, row, header);
  await cell.scrollIntoViewIfNeeded();
  await cell.click({ position: { x: 4, y: 6 } });
  return cell;
}

/** The next save of cells. */
export const saved = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith("/cells") && response.request().method() === "PUT",
  );

/** Types into a cell and waits for its save. */
export async function type(page: Page, row: number, header: string, text: string) {
  await select(page, row, header);
  const answer = saved(page);
  await page.keyboard.insertText(text);
  await page.keyboard.press("Enter");
  return answer;
}
