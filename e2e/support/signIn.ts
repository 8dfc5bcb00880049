import { expect, type Page } from "@playwright/test";

export const PASSWORD = "tsumugi-demo";

/** Ends the tours before they start: they lie over the screen that is to be looked at. */
async function finishTours(page: Page, email: string) {
  const answer = await page.request.post("/auth/sign_in", { data: { email, password: PASSWORD } });
  const { id_token } = await answer.json();
  for (const onboarding_name of ["cms", "projectList"]) {
    const done = await page.request.put("/api/company/users/complete_onboarding", {
      headers: { authorization: `Bearer ${id_token}` },
      data: { onboarding_name },
    });
    expect(done.ok()).toBe(true);
  }
}

/** Signs a demo account in through the screen, its tours done. */
export async function signInAs(page: Page, email: string) {
  await finishTours(page, email);
  await page.goto("/signin");
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード").fill(PASSWORD);
  await page.getByRole("button", { name: "サインイン" }).click();
  await expect(page).not.toHaveURL(/signin/);
}
