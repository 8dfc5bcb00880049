import { expect, type Page } from "@playwright/test";
import { mailedReplyLink } from "./support/outbox.ts";
import { cellOf, leaveAsSheet, type } from "./support/sheet.ts";
import { signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

const PROJECT = "demo-project-spring-sun";

test.use({ actionTimeout: 15_000 });

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** Asks the one creator whose row is chosen, with a fee; answers the address that the mail goes to. */
async function ask(page: Page, fee: string): Promise<string> {
  await page.getByRole("button", { name: "候補1名に依頼を送る" }).click();
  const panel = page.getByRole("dialog", { name: "依頼を送る" });
  const address = /[\w.+-]+@[\w.-]+/.exec(
    (await panel.getByRole("list", { name: "送る相手" }).textContent()) ?? "",
  )?.[0];
  const terms = {
    依頼内容: "UVミルクの紹介リールを1本。",
    納品日: "2099-03-01",
    納品場所: "Instagram",
    検収日: "2099-03-10",
    支払日: "2099-03-31",
  };
  for (const [label, text] of Object.entries(terms)) {
    await panel.getByLabel(label).first().fill(text);
  }
  await panel.getByLabel("報酬（税抜）").first().fill(fee);
  await panel.getByRole("textbox", { name: /の報酬$/ }).fill(fee);
  await panel.getByRole("button", { name: "内容を確認" }).click();
  // The delivery is after the project's posting period.
  await panel.getByRole("checkbox", { name: /確かめました/ }).check();
  await panel.getByRole("button", { name: "1名に送る" }).click();
  await expect(panel).toBeHidden();
  return address ?? "";
}

async function move(page: Page, name: string, to: string, reason?: string) {
  await page.getByRole("button", { name: new RegExp(`^${name}のステータス`) }).click();
  const item = page.getByRole("menuitem", { name: new RegExp(`^${to}`) });
  const others = page.getByRole("menuitem", { name: /^ほかのステータス/ });
  await expect(item.or(others).first()).toBeVisible();
  if (!(await item.isVisible())) await others.click();
  await item.click();
  if (reason === undefined) return expect(rowOf(page, name)).toContainText(to);
  const dialog = page.getByRole("dialog", { name: `「${to}」に変えますか？` });
  await dialog.getByRole("textbox").fill(reason);
  await dialog.getByRole("button", { name: "変える" }).click();
  await expect(rowOf(page, name)).toContainText(to);
}

async function accept(phone: Page) {
  await phone.getByRole("button", { name: "受ける" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "受ける" }).click();
  await expect(phone.getByText("この依頼を受けました")).toBeVisible();
}

/** Hands in a draft that holds what the project asks for. */
async function handIn(phone: Page, text: string) {
  await phone
    .getByRole("textbox", { name: /投稿の文章・構成/ })
    .fill(`【PR】${text} #PR #ひなたUV @tsumugi_cosme`);
  await phone.getByRole("button", { name: "下書きを提出する" }).click();
  await expect(phone.getByText("下書きを受け取りました")).toBeVisible();
}

const openDraft = async (page: Page, name: string) => {
  await expect(rowOf(page, name)).toContainText("下書き確認中");
  await rowOf(page, name).getByText("下書きを確認", { exact: true }).click();
  await expect(page.getByRole("article", { name: /^下書き 第/ }).first()).toBeVisible();
};

test("a job from a wish over version 2, cancelled, asked again, a revision and a post to its end, by two staff and a creator", async ({
  page,
  browser,
  baseURL,
}) => {
  const complaints = watchConsole(page);
  await signInAs(page, "staff@demo.tsumugi.test");
  await leaveAsSheet(page, PROJECT);
  await page.goto(`/projects/${PROJECT}?phase=selection`);
  const first = page.getByRole("row").nth(1);
  const name = (await first.getByRole("rowheader").getByRole("link").textContent()) ?? "";

  await test.step("a fee is planned for the candidate, and the request begins with it", async () => {
    await type(page, 0, "報酬（税抜）", "5.5万");
    await expect(await cellOf(page, 0, "報酬（税抜）")).toContainText("¥55,000");
  });
  await page.getByRole("searchbox", { name: "案件のクリエイターを検索" }).fill(name);
  await page.goto(`/projects/${PROJECT}?keyword=${encodeURIComponent(name)}`);
  await rowOf(page, name).getByRole("checkbox").check();
  const address = await ask(page, "60,000");
  await expect(rowOf(page, name)).toContainText("打診中");

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
  });
  const phone = await context.newPage();
  const phoneComplaints = watchConsole(phone);

  await test.step("the creator asks for 80,000 yen on a phone", async () => {
    await phone.goto(await mailedReplyLink(address));
    await phone.getByRole("button", { name: "条件を相談する" }).click();
    await phone.getByRole("textbox", { name: "希望の報酬（税抜）" }).fill("8万");
    await phone.getByRole("textbox", { name: "相談したい内容" }).fill("撮影に2日かかります。");
    await phone.getByRole("button", { name: "相談を送る" }).click();
    await expect(phone.getByText("条件の相談を送りました")).toBeVisible();
  });

  await test.step("staff see the wish live on the row and answer with version 2", async () => {
    const wish = page.getByRole("button", { name: new RegExp(`^${name}の条件.*希望 ¥80,000（\\+¥20,000）`) });
    await expect(wish).toBeVisible();
    await wish.click();
    const panel = page.getByRole("dialog", { name: "条件と版" });
    await expect(panel.getByText("撮影に2日かかります。")).toBeVisible();
    await panel.getByRole("button", { name: "条件を変えて送る" }).click();
    const form = page.getByRole("dialog", { name: "条件を変えて送る" });
    await expect(form.getByLabel("報酬（税抜）")).toHaveValue("80,000");
    await form.getByLabel("報酬（税抜）").fill("75000");
    await form.getByRole("button", { name: "内容を確認" }).click();
    await expect(form.getByLabel("変わった条件")).toContainText("75,000円（税抜）");
    await form.getByRole("button", { name: "第2版を送る" }).click();
    await expect(panel.getByText("いまの条件")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(rowOf(page, name)).toContainText("¥75,000");
    await expect(rowOf(page, name)).toContainText("打診中");
  });

  await test.step("version 2 comes to the open page with what changed, and is accepted", async () => {
    await expect(phone.getByText("第1版から変わった条件")).toBeVisible();
    await expect(phone.getByRole("region", { name: "依頼の条件" })).toContainText("75,000円");
    await phone.getByText("これまでの条件をすべて見る（2版）").click();
    await expect(phone.getByRole("list", { name: "条件の版" })).toContainText("第1版");
    await accept(phone);
    await expect(rowOf(page, name)).toContainText("確定");
  });

  await test.step("cancelled and back to candidate: the creator is told the truth", async () => {
    await move(page, name, "中止", "企画の変更");
    await expect(phone.getByText("この依頼は中止になりました")).toBeVisible();
    await move(page, name, "候補", "企画の再開");
    await expect(phone.getByText("前の依頼は終わっています")).toBeVisible();
    await expect(phone.getByRole("button", { name: "受ける" })).toBeHidden();
  });

  await test.step("asked again, the same link shows version 3, and it is accepted", async () => {
    await rowOf(page, name).getByRole("checkbox").check();
    await ask(page, "90,000");
    await expect(rowOf(page, name)).toContainText("打診中");
    await expect(phone.getByText("新しい条件（第3版）が届いています")).toBeVisible();
    await accept(phone);
    await expect(rowOf(page, name)).toContainText("確定");
    await expect(rowOf(page, name)).toContainText("¥90,000");
  });

  const office = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: "ja-JP",
  });
  const colleague = await office.newPage();
  const colleagueComplaints = watchConsole(colleague);
  await signInAs(colleague, "admin@demo.tsumugi.test");
  const sheet = `/projects/${PROJECT}?keyword=${encodeURIComponent(name)}`;

  await test.step("a colleague begins the work and sends the draft back by a day of its own", async () => {
    await colleague.goto(sheet);
    await move(colleague, name, "制作中");
    await handIn(phone, "朝の紫外線対策に");
    await openDraft(colleague, name);
    await colleague.getByRole("button", { name: "修正を依頼" }).click();
    await colleague.getByRole("textbox", { name: /修正してほしい内容/ }).fill("冒頭で商品名を言ってください");
    await colleague.getByLabel(/次の下書きの期限/).fill("2099-01-15");
    await colleague.getByRole("button", { name: "修正を依頼する（1回目）" }).click();
    await expect(phone.getByText("下書きの修正をお願いします", { exact: false }).first()).toBeVisible();
    const due = phone.getByRole("listitem").filter({ hasText: "下書き期限" });
    await expect(due).toContainText("01/15");
    await expect(rowOf(page, name)).toContainText("修正依頼中");
    await expect(rowOf(page, name)).toContainText("01/15");
  });

  await test.step("the first of the staff approves version 2, the creator registers the post", async () => {
    await handIn(phone, "ひなたUVミルクで、朝の紫外線対策に");
    await openDraft(page, name);
    for (const box of await page.getByRole("main").getByRole("checkbox").all()) await box.check();
    await page.getByRole("button", { name: "承認する" }).click();
    await expect(phone.getByText("下書きが承認されました。投稿したら", { exact: false })).toBeVisible();
    await phone.getByLabel("投稿のURL").fill("できました https://www.instagram.com/reel/DJourney01/ です");
    await phone.getByRole("button", { name: "投稿URLを登録する" }).click();
    await expect(phone.getByText("投稿を受け取りました")).toBeVisible();
  });

  await test.step("the colleague inspects, pays and ends it, and the creator reads so", async () => {
    await colleague.goto(sheet);
    for (const status of ["検収済み", "支払手続き中", "完了"]) await move(colleague, name, status);
    await expect(phone.getByText("この依頼は完了しました")).toBeVisible();
  });

  expect([...complaints, ...phoneComplaints, ...colleagueComplaints]).toEqual([]);
  await office.close();
  await context.close();
});
