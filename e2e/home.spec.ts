import { expect, type Page } from "@playwright/test";
import { signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

test.use({ actionTimeout: 15_000 });

const replies = (page: Page) => page.getByRole("region", { name: "未返信" });
const late = (page: Page) => page.getByRole("region", { name: "遅れ" });

test("what waits leads to the very room, and its row goes when it is answered, on every open home", async ({
  page,
  browser,
  serverUrl,
}) => {
  const complaints = watchConsole(page);
  await signInAs(page, "staff@demo.tsumugi.test");
  await page.goto("/?kind=reply");
  const colleague = await browser.newPage({ baseURL: serverUrl, locale: "ja-JP" });
  await signInAs(colleague, "admin@demo.tsumugi.test");
  await colleague.goto("/?kind=reply");

  const first = replies(page)
    .getByRole("link", { name: /返信する$/ })
    .first();
  const label = (await first.getAttribute("aria-label")) ?? "";
  const room = (await first.getAttribute("href")) ?? "";
  expect(room).toMatch(/^\/chat\/.+/);
  const rows = (home: Page) => replies(home).locator(`a[href="${room}"]`);
  await expect(rows(colleague)).toBeVisible();

  await first.click();
  await expect(page).toHaveURL(new RegExp(`${room}$`));
  await page.getByRole("textbox", { name: "メッセージ" }).fill("ご連絡ありがとうございます。確認しました。");
  await page.getByRole("button", { name: "送信", exact: true }).click();
  await expect(page.getByRole("log", { name: "メッセージ" })).toContainText("確認しました");

  await expect(rows(colleague)).toHaveCount(0);
  await page.getByRole("link", { name: "ホーム", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "今日やること" })).toBeVisible();
  await page.getByRole("button", { name: /^未返信/ }).click();
  await expect(replies(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  expect(label).toContain("返信する");
  await colleague.close();
  expect(complaints).toEqual([]);
});

test("equal tasks of a project are one line, which leads to the list where all of them are done", async ({
  page,
}) => {
  await signInAs(page, "staff@demo.tsumugi.test");
  await page.goto("/");
  const link = late(page)
    .getByRole("link", { name: /: 回答待ち \d+件を開く$/ })
    .first();
  const [, count = ""] = /(\d+)件を開く$/.exec((await link.getAttribute("aria-label")) ?? "") ?? [];
  expect(Number(count)).toBeGreaterThan(1);
  await link.click();
  await expect(page).toHaveURL(/\/projects\/.+status=requested.+due=overdue/);
  await expect(page.getByText(`${count}名`, { exact: true }).filter({ visible: true }).first()).toBeVisible();
});

test("a consultation leads to its row in the project", async ({ page }) => {
  await signInAs(page, "staff@demo.tsumugi.test");
  await page.goto("/?kind=consultation");
  const link = page.getByRole("link", { name: /相談に答える$/ }).first();
  const name = ((await link.getAttribute("aria-label")) ?? "").split(":")[0] ?? "";
  await link.click();
  await expect(page).toHaveURL(/\/projects\/[^?]+\?creator=/);
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
});

test("a project is copied with its creators as candidates, its days moved ahead", async ({ page }) => {
  await signInAs(page, "staff@demo.tsumugi.test");
  await page.goto("/projects/new?from=demo-project-hand-cream");
  await expect(page.getByText(/週間後ろへずらしました/)).toBeVisible();
  await page.getByRole("checkbox", { name: /クリエイターも引き継ぐ（候補として16名）/ }).check();
  await page.getByRole("checkbox", { name: "報酬も予定として引き継ぐ" }).check();
  await page.getByRole("button", { name: "案件を作成" }).click();
  await expect(page.getByText(/クリエイター16名を候補として引き継ぎました/).first()).toBeVisible();
  await page.goto("/projects?keyword=ハンドクリーム");
  await expect(page.getByRole("link", { name: "ハンドクリーム ギフト訴求のコピー" })).toBeVisible();
});

test("whoever closes what the top bar opened finds the page where it was", async ({ page }) => {
  await signInAs(page, "staff@demo.tsumugi.test");
  await page.goto("/projects");
  await page.getByRole("link", { name: "ホーム", exact: true }).click();
  await expect(late(page)).toBeVisible();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const scroll = async (to: number) => {
    await page.evaluate((y) => window.scrollTo(0, y), to);
    return scrolled();
  };
  await expect.poll(() => scroll(600)).toBe(600);

  // The focus is still on the heading, above the part that is in view.
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await scrolled()).toBe(600);

  const bell = page.getByRole("banner").getByRole("button", { name: /^お知らせ/ });
  await bell.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();
  expect(await scrolled()).toBe(600);

  // The browser's own buttons lead away beneath it.
  await bell.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "案件", level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goForward();
  await expect(late(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("what is typed between the key of the search and its window is kept, and replaces the words of the last search", async ({
  page,
}) => {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/PaletteDialog/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await signInAs(page, "staff@demo.tsumugi.test");
  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "案件", level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("hana");
  release();
  const field = page.getByRole("dialog").getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.type("ko");
  await expect(field).toHaveValue("hanako");
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("はる");
  await expect(field).toHaveValue("はる");
});
