import { expect } from "@playwright/test";
import { FIRST_OPERATOR, test } from "./support/emptyServer.ts";

const PASSWORD = "correct horse battery";

test("the first operator's command opens an empty installation", async ({ page, emptyServer }) => {
  await page.goto(emptyServer.operatorLink);
  await page.getByLabel("新しいパスワード").fill(PASSWORD);
  await page.getByRole("button", { name: "再設定する" }).click();
  await expect(page.getByText("パスワードを再設定しました")).toBeVisible();
  await page.goto("/signin");
  await page.getByLabel("メールアドレス").fill(FIRST_OPERATOR);
  await page.getByLabel("パスワード").fill(PASSWORD);
  await page.getByRole("button", { name: "サインイン" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "運営ホーム" })).toBeVisible();
});
