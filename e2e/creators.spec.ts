import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { composer, memberAt } from "./support/chat.ts";
import { PASSWORD, signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

test.use({ actionTimeout: 10_000 });

const STAFF = "staff@demo.tsumugi.test";
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const search = async (page: Page, keyword: string) => {
  await page.getByRole("searchbox", { name: "クリエイターを検索" }).fill(keyword);
  await page.keyboard.press("Enter");
};
/** An input method at work in the focused field: what stands there meanwhile, then what Enter makes of it. */
async function compose(page: Page, steps: readonly string[]) {
  const cdp = await page.context().newCDPSession(page);
  for (const text of steps)
    await cdp.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  const enter = { key: "Process", code: "Enter", windowsVirtualKeyCode: 229 };
  await cdp.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...enter });
  await cdp.send("Input.insertText", { text: steps.at(-1) ?? "" });
  await cdp.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
  await cdp.detach();
}
/** Ends the page's session on the server alone: the page finds out by its next call. */
async function endSession(page: Page) {
  const session = await page.evaluate(() => localStorage.getItem("tsumugi.session"));
  const { refresh_token } = JSON.parse(session ?? "{}");
  const ended = await page.request.post("/auth/sign_out", { data: { refresh_token } });
  expect(ended.ok()).toBe(true);
}
const register = async (page: Page, name: string, url: string) => {
  await page.goto("/creators/new");
  await page.getByRole("textbox", { name: /表示名/ }).fill(name);
  await page.getByRole("textbox", { name: /プロフィールのURL/ }).fill(url);
  await page.getByRole("button", { name: "URLから追加" }).click();
};

