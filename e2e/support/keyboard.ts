import type { Locator, Page } from "@playwright/test";

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus is there, as who has no pointer does; fails where Tab never comes by. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${target}`);
}

/** Goes there by Tab and uses it. */
export async function use(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes there by Tab and writes in place of what is there. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

const inFocusedRow = (cell: Locator) =>
  cell.evaluate((element) => element.closest("tr") === document.activeElement?.closest("tr"));

/** Goes into a table by Tab and to a cell by arrows, and uses what is in the cell. */
export async function useCell(page: Page, grid: Locator, cell: Locator): Promise<void> {
  await tabTo(page, grid.locator("[tabindex='0']").first());
  await page.keyboard.press("Control+Home");
  for (let down = 0; down < 40 && !(await inFocusedRow(cell)); down++) await page.keyboard.press("ArrowDown");
  for (let right = 0; right < 40 && !(await isFocused(cell)); right++)
    await page.keyboard.press("ArrowRight");
  if (!(await isFocused(cell))) throw new Error(`No arrow reaches ${cell}`);
  await page.keyboard.press("Enter");
}

/** Chooses in an open menu by arrows. */
export async function choose(page: Page, item: Locator): Promise<void> {
  await item.waitFor();
  for (let down = 0; down < 40; down++) {
    if (await isFocused(item)) return page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`No arrow reaches ${item}`);
}
