import { expect, type Page } from "@playwright/test";
import { type EmptyServer, FIRST_OPERATOR } from "./support/emptyServer.ts";
import { axeFindings, sidewaysBy } from "./support/screens.ts";
import { NEW_PASSWORD } from "./support/signIn.ts";
import { testOfEmpty as test } from "./support/test.ts";

const HANA = "hana@minato.example.jp";
const SAKURA = "sakura@minato.example.jp";

// Each begins where the one before ended: an empty installation, a company, its second member.
test.describe.configure({ mode: "serial" });

async function signIn(page: Page, email: string) {
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "サインイン" }).click();
}

/** Keeps React from the page, as a slow line does; returns what lets it through. */
async function holdReact(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/vendor-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

async function signUp(page: Page, email: string) {
  await page.getByLabel(/メールアドレス/).fill(email);
  await page.getByLabel(/^パスワード必須|^パスワード 必須/).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "確認メールを送る" }).click();
  await expect(page.getByText("確認メールを送りました")).toBeVisible();
}

/** For everyone, and on a phone. */
async function look(page: Page) {
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysBy(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

const firstScreen = (page: Page) => page.getByRole("heading", { level: 1, name: "今日やること" });

test("the first operator's command opens an empty installation", async ({ page, emptyServer }) => {
  await page.goto(emptyServer.operatorLink);
  await page.getByLabel("新しいパスワード").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "再設定する" }).click();
  await expect(page.getByText("パスワードを再設定しました")).toBeVisible();
  await page.goto("/");
  await expect(page).toHaveURL("/signin");
  await expect(page.getByRole("button", { name: "サインイン" })).toBeVisible();

  // The form is part of the page: it is filled in and sent while the code is still on its way.
  const arrive = await holdReact(page);
  await page.goto("/signin", { waitUntil: "commit" });
  await signIn(page, FIRST_OPERATOR);
  await expect(page.getByRole("button", { name: "サインイン" })).toHaveAttribute("aria-disabled", "true");
  arrive();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: /運営/ })).toBeVisible();
});

test("a company signs up by itself and gets to its first screen", async ({ page, emptyServer }) => {
  await page.goto("/projects");
  await expect(page).toHaveURL(/\/signin\?next=%2Fprojects$/);
  await page.getByRole("link", { name: "新規登録" }).click();
  await expect(page).toHaveURL(/\/signup\?next=%2Fprojects$/);
  await look(page);
  await signUp(page, HANA);
  const link = await emptyServer.linkTo(HANA, "/verify-email/");

  // Who signs in before the address is confirmed is told what to do, and gets no further.
  await page.getByRole("link", { name: "確認を終えたらサインインへ" }).click();
  await expect(page).toHaveURL(/\/signin\?next=%2Fprojects$/);
  await signIn(page, HANA);
  await expect(page.getByText("メールアドレスを確認してください")).toBeVisible();
  await look(page);
  await page.goto("/signup/company");
  await expect(page.getByText("メールアドレスを確認してください")).toBeVisible();

  await confirmAddress(page, link);
  await page.goto("/");
  await page.getByRole("link", { name: "企業を登録する" }).click();
  await expect(page.getByLabel(/企業名/)).toBeVisible();
  await look(page);
  await page.getByLabel(/企業名/).fill("みなと製菓");
  await page.getByLabel(/あなたの名前/).fill("港 花");
  await page.getByRole("button", { name: "企業を登録して始める" }).click();
  await expect(firstScreen(page)).toBeVisible();
  await expect(page.getByText("はじめの一歩")).toBeVisible();
  // A trial is told of in its last days alone: from the first one it would stand above every screen.
  await expect(page.getByText(/トライアルの終了まで/)).toHaveCount(0);

  await page.getByRole("link", { name: "始める" }).first().click();
  await page.getByRole("button", { name: "保存する" }).first().click();
  await expect(page.getByText("名前を保存しました").first()).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("完了")).toHaveCount(1);
});

