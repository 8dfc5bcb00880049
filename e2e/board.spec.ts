import { expect, type Page } from "@playwright/test";
import { signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

const PROJECT = "demo-project-winter-serum";

test.use({ actionTimeout: 15_000 });

const group = (page: Page, status: string) => page.locator(`[data-drop="${status}"]`);
const said = (page: Page) => page.getByRole("status").filter({ hasText: /。$/ }).first();

test("a card is moved by keys on the board, and the sheet shows it after a change of view", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signInAs(page, "staff@demo.tsumugi.test");
  await page.goto(`/projects/${PROJECT}?view=board`);
  const card = group(page, "draft_review").getByRole("listitem").first();
  await expect(card).toBeVisible();
  const name = (await card.getAttribute("aria-label")) ?? "";
  await card.focus();
  await page.keyboard.press("Space");
  await expect(said(page)).toContainText(`${name}をつかみました`);
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toContainText("「投稿待ち」。Enterで移します");
  await page.keyboard.press("Enter");
  await expect(group(page, "approved").getByRole("listitem", { name })).toBeFocused();

  await page.getByRole("button", { name: "表", exact: true }).click();
  await expect(page).toHaveURL(/view=sheet/);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("投稿待ち");

  // The view is remembered where the address does not say it.
  await page.getByRole("button", { name: "カレンダー" }).click();
  await expect(page.getByRole("table", { name: /の期限$/ })).toBeVisible();
  await page.goto(`/projects/${PROJECT}`);
  await expect(page.getByRole("table", { name: /の期限$/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a product goes from the arrangement to the creator, who gives the address and says that it is there", async ({
  page,
  browser,
  serverUrl,
}) => {
  await signInAs(page, "staff@demo.tsumugi.test");
  await page.goto(`/projects/${PROJECT}?view=board`);
  const card = group(page, "accepted").getByRole("listitem").first();
  const name = (await card.getAttribute("aria-label")) ?? "";

  await page.getByRole("button", { name: "商品の発送" }).click();
  const list = page.getByRole("list", { name: "商品を送る相手" });
  await list.getByRole("button", { name, exact: true }).click();
  const panel = page.getByRole("dialog", { name: `${name}の発送` });
  await panel.getByLabel("発送の状況").selectOption("住所確認中");
  await panel.getByRole("button", { name: "保存する" }).click();
  await expect(panel).toBeHidden();

  const link = await replyLink(page, name);
  const phone = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: "ja-JP",
    baseURL: serverUrl,
  });
  await phone.goto(link);
  const parcel = phone
    .locator("section")
    .filter({ has: phone.getByRole("heading", { name: "商品のお届け" }) });
  await parcel.getByRole("button", { name: /お届け先を(入力|訂正)する/ }).click();
  await parcel.getByLabel("お名前").fill("山田 桜");
  await parcel.getByLabel("電話番号").fill("090-1234-5678");
  await parcel.getByLabel("郵便番号").fill("150-0001");
  await parcel.getByLabel("住所").fill("東京都渋谷区神宮前1-2-3 つむぎ荘101");
  await parcel.getByRole("button", { name: "このお届け先を送る" }).click();
  await expect(parcel.getByText("お届け先を確認しました。")).toBeVisible();

  await page.goto(`/projects/${PROJECT}?view=board&shipping=all`);
  await list.getByRole("button", { name, exact: true }).click();
  await expect(panel.getByText("東京都渋谷区神宮前1-2-3 つむぎ荘101")).toBeVisible();
  await expect(panel.getByText("本人が確認済み")).toBeVisible();
  await panel.getByLabel("発送の状況").selectOption("発送済み");
  await panel.getByLabel("配送会社").selectOption("ヤマト運輸");
  await panel.getByLabel("送り状番号").fill("1234-5678-9013");
  await panel.getByRole("button", { name: "保存する" }).click();
  await expect(panel).toBeHidden();
  // Saving leads back to the list that the panel was opened from.
  await page.getByRole("dialog", { name: "商品の発送" }).getByRole("button", { name: "閉じる" }).click();
  await expect(group(page, "preparing").getByRole("listitem", { name })).toBeVisible();

  await phone.reload();
  await expect(parcel.getByText("ヤマト運輸 1234-5678-9013")).toBeVisible();
  await expect(phone.getByText(/商品を発送しました（ヤマト運輸 1234-5678-9013）/)).toBeVisible();
  await parcel.getByRole("button", { name: "商品を受け取りました" }).click();
  await expect(parcel.getByText(/受け取りを確認しました/)).toBeVisible();

  await page.reload();
  await expect(group(page, "drafting").getByRole("listitem", { name })).toContainText("到着");
  await phone.close();
});

/** A link that is copied by hand, from the row of the sheet. */
async function replyLink(page: Page, name: string): Promise<string> {
  await page.goto(`/projects/${PROJECT}?view=sheet`);
  await page.getByRole("searchbox", { name: "案件のクリエイターを検索" }).fill(name);
  const row = page.getByRole("row").filter({ hasText: name });
  await row.hover();
  await row.getByRole("button", { name: `${name}の行を開く` }).click();
  const panel = page.getByRole("dialog", { name });
  await panel.getByRole("tab", { name: "依頼のリンク" }).click();
  await panel.getByRole("button", { name: "新しいリンクをコピー" }).click();
  const field = panel.getByRole("textbox");
  await expect(field).toHaveValue(/\/r\//);
  const value = await field.inputValue();
  await page.keyboard.press("Escape");
  return new URL(value).pathname;
}
