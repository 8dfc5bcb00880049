import { expect, type Page } from "@playwright/test";
import { PASSWORD, signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

const PROJECT = "demo-project-winter-serum";

test.use({ actionTimeout: 15_000 });

/** Calls of a demo member beside the screens, to set the scene. */
async function callsOf(page: Page, email: string) {
  const answer = await page.request.post("/auth/sign_in", { data: { email, password: PASSWORD } });
  const { id_token } = await answer.json();
  return async (method: "GET" | "POST" | "PUT", path: string, data?: object) => {
    const headers = { authorization: `Bearer ${id_token}` };
    const done = await page.request.fetch(path, { method, headers, ...(data && { data }) });
    expect(done.ok(), `${method} ${path}: ${done.status()}`).toBe(true);
    return done.json();
  };
}

test("a draft with a picture is commented on, sent back, handed in again and approved by two", async ({
  page,
  browser,
}) => {
  const call = await callsOf(page, "admin@demo.tsumugi.test");
  const { items } = await call("GET", `/api/company/projects/${PROJECT}/creators?job_status=drafting`);
  const job: string = items[0].job_request_uid;
  await call("PUT", `/api/company/projects/${PROJECT}`, {
    two_approvers: true,
    required_hashtags: ["つむぎ"],
    required_mentions: [],
    disclosure_rule: "冒頭にPR",
    draft_points: ["商品名が正しい"],
  });
  const { url } = await call("POST", `/company/job_requests/${job}/reply_links`, { deliver: "copy" });

  const complaints = watchConsole(page);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
  });
  const phone = await context.newPage();

  await test.step("the creator sees what is missing before handing in, and sends a picture", async () => {
    await phone.goto(url);
    await phone.getByRole("textbox", { name: /投稿の文章・構成/ }).fill("最高の使い心地です");
    await expect(phone.getByText("見つかりません").first()).toBeVisible();
    await phone.getByLabel(/画像を選ぶ/).setInputFiles({
      name: "下書き.png",
      mimeType: "image/png",
      buffer: await phone.screenshot(),
    });
    await expect(phone.getByText("画像を選ぶ（1／10枚）")).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole("textbox", { name: /投稿の文章・構成/ })).toHaveValue("最高の使い心地です");
    await expect(phone.getByText("画像を選ぶ（1／10枚）")).toBeVisible();
    await expect(async () => {
      await phone.getByRole("button", { name: "下書きを提出する" }).click();
      await expect(phone.getByText("下書きを受け取りました")).toBeVisible({ timeout: 3000 });
    }).toPass();
  });

  await test.step("staff comment on a place of the picture and ask for a revision", async () => {
    await signInAs(page, "staff@demo.tsumugi.test");
    await page.goto(`/projects/${PROJECT}/drafts/${job}`);
    await page
      .getByRole("article", { name: "下書き 第1版" })
      .getByRole("img")
      .click({ position: { x: 40, y: 30 } });
    await page.getByRole("textbox", { name: /1枚目へのコメント/ }).fill("ラベルが影に入っています");
    await page.getByRole("button", { name: "コメントする" }).click();
    await expect(page.getByText("ラベルが影に入っています")).toBeVisible();
    await page.getByRole("button", { name: "修正を依頼" }).click();
    await page.getByRole("textbox", { name: /修正してほしい内容/ }).fill("冒頭に【PR】を入れてください");
    await page.getByRole("button", { name: "修正を依頼する（1回目）" }).click();
    await expect(page.getByText("1／2回")).toBeVisible();
  });

  await test.step("the creator reads it at its place and hands in version 2", async () => {
    await expect(phone.getByText("下書きの修正をお願いします", { exact: false }).first()).toBeVisible();
    await expect(phone.getByText("ラベルが影に入っています")).toBeVisible();
    await expect(phone.getByText("1／2回")).toBeVisible();
    await phone.getByRole("textbox", { name: /投稿の文章・構成/ }).fill("【PR】使い心地が好きです #つむぎ");
    await expect(phone.getByText("見つかりません")).toBeHidden();
    await phone.getByRole("button", { name: "下書きを提出する" }).click();
    await expect(phone.getByRole("article", { name: "下書き 第2版" })).toBeVisible();
  });

  await test.step("one approval is not enough, the second is", async () => {
    await page.goto(`/projects/${PROJECT}/drafts/${job}?version=2`);
    await page.getByRole("checkbox", { name: "商品名が正しい" }).check();
    await page.getByRole("button", { name: "承認する" }).click();
    await expect(page.getByText("あと1人の承認が必要です", { exact: false })).toBeVisible();
    await signInAs(page, "admin@demo.tsumugi.test");
    await page.goto(`/projects/${PROJECT}/drafts/${job}`);
    await page.getByRole("checkbox", { name: "商品名が正しい" }).check();
    await page.getByRole("button", { name: "承認する" }).click();
    await expect(page.getByText("投稿待ち").first()).toBeVisible();
    await expect(phone.getByText("下書きが承認されました。投稿したら", { exact: false })).toBeVisible();
    await expect(phone.getByText("1／2回")).toBeVisible();
  });

  await context.close();
  expect(complaints).toEqual([]);
});