test("signing up with an address that has an account looks the same, and its mail says so", async ({
  page,
  emptyServer,
}) => {
  await page.goto("/signup");
  await signUp(page, HANA);
  const link = await emptyServer.linkTo(HANA, "/password-reset");
  expect((await emptyServer.mailsTo(HANA)).map(({ subject }) => subject)).toContain(
    "【ツムギ】このメールアドレスは登録済みです",
  );
  await page.goto(link);
  await expect(page.getByRole("button", { name: "再設定のメールを送る" })).toBeVisible();
});

test("an invitation opened with the wrong account leads to the right one", async ({ page, emptyServer }) => {
  await page.goto("/signin");
  await signIn(page, HANA);
  await expect(firstScreen(page)).toBeVisible();
  const link = await invite(page, emptyServer, SAKURA);

  await page.goto(link);
  await expect(page.getByText("招待されたアドレスではありません")).toBeVisible();
  await expect(page.getByText("s***@minato.example.jp")).toBeVisible();
  await look(page);
  await page.getByRole("button", { name: "別のアカウントでサインインする" }).click();
  await page.getByRole("link", { name: "アカウントを作って参加する" }).click();
  await expect(page.getByLabel(/^名前/)).toBeVisible();
  await look(page);
  await page.getByLabel(/^名前/).fill("新井 さくら");
  await page.getByLabel(/^パスワード必須|^パスワード 必須/).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "登録して参加する" }).click();
  await expect(firstScreen(page)).toBeVisible();
  await expect(page).toHaveURL("/");

  await page.goto(link);
  await expect(page.getByText("この招待は承諾済みです")).toBeVisible();
});

test("somebody with an account signs in and accepts", async ({ page, emptyServer, browser }) => {
  const KENJI = "kenji@other.example.jp";
  await page.goto("/signup");
  await signUp(page, KENJI);
  // The mail is opened where nobody is signed in: the owner signs in and is back at the link.
  const mailed = await emptyServer.linkTo(KENJI, "/verify-email/");
  await page.goto(mailed);
  await page.getByRole("link", { name: "サインインして確認する" }).click();
  await signIn(page, KENJI);
  await expect(page).toHaveURL(mailed);
  await confirmAddress(page, mailed);

  const office = await browser.newPage({ baseURL: emptyServer.url });
  await office.goto("/signin");
  await signIn(office, HANA);
  await expect(firstScreen(office)).toBeVisible();
  const link = await invite(office, emptyServer, KENJI);

  const elsewhere = await browser.newPage({ baseURL: emptyServer.url });
  await elsewhere.goto(link);
  await elsewhere.getByRole("link", { name: "サインインして承諾する" }).click();
  await signIn(elsewhere, KENJI);
  await elsewhere.getByRole("button", { name: "招待を承諾する" }).click();
  // Signed up by address and password alone: the name by which colleagues know them is said first.
  await expect(elsewhere.getByText(/仮の名前です/)).toBeVisible();
  await expect(elsewhere.getByLabel(/^名前/)).toHaveValue("kenji");
  await elsewhere.getByLabel(/^名前/).fill("加藤 健司");
  await elsewhere.getByRole("button", { name: "保存する" }).click();
  await expect(elsewhere.getByText("名前を保存しました").first()).toBeVisible();
  await elsewhere.goto("/");
  await expect(firstScreen(elsewhere)).toBeVisible();
  await elsewhere.close();
  await office.goto("/notifications");
  await expect(office.getByText("新井 さくらさんがメンバーに加わりました").first()).toBeVisible();
  await office.close();
});

/** Opens the mailed link, as who is signed in there, and presses. */
async function confirmAddress(page: Page, link: string) {
  await page.goto(link);
  await look(page);
  await page.getByRole("button", { name: "メールアドレスを確認する" }).click();
  await expect(page.getByText("メールアドレスを確認しました")).toBeVisible();
}

/** As the member on screen does it; answers the link that was mailed. */
async function invite(page: Page, server: EmptyServer, email: string): Promise<string> {
  const answer = await page.request.post("/auth/sign_in", { data: { email: HANA, password: NEW_PASSWORD } });
  const { id_token } = await answer.json();
  const sent = await page.request.post("/api/company/companies/invite_member", {
    headers: { authorization: `Bearer ${id_token}` },
    data: { email },
  });
  expect(sent.ok()).toBe(true);
  return server.linkTo(email, "/invitations/");
}
