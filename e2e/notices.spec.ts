import { expect, type Page } from "@playwright/test";
import { PASSWORD, signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

test.use({ actionTimeout: 15_000 });

const dialog = (page: Page) => page.getByRole("dialog");
/** The demo's own notices stand beside it. */
const linkOf = (page: Page, payable: string) =>
  page.getByRole("grid").getByRole("row").filter({ hasText: payable }).getByRole("link").first();
const paper = (page: Page) => page.getByRole("article", { name: "支払通知書" });

/** The link that the company hands over: mails to creators wait for the morning, this test does not. */
async function replyLinkOf(page: Page, notice: string): Promise<string> {
  const signedIn = await page.request.post("/auth/sign_in", {
    data: { email: "admin@demo.tsumugi.test", password: PASSWORD },
  });
  const headers = { authorization: `Bearer ${(await signedIn.json()).id_token}` };
  const found = await page.request.get(`/company/payment_notices/${notice}`, { headers });
  expect(found.ok(), `${found.url()}: ${found.status()}`).toBe(true);
  const [line] = (await found.json()).lines;
  const made = await page.request.post(`/company/job_requests/${line.job_request_uid}/reply_links`, {
    headers,
    data: { deliver: "copy" },
  });
  expect(made.ok()).toBe(true);
  return (await made.json()).url;
}

test("an inspected job is previewed, drafted, issued, confirmed, approved, paid, and the payment taken back", async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  await signInAs(page, "finance@demo.tsumugi.test");
  await page.goto("/payment-notices/new");
  const job = page.getByRole("row").nth(1);
  await job.getByRole("checkbox").click();
  const plan = page.getByRole("list", { name: "作成する支払通知書" }).getByRole("button");
  const payable = (await plan.locator(".tsu-num").innerText()).trim();
  await plan.click();
  await expect(dialog(page).getByRole("article", { name: "支払通知書" })).toContainText(payable);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "1件の下書きを作成" }).click();

  // The draft beside its page: what is typed is printed at once, and kept.
  await expect(paper(page)).toContainText("未発行");
  await page.getByRole("textbox", { name: /備考/ }).fill("通し検査の備考");
  await expect(paper(page)).toContainText("通し検査の備考");
  await page.getByRole("button", { name: "発行の確認へ" }).click();
  await dialog(page).getByRole("button", { name: "1件を発行する" }).click();
  await expect(page.getByRole("heading", { level: 1 }).first()).toContainText(/PN-\d{4}-\d{4}/);
  await expect(paper(page)).toContainText("通し検査の備考");

  // The creator confirms on the phone, and the page of the company follows by itself.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
  });
  const phone = await context.newPage();
  await phone.goto(await replyLinkOf(page, new URL(page.url()).pathname.split("/").at(-1) ?? ""));
  await expect(phone.getByText(payable).first()).toBeVisible();
  await phone.getByRole("button", { name: "この内容で確認する" }).click();
  await expect(phone.getByText("内容を確認しました")).toBeVisible();
  await context.close();
  await page.getByRole("button", { name: "支払承認する" }).click();
  await page.getByRole("button", { name: "支払済みにする" }).click();
  await dialog(page).getByRole("button", { name: "1件を支払済みにする" }).click();
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect(page.getByText("支払いを承認しました")).toBeVisible();
  await expect(page.getByText("支払済みへの変更を取り消したため")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the operator's notice is disputed by the company, answered by a second edition, confirmed and paid", async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await browser.newPage({ baseURL, locale: "ja-JP" });
  await signInAs(office, "operator@demo.tsumugi.test");
  await office.goto("/admin/payment-notices?new=1");
  await office.getByRole("combobox", { name: /支払先の企業/ }).fill("つむぎ");
  await office.getByRole("option", { name: /つむぎ化粧品/ }).click();
  await office.getByRole("textbox", { name: /^受領日/ }).fill("2026/11/12");
  await office.getByRole("textbox", { name: /支払期日/ }).fill("2026/12/25");
  await office.getByRole("textbox", { name: /内容/ }).fill("紹介キャンペーン還元金");
  await office.getByRole("textbox", { name: /取引日/ }).fill("2026/10/31");
  await office.getByRole("textbox", { name: /金額/ }).fill("80000");
  await office.getByRole("button", { name: "下書きを保存" }).click();
  const issue = async () => {
    await office.getByRole("button", { name: "発行の確認へ" }).click();
    await dialog(office).getByRole("button", { name: "1件を発行する" }).click();
    await expect(office.getByText(/の確認を待っています/)).toBeVisible();
  };
  await issue();

  await signInAs(page, "finance@demo.tsumugi.test");
  await page.goto("/payment-notices?side=received&status=issued");
  await linkOf(page, "¥88,000").click();
  await expect(paper(page)).toContainText("¥88,000");
  await page.getByRole("button", { name: "内容が違うと連絡する" }).click();
  await dialog(page).getByRole("textbox", { name: /理由/ }).fill("9月分の還元が入っていません。");
  await dialog(page).getByRole("button", { name: "連絡する" }).click();
  await expect(page.getByText("「9月分の還元が入っていません。」")).toBeVisible();

  await office.reload();
  await expect(office.getByText("「9月分の還元が入っていません。」")).toBeVisible();
  await office.getByRole("link", { name: "新しい版を作成" }).click();
  await office.getByRole("textbox", { name: /金額/ }).fill("95000");
  await office.getByRole("button", { name: "第2版の下書きを作成" }).click();
  await issue();

  await page.goto("/payment-notices?side=received&status=issued");
  await linkOf(page, "¥104,500").click();
  await expect(paper(page)).toContainText("第2版");
  await page.getByRole("button", { name: "この内容で確認する" }).click();
  await expect(page.getByText("内容を確認しました").first()).toBeVisible();

  await office.reload();
  await office.getByRole("button", { name: "支払承認する" }).click();
  await office.getByRole("button", { name: "支払済みにする" }).click();
  await dialog(office).getByRole("button", { name: "1件を支払済みにする" }).click();
  await expect(office.getByText("支払済みです").first()).toBeVisible();
  await office.close();
});
