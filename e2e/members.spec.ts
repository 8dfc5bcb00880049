import { type BrowserContext, expect, type Page } from "@playwright/test";
import { newMember } from "./support/newMember.ts";
import { signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";

const MEMBERS = "/settings/members";

/** A browser of its own, signed in as somebody. */
async function browserOf(page: Page, serverUrl: string, email: string): Promise<Page> {
  const context = (await page
    .context()
    .browser()
    ?.newContext({ baseURL: serverUrl, locale: "ja-JP" })) as BrowserContext;
  const own = await context.newPage();
  await signInAs(own, email);
  return own;
}

const switchTo = async (page: Page, name: string) => {
  await page.getByRole("button", { name: /切り替え/ }).click();
  await page.getByRole("menuitem", { name }).click();
  await expect(page.getByRole("button", { name: new RegExp(`企業: ${name}`) })).toBeVisible();
};

test("an admin invites a pasted list, sends one again, and takes one back", async ({ page }) => {
  await signInAs(page, "admin@demo.tsumugi.test");
  await page.goto(MEMBERS);
  await page.getByRole("button", { name: "メンバーを招待" }).click();
  const dialog = page.getByRole("dialog", { name: "メンバーを招待" });
  await dialog
    .getByRole("textbox", { name: /メールアドレス/ })
    .fill("森 花 <Mori@example.jp>\nａｂｅ＠example.jp\nviewer@demo.tsumugi.test\nまちがい");
  await expect(dialog.getByRole("status")).toContainText("招待を送る 2件");
  await expect(dialog.getByRole("status")).toContainText("すでにメンバー 1件");
  await dialog.getByRole("button", { name: "2人に招待を送る" }).click();
  await expect(page.getByText("2人に招待を送りました。").first()).toBeVisible();
  const invited = page.getByRole("list", { name: "招待中" });
  await expect(invited.getByRole("listitem")).toHaveCount(2);
  // A second mail within the minute is refused, with the time to wait.
  await page.getByRole("button", { name: "mori@example.jpへの招待を再送" }).click();
  await expect(page.getByText(/送ったばかりです.*分後/).first()).toBeVisible();
  await page.getByRole("button", { name: "abe@example.jpへの招待を取り消す" }).click();
  await page.getByRole("button", { name: "招待を取り消す" }).click();
  await expect(invited.getByRole("listitem")).toHaveCount(1);
  await expect(invited.getByRole("listitem")).toContainText("mori@example.jp");
});

test("two tabs: the other one follows a switch, unless something is being typed there", async ({ page }) => {
  await signInAs(page, "staff@demo.tsumugi.test");
  await page.goto("/creators");
  const list = page.locator("main [role=grid]");
  await list.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/creators\/.+/);
  // Kept out of sight for whoever goes back.
  await expect(list).toHaveCount(1);
  const second = await page.context().newPage();
  await second.goto("/");
  await switchTo(second, "あおば食品");

  // Nothing of the former company is left: neither its row, nor its address, nor what was kept out of sight.
  await expect(page.getByRole("button", { name: /企業: あおば食品/ })).toBeVisible();
  await expect(page.getByText("あおば食品の画面に切り替わりました").first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(list).toHaveCount(0);
  await switchTo(page, "つむぎ化粧品");
  await expect(second.getByRole("button", { name: /企業: つむぎ化粧品/ })).toBeVisible();

  await page.goto("/projects/new");
  await page.getByLabel(/案件名/).fill("書きかけの案件");
  await switchTo(second, "あおば食品");
  const question = page.getByRole("dialog", { name: "ほかのタブで「あおば食品」に切り替わりました" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "つむぎ化粧品に戻して続ける" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel(/案件名/)).toHaveValue("書きかけの案件");
  await expect(second.getByRole("button", { name: /企業: つむぎ化粧品/ })).toBeVisible();
});

test("a member removed in the middle of a chat sees why, and the screen does not try again for ever", async ({
  page,
  serverUrl,
}) => {
  await newMember(page.request, "kobayashi@example.jp", "小林 直樹");
  await signInAs(page, "admin@demo.tsumugi.test");
  const removed = await browserOf(page, serverUrl, "kobayashi@example.jp");
  await removed.goto("/chat/demo-dm-1");
  // Nothing here is unread to somebody who has just come: writing joins the room.
  await removed.getByRole("textbox", { name: /メッセージ/ }).fill("今日から担当します");
  await removed.getByRole("textbox", { name: /メッセージ/ }).press("ControlOrMeta+Enter");
  await expect(removed.getByText("今日から担当します").last()).toBeVisible();

  await page.goto(MEMBERS);
  await page.getByRole("searchbox", { name: "メンバーを検索" }).fill("小林");
  await expect(page.getByRole("list", { name: "メンバー" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "小林 直樹さんの操作" }).click();
  await page.getByRole("menuitem", { name: "メンバーを削除" }).click();
  const dialog = page.getByRole("dialog");
  // What was joined is handed over.
  await dialog.getByRole("combobox", { name: /引き継ぎ先/ }).selectOption({ label: "小川 拓真" });
  await expect(dialog.getByText("参加中のメッセージ")).toBeVisible();
  await dialog.getByRole("button", { name: "メンバーを削除する" }).click();
  await expect(page.getByText("小林 直樹さんをメンバーから削除しました").first()).toBeVisible();

  await expect(removed.getByText(/^企業のメンバーから外れました/).first()).toBeVisible({ timeout: 15_000 });
  await expect(removed.getByRole("textbox", { name: /メッセージ/ })).toHaveCount(0);
  const refused: string[] = [];
  removed.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await removed.waitForTimeout(5_000);
  // A call that was on its way may still be refused; what is refused is not asked again.
  expect(refused.filter((call, index) => refused.indexOf(call) < index)).toEqual([]);
  await removed.context().close();
});
