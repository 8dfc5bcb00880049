import { expect, type Page } from "@playwright/test";
import { mailedReplyLink } from "./support/outbox.ts";
import { signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

test.use({ actionTimeout: 15_000 });

async function move(page: Page, to: string) {
  await page.getByRole("button", { name: /のステータス/ }).click();
  await page.getByRole("menuitem", { name: to, exact: true }).click();
  await expect(page.getByRole("button", { name: /のステータス/ })).toContainText(to);
}

test("a revision that is asked for reaches the creator by mail, and its link opens the page", async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  await signInAs(page, "staff@demo.tsumugi.test");
  await page.goto("/chat/demo-project-store-event-job-4-room");
  await move(page, "下書き確認中");
  await move(page, "修正依頼中");
  await page.getByRole("button", { name: "メールと催促" }).click();
  const mails = page.getByRole("dialog", { name: "メールと既読" });
  // It would go out in some minutes, at night in the morning.
  await mails.getByRole("button", { name: "修正の依頼を今すぐ送る" }).click();
  const sent = mails.getByRole("region", { name: "送ったメール" }).getByRole("listitem").first();
  await expect(sent).toContainText("修正の依頼");
  const address = /[\w.+-]+@[\w.-]+/.exec((await sent.textContent()) ?? "")?.[0] ?? "";

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: "Asia/Tokyo",
  });
  const phone = await context.newPage();
  await phone.goto(await mailedReplyLink(address, "修正のお願い"));
  await expect(phone.getByRole("region", { name: "依頼の条件" })).toBeVisible();
  await phone.getByRole("region", { name: "依頼の条件" }).scrollIntoViewIfNeeded();
  // That the page was on screen comes to the open room by itself.
  await page.keyboard.press("Escape");
  await expect(page.getByText(/クリエイターは .* に(読みました|開きました)/)).toBeVisible();
  await context.close();
  expect(complaints).toEqual([]);
});
