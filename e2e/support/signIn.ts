import { expect, type Page } from "@playwright/test";

export const PASSWORD = "tsumugi-demo";

/** Of everybody who is not of the demo: nobody new may take the demo's own. */
export const NEW_PASSWORD = "kasa-to-densha-no-asa";

const passwordOf = (email: string) => (email.endsWith("@demo.tsumugi.test") ? PASSWORD : NEW_PASSWORD);

/** Where the app keeps who is signed in, for all tabs of a browser. */
const SESSION_KEY = "tsumugi.session";

/** Of the app's own origin, for where no screen is wanted. */
export const SMALL_FILE = "/manifest.json";

/** A session of its own, asked for at the server; the tours, which lie over the screens, are ended before they start. */
async function startSession(page: Page, email: string) {
  const answer = await page.request.post("/auth/sign_in", { data: { email, password: passwordOf(email) } });
  expect(answer.ok()).toBe(true);
  const { id_token, refresh_token, uid } = await answer.json();
  for (const onboarding_name of ["cms", "projectList"]) {
    const done = await page.request.put("/api/company/users/complete_onboarding", {
      headers: { authorization: `Bearer ${id_token}` },
      data: { onboarding_name },
    });
    expect(done.ok()).toBe(true);
  }
  return { uid, refresh_token };
}

/**
 * Gives the page's browser the session of a demo account; the next page that is opened is signed in. A refresh token is
 * good once, so that each test has its own session rather than a stored state that others have used up.
 */
export async function signInAs(page: Page, email: string) {
  const session = await startSession(page, email);
  // So that no page is started only to be left.
  await page.goto(SMALL_FILE);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
}

/** Signs a demo account in through the screen, its tours done. */
export async function signInOnScreen(page: Page, email: string) {
  await startSession(page, email);
  await page.goto("/signin");
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード").fill(passwordOf(email));
  await page.getByRole("button", { name: "サインイン" }).click();
  await expect(page).not.toHaveURL(/signin/);
}
