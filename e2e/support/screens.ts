import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { settleAnimations } from "../../tools/settleAnimations.ts";

const PROJECT = "/projects/demo-project-hand-cream";
/** Sends its product to the creators. */
const SHIPPING = "/projects/demo-project-winter-serum";

type Screen = readonly [path: string, heading: string];

/**
 * Every screen of the brand side, with the words its first heading begins with, in groups of about the same size: each is
 * a test of its own, so that a slow machine takes longer and nothing runs into a limit.
 */
export const screenGroups: Readonly<Record<string, readonly Screen[]>> = {
  ホームと設定: [
    ["/", "今日やること"],
    ["/notifications", "お知らせ"],
    ["/settings/profile", ""],
    ["/settings/members", "メンバー"],
    ["/settings/company", "企業情報"],
    ["/settings/audit", "操作の記録"],
    ["/settings/fields", "自社の項目"],
    ["/settings/notifications", ""],
  ],
  クリエイター管理: [
    ["/creators", "クリエイター管理"],
    ["/creators/new", "クリエイター登録"],
    ["/creators/demo-tsumugi-creator-3", ""],
    ["/creators/demo-tsumugi-creator-3/edit", ""],
  ],
  クリエイター検索: [
    ["/creators/import", "一括登録"],
    ["/creators/import/history", "取込の履歴"],
    ["/creators/search", "クリエイター検索"],
    ["/creators/search/demo-creator-5", ""],
    ["/creators/search/compare?ids=demo-creator-5,demo-creator-9", "クリエイターの比較"],
  ],
  案件の一覧: [
    ["/projects", "案件"],
    ["/projects/archives", ""],
    ["/projects/new", "案件作成"],
    ["/payment-notices", "支払通知書"],
    ["/payment-notices/new", "支払通知書の作成"],
    ["/payment-notices/new?by=hand", "支払通知書の作成"],
  ],
  案件: [
    [PROJECT, "ハンドクリーム"],
    [`${PROJECT}/posts`, "ハンドクリーム"],
    [`${PROJECT}/report`, "ハンドクリーム"],
    ["/reports", "レポート"],
    [`${PROJECT}/settings`, "ハンドクリーム"],
  ],
  案件の見せ方: [
    [`${SHIPPING}?view=board`, "冬の高保湿美容液"],
    [`${SHIPPING}?view=calendar`, "冬の高保湿美容液"],
    [`${SHIPPING}?view=sheet&shipping=all`, "冬の高保湿美容液"],
    [`${SHIPPING}/drafts/demo-project-winter-serum-job-23`, ""],
  ],
  入り口: [
    ["/verify-email/unknown", "メールアドレスの確認"],
    ["/signup/member", "招待からの登録"],
  ],
  メッセージとヘルプ: [
    ["/chat", "メッセージ"],
    ["/chat/demo-dm-1", ""],
    ["/help", "ヘルプ"],
    ["/no-such-screen", ""],
  ],
  メールのリンク: [
    ["/verify-email/token-of-a-mail", "メールアドレスの確認"],
    ["/confirm-email-change/token-of-a-mail", "メールアドレスの変更"],
    ["/stop/token-of-a-mail", "メールのお知らせ"],
  ],
};

/** Opens a screen and waits until nothing loads any more. */
export async function open(page: Page, path: string, heading: string) {
  await page.goto(path);
  // A panel that the address opens hides the page behind it from readers: its heading is looked for all the same.
  await expect(page.getByRole("heading", { level: 1, includeHidden: true }).first()).toContainText(heading);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page).toHaveTitle(/ \| ツムギ$/);
}

let script: string | undefined;

/** What axe finds, in light and in dark, in one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(settleAnimations);
  if (!(await page.evaluate(() => "axe" in window))) {
    script ??= readFileSync(process.env.E2E_AXE ?? "", "utf8");
    await page.evaluate(script);
  }
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((html) => html.slice(0, 120)).join(" | ")}`);
}

/** How far a screen can be moved sideways, px. */
export const sidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
