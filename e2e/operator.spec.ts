import { expect, type Page } from "@playwright/test";
import { FIRST_OPERATOR } from "./support/emptyServer.ts";
import { NEW_PASSWORD } from "./support/signIn.ts";
import { testOfEmpty as test } from "./support/test.ts";

const KANRI = "kanri@hokuto.example.jp";

// Each begins where the one before ended: an empty installation, a company, its limits, its end and its return.
test.describe.configure({ mode: "serial" });

async function signIn(page: Page, email: string) {
  await page.goto("/signin");
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "サインイン" }).click();
  await expect(page).not.toHaveURL(/signin/);
}

async function openCompany(page: Page) {
  await signIn(page, FIRST_OPERATOR);
  await page.goto("/admin/companies");
  await page.getByRole("link", { name: "北斗アウトドア" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("北斗アウトドア");
}

const firstScreen = (page: Page) => page.getByRole("heading", { level: 1, name: "今日やること" });
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const saved = (page: Page) =>
  expect(page.getByText("「北斗アウトドア」の変更を保存しました").first()).toBeVisible();

test("the first operator registers a company and invites its first admin", async ({ page, emptyServer }) => {
  await page.goto(emptyServer.operatorLink);
  await page.getByLabel("新しいパスワード").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "再設定する" }).click();
  await expect(page.getByText("パスワードを再設定しました")).toBeVisible();
  await signIn(page, FIRST_OPERATOR);

  await page
    .getByRole("navigation", { name: "メインメニュー" })
    .getByRole("link", { name: "企業", exact: true })
    .click();
  await expect(page.getByText("企業はまだありません")).toBeVisible();
  await page.getByRole("button", { name: "企業を登録" }).first().click();
  const form = dialog(page, "企業を登録");
  await form.getByLabel(/企業名/).fill("北斗アウトドア");
  await form.getByLabel(/最初の管理者/).fill(KANRI);
  await form.getByRole("radio", { name: "スタンダード" }).click();
  await form.getByRole("button", { name: "登録する" }).click();
  await expect(page.getByText("承諾待ち")).toBeVisible();
  await expect(page.getByText(KANRI)).toBeVisible();

  // The first link dies with the second.
  const first = await emptyServer.linkTo(KANRI, "/invitations/");
  await page.getByRole("button", { name: "招待を再送" }).click();
  await dialog(page, /招待を再送/)
    .getByRole("button", { name: "招待を送る" })
    .click();
  await expect.poll(async () => emptyServer.linkTo(KANRI, "/invitations/")).not.toBe(first);
});

test("the company's first admin accepts and works", async ({ page, emptyServer }) => {
  await page.goto(await emptyServer.linkTo(KANRI, "/invitations/"));
  await page.getByRole("link", { name: "アカウントを作って参加する" }).click();
  await page.getByLabel(/^名前/).fill("北斗 管理");
  await page.getByLabel(/^パスワード必須|^パスワード 必須/).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "登録して参加する" }).click();
  await expect(page).not.toHaveURL(/signup/);
  await page.goto("/");
  await expect(firstScreen(page)).toBeVisible();
  await page.goto("/creators/search");
  await expect(page.getByRole("heading", { level: 1, name: "クリエイター検索" })).toBeVisible();
});

test("the operator limits the seats and switches a feature off", async ({ page, browser, emptyServer }) => {
  await openCompany(page);
  await expect(page.getByText("北斗 管理", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "契約内容を変更" }).click();
  const form = dialog(page, "契約内容を変更");
  await form.getByLabel(/人数の上限/).fill("1");
  await form.getByRole("checkbox", { name: /^クリエイター検索/ }).click();
  await form.getByRole("button", { name: "契約を保存する" }).click();
  await saved(page);
  await expect(page.getByText("メンバー数の上限: 20 → 1")).toBeVisible();

  const office = await browser.newPage({ baseURL: emptyServer.url });
  const refused: string[] = [];
  office.on("response", (response) => response.status() === 403 && refused.push(response.url()));
  await signIn(office, KANRI);
  await expect(firstScreen(office)).toBeVisible();
  await expect(office.getByRole("button", { name: /クリエイター検索/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await office.goto("/creators/search");
  await expect(office.getByText("「クリエイター検索」は現在の契約に含まれていません")).toBeVisible();
  await office.goto("/settings/members");
  await expect(office.getByText(/1 \/ 1人/)).toBeVisible();
  expect(refused).toEqual([]);
  await office.close();
});

test("after the last day the company can only look, until the period is extended", async ({
  page,
  browser,
  emptyServer,
}) => {
  await openCompany(page);
  const office = await browser.newPage({ baseURL: emptyServer.url });
  await signIn(office, KANRI);
  const period = async (from: string, to: string) => {
    await page.getByRole("button", { name: "契約期間を変更" }).click();
    const form = dialog(page, "契約期間を変更");
    await form.getByLabel("契約期間の開始日").fill(from);
    await form.getByLabel("契約期間の終了日").fill(to);
    await form.getByRole("button", { name: "期間を保存する" }).click();
    await saved(page);
    await expect(form).toBeHidden();
  };
  await period("2024/04/01", "2025/03/31");
  await expect(page.getByText(/日前に終了・閲覧のみ/).first()).toBeVisible();
  await office.goto("/creators");
  await expect(office.getByText("契約期間は2025/03/31(月)に終了しました")).toBeVisible();
  await office.goto("/creators/new");
  await expect(office.getByText("この画面では変更できません")).toBeVisible();

  await period("2024/04/01", "2099/03/31");
  await office.goto("/creators/new");
  await expect(office.getByLabel(/表示名/).first()).toBeVisible();
  await office.close();
});

test("a deleted company is gone for its members, and comes back as it was", async ({
  page,
  browser,
  emptyServer,
}) => {
  const office = await browser.newPage({ baseURL: emptyServer.url });
  await signIn(office, KANRI);
  await expect(firstScreen(office)).toBeVisible();

  await openCompany(page);
  await page.getByRole("button", { name: "企業を削除" }).click();
  const asked = dialog(page, /削除しますか/);
  await expect(asked.getByText("メンバー1人は、すぐに開けなくなります。")).toBeVisible();
  await asked.getByLabel(/削除の理由/).fill("解約のため");
  await asked.getByLabel(/確認のため/).fill("北斗アウトドア");
  await asked.getByRole("button", { name: "企業を削除する" }).click();
  await expect(page.getByText(/に削除されました$/)).toBeVisible();

  await office.goto("/creators");
  await expect(office.getByText("「北斗アウトドア」の利用は停止されています")).toBeVisible();

  await page.getByRole("button", { name: "企業を元に戻す" }).click();
  await dialog(page, /元に戻しますか/)
    .getByRole("button", { name: "企業を元に戻す" })
    .click();
  await expect(page.getByText("「北斗アウトドア」を元に戻しました").first()).toBeVisible();
  await expect(page.getByText("理由: 解約のため", { exact: true })).toBeVisible();
  await office.goto("/");
  await expect(firstScreen(office)).toBeVisible();
  await office.close();
});