test("the creators' list: register by address, duplicate, many at once and back, a view, two made one, a file", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signInAs(page, STAFF);

  await test.step("an input method gives the reading, its Enter neither sends the form nor saves a cell", async () => {
    await page.goto("/creators/new");
    const kana = page.getByRole("textbox", { name: "かな" });
    await page.getByRole("textbox", { name: "氏名" }).click();
    await compose(page, ["や", "やま", "やまべ", "山辺"]);
    await page.keyboard.press("Space");
    await compose(page, ["ひなの", "雛乃"]);
    await expect(kana).toHaveValue("やまべ ひなの");
    await kana.fill("やまべ ひなこ");
    await page.getByRole("textbox", { name: "氏名" }).click();
    await page.keyboard.press("End");
    await compose(page, ["こ", "子"]);
    await expect(kana).toHaveValue("やまべ ひなこ");
    await expect(page.getByText(/表示名が入力されていません/)).toHaveCount(0);
    await page.getByRole("textbox", { name: "郵便番号" }).pressSequentially("１５００００１");
    await expect(page.getByRole("textbox", { name: "住所" })).toHaveValue("東京都渋谷区神宮前");
    const leaving = page.getByRole("dialog", { name: "入力中の内容を破棄しますか？" });
    await page.getByRole("button", { name: "キャンセル" }).click();
    await leaving.getByRole("button", { name: "キャンセル" }).click();
    await expect(kana).toHaveValue("やまべ ひなこ");
    await page.getByRole("button", { name: "キャンセル" }).click();
    await leaving.getByRole("button", { name: "破棄して移動する" }).click();

    const saved: string[] = [];
    page.on("request", (request) => request.method() === "PUT" && saved.push(request.url()));
    // By a creator's name: until the list comes, the table shows rows of skeletons.
    const fee = page
      .getByRole("row", { name: /を選択/ })
      .nth(1)
      .getByRole("gridcell")
      .nth(6);
    const editor = page.locator("input.cell-input");
    await fee.click();
    await compose(page, ["い", "いん", "印"]);
    await expect(editor).toHaveValue("印");
    await expect(editor).toBeFocused();
    expect(saved.filter((url) => url.includes("/managed_creators/"))).toEqual([]);
    await page.keyboard.press("Escape");
  });

  await test.step("a session that ends in the middle takes nothing typed; a double click registers one", async () => {
    await register(page, "山辺 ひなの", "https://www.instagram.com/yamabe_hinano/");
    await endSession(page);
    const submit = page.getByRole("button", { name: "登録する" });
    await submit.click();
    const again = page.getByRole("dialog", { name: "もう一度サインインしてください" });
    await again.getByLabel("パスワード").fill(PASSWORD);
    await again.getByRole("button", { name: "サインイン" }).click();
    await expect(again).toBeHidden();
    await expect(page.getByRole("textbox", { name: /表示名/ })).toHaveValue("山辺 ひなの");

    const sent: string[] = [];
    page.on(
      "request",
      (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname),
    );
    await submit.dblclick();
    await expect(heading(page, "山辺 ひなの")).toBeVisible();
    expect(sent.filter((path) => path === "/api/company/managed_creators")).toHaveLength(1);
  });

  await test.step("a pasted address is the account; the same name warns and does not stand in the way", async () => {
    await register(page, "山辺ひなの", "https://www.tiktok.com/@yamabe_hinano");
    await expect(page.getByText("同じ人がすでに登録されているかもしれません")).toBeVisible();
    await page.getByRole("button", { name: "登録する" }).click();
    await expect(heading(page, "山辺ひなの")).toBeVisible();
  });

  await test.step("a keyword in whatever letters finds both, and a tag goes on all that match and off again", async () => {
    await page.goto("/creators");
    await search(page, "＠ｙａｍａｂｅ_hinano");
    await expect(page.getByText("2名", { exact: true })).toBeVisible();
    await page.getByRole("checkbox", { name: "表示中の行をすべて選択" }).check();
    await page.getByRole("button", { name: "タグ", exact: true }).click();
    await page.getByRole("menuitem", { name: "タグを付ける" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: /タグ/ }).fill("一括の印");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await dialog.getByRole("button", { name: "タグを付ける" }).click();
    await expect(page.getByText("2名にタグ「一括の印」を付けました").last()).toBeVisible();
    await expect(page.getByRole("gridcell").getByText("一括の印")).toHaveCount(2);
    await page.getByRole("button", { name: "元に戻す" }).click();
    await expect(page.getByText("2名を変更前に戻しました").last()).toBeVisible();
    await expect(page.getByRole("gridcell").getByText("一括の印")).toHaveCount(0);
  });

  await test.step("the filters are kept under a name and come back after a reload", async () => {
    await page.getByRole("button", { name: "ビューとして保存" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: /ビューの名前/ }).fill("山辺さん");
    await dialog.getByRole("button", { name: "保存する" }).click();
    await expect(page.getByRole("button", { name: "山辺さん", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.goto("/creators");
    await page.getByRole("button", { name: "山辺さん", exact: true }).click();
    await expect(page.getByText("2名", { exact: true })).toBeVisible();
  });

  await test.step("both become one, with both accounts; what was begun in the other's room is in the one room", async () => {
    const rooms = await (await memberAt(page.request, STAFF)).dmRooms("yamabe_hinano");
    const [kept, other] = [rooms["山辺 ひなの"], rooms.山辺ひなの];
    await page.goto(`/chat/${other}`);
    await composer(page).fill("まとめる前の書きかけ");
    await page.goto("/creators?keyword=yamabe_hinano");
    await page.getByRole("link", { name: "山辺 ひなの" }).click();
    await page.getByRole("button", { name: "その他の操作" }).click();
    await page.getByRole("menuitem", { name: "ほかの記録とまとめる" }).click();
    const finder = page.getByRole("dialog", { name: "まとめる相手を探す" });
    await finder.getByRole("searchbox").fill("yamabe_hinano");
    await page.keyboard.press("Enter");
    await finder.getByRole("button", { name: "山辺ひなのを選ぶ" }).click();
    const dialog = page.getByRole("dialog", { name: "2件の記録を1件にまとめる" });
    await dialog.getByRole("button", { name: "1件にまとめる" }).click();
    await expect(page.getByText("「山辺ひなの」を「山辺 ひなの」にまとめました").last()).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "@yamabe_hinano" })).toHaveCount(2);
    await page.goto(`/chat/${other}`);
    await expect(page).toHaveURL(new RegExp(`/chat/${kept}$`));
    await expect(composer(page)).toHaveValue("まとめる前の書きかけ");
  });

  await test.step("the file holds what is on screen", async () => {
    await page.goto("/creators?keyword=yamabe_hinano");
    await expect(page.getByText("1名", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "CSV出力" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "出力する" }).click();
    const text = readFileSync(await (await download).path(), "utf8");
    expect(text.startsWith("\uFEFF表示名,関係")).toBe(true);
    expect(text.trim().split("\r\n")).toHaveLength(2);
    expect(text).toContain("山辺 ひなの");
  });

  await test.step("and the columns that somebody chose", async () => {
    await page.getByRole("button", { name: "CSV出力" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: /列を選ぶ/ }).check();
    await dialog.getByRole("treeitem", { name: "プロフィール" }).press("Control+a");
    await dialog.getByRole("treeitem", { name: "連絡先" }).click();
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "出力する" }).click();
    const [head = ""] = readFileSync(await (await download).path(), "utf8").split("\r\n");
    expect(head).toContain("氏名");
    expect(head).not.toContain("メールアドレス");
  });
  // The browser itself reports what was refused when the session ended, and on the record's page that the other has
  // gone into it.
  const isExpected = (complaint: string) =>
    complaint.includes("status of 401") || /status of 410 .*\/creators\/\w+\)$/.test(complaint);
  expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
});
