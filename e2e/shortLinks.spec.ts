import { readdir, readFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { signInAs } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

const PROJECT = "通し検査 短縮リンク";
const PAGE = "https://cosme.example.jp/lip?color=2";
/** Candidates whom no other journey asks. */
const CREATORS = ["ゆうとのお金の話", "ひかる家の柴犬"] as const;
const SHORT = /https?:\/\/\S+\/s\/[a-z0-9]{8}/;

test.use({ actionTimeout: 15_000 });

/** A phone of a network of its own: whoever clicks from the company's is counted apart. */
const visit = (url: string, host = 7) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port, pathname } = new URL(url);
    const headers = {
      accept: "text/html",
      "user-agent":
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    };
    const localAddress = `127.77.7.${host}`;
    request({ hostname, port, path: pathname, headers, localAddress, family: 4 }, (answer) => {
      answer.resume();
      resolve(answer);
    })
      .on("error", reject)
      .end();
  });

/** The mailed requests of this project. */
async function mailed(): Promise<string[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? "data", "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".txt"));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return texts.filter((text) => text.includes(`「${PROJECT}」の依頼が届きました`));
}

async function createProject(page: Page) {
  await page.goto("/projects/new");
  await page.getByLabel("案件名").fill(PROJECT);
  await page.getByLabel("投稿期限").fill("2099-03-10");
  await page.getByLabel("支払期日").fill("2099-03-31");
  await page.getByLabel("投稿に入れるリンク").fill(PAGE);
  await page.getByRole("button", { name: "案件を作成" }).click();
  await expect(page.getByRole("heading", { level: 1, name: PROJECT })).toBeVisible();
  await page.getByRole("button", { name: "クリエイターを追加" }).first().click();
  const panel = page.getByRole("dialog", { name: "クリエイターを追加" });
  for (const name of CREATORS) {
    await panel.getByRole("searchbox").fill(name);
    await panel.getByRole("checkbox", { name }).check();
  }
  await panel.getByRole("button", { name: "2名を追加" }).click();
  await expect(panel).toBeHidden();
}

/** One variable from the menu, one typed with the braces of the chat. */
async function sendRequests(page: Page) {
  await page.getByRole("button", { name: "依頼を送る", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "依頼を送る" });
  const terms = {
    依頼内容: "リール動画を1本。リンク: {{短縮URL}}",
    納品日: "2099-03-01",
    納品場所: "Instagram",
    検収日: "2099-03-05",
    "報酬（税抜）": "50000",
    支払日: "2099-03-31",
  };
  for (const [label, text] of Object.entries(terms)) await panel.getByLabel(label).first().fill(text);
  await panel.getByRole("button", { name: "備考に差し込み" }).click();
  await page.getByRole("menuitem", { name: "{短縮URL}" }).click();
  await expect(panel.getByRole("textbox", { name: "備考" })).toHaveValue("{短縮URL}");
  await panel.getByRole("button", { name: "内容を確認" }).click();
  const mail = panel.frameLocator("iframe").locator("body");
  await expect(mail).toContainText("リンク: http");
  await expect(mail).not.toContainText(/[{}]/);
  await panel.getByRole("button", { name: "2名に送る" }).click();
  await expect(panel).toBeHidden();
  await expect.poll(async () => (await mailed()).length, { timeout: 60_000 }).toBe(2);
  const mails = await mailed();
  for (const text of mails) expect(text).not.toMatch(/[{}]/);
  const addresses = mails.map((text) => SHORT.exec(text)?.[0] ?? "");
  expect(new Set(addresses).size).toBe(2);
}

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

async function openLink(page: Page) {
  await page.getByRole("button", { name: `${CREATORS[0]}の行を開く` }).click();
  const panel = page.getByRole("dialog").filter({ hasText: CREATORS[0] });
  await panel.getByRole("tab", { name: "短縮リンク" }).click();
  return panel;
}

const figureIn = (panel: ReturnType<Page["getByRole"]>, label: string) =>
  panel.locator(".figures > div").filter({ hasText: new RegExp(`^${label}`) });

test("a short link goes out with two requests, is clicked, counted, put into a message, and disabled", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signInAs(page, "staff@demo.tsumugi.test");
  await test.step("a project names its page, and two creators", () => createProject(page));
  await test.step("each gets an address of their own", () => sendRequests(page));
  const project = page.url().split("?")[0] ?? "";

  await page.reload();
  const panel = await test.step("the row shows its link", () => openLink(page));
  const address = (await panel.locator("code").first().textContent()) ?? "";
  expect(address).toMatch(SHORT);
  await test.step("its QR code can be saved for print and for pictures", async () => {
    await panel.getByRole("button", { name: "QRコード" }).click();
    const qr = page.getByRole("dialog", { name: /のQRコード$/ });
    for (const kind of ["SVG", "PNG"]) {
      const download = page.waitForEvent("download");
      await qr.getByRole("button", { name: `${kind}で保存` }).click();
      expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${kind.toLowerCase()}$`));
    }
    await page.keyboard.press("Escape");
  });
  await test.step("visitors are led on, and looking first leads nowhere", async () => {
    for (const url of [address, address, `${address}.q`]) {
      const { statusCode, headers } = await visit(url);
      expect([statusCode, headers.location?.split("&utm")[0]]).toEqual([302, PAGE]);
      expect(headers["set-cookie"]).toBeUndefined();
    }
    await visit(address, 8);
    expect((await visit(`${address}+`)).statusCode).toBe(200);
  });
  await test.step("the row counts them: four, of two people, one by the code, in this hour", async () => {
    // What is counted within a second is read when the panel is opened again.
    await expect(async () => {
      await page.goto(`${project}`);
      const again = await openLink(page);
      await expect(figureIn(again, "クリック")).toContainText("4", { timeout: 3_000 });
      // Somebody who comes back in the next hour is counted again.
      await expect(figureIn(again, "ユニーク")).toContainText(/[23]/);
      await expect(figureIn(again, "うちQR")).toContainText("1");
      await expect(again.getByRole("figure", { name: "1時間ごとのクリック" })).toBeVisible();
    }).toPass({ timeout: 90_000 });
  });
  await test.step("the report lists both links before the first post", async () => {
    await page.goto(`${project}/report`);
    await expect(rowOf(page, CREATORS[0])).toContainText(address);
    await expect(rowOf(page, CREATORS[1])).toContainText("公開中");
  });
  await test.step("a disabled link leads nowhere", async () => {
    await page.goto(project);
    const open = await openLink(page);
    await open.getByRole("button", { name: "リンクを停止" }).click();
    await page.getByRole("dialog").last().getByRole("button", { name: "停止する" }).click();
    await expect(open.getByText("停止中", { exact: true })).toBeVisible();
    const { statusCode, headers } = await visit(address);
    expect([statusCode, headers.location]).toEqual([410, undefined]);
    await open.getByRole("link", { name: "メッセージを開く" }).click();
  });
  await test.step("a message that asks for it offers to have it again, and holds the address", async () => {
    const box = page.getByRole("textbox", { name: "メッセージ", exact: true });
    await expect(box).toBeVisible();
    await page.getByRole("button", { name: "テンプレートを入れる" }).click();
    await page.getByRole("button", { name: "テンプレートを作る・編集する" }).click();
    const manager = page.getByRole("dialog");
    await manager.getByRole("button", { name: "新しく作る" }).click();
    await manager.getByLabel(/^名前/).fill("リンクの案内");
    await manager.getByLabel(/^本文/).fill("投稿には ｛｛ 短縮URL ｝｝ を入れてください。");
    await manager.getByRole("button", { name: "保存する" }).click();
    await manager.getByRole("button", { name: "閉じる" }).last().click();
    await page.getByRole("button", { name: "テンプレートを入れる" }).click();
    await page.getByRole("button", { name: /^リンクの案内/ }).click();
    const asked = page.getByRole("dialog", { name: "「リンクの案内」を入れる" });
    await asked.getByRole("button", { name: "短縮リンクを発行・再開" }).click();
    const link = page.getByRole("dialog", { name: `${CREATORS[0]}の短縮リンク` });
    await link.getByRole("button", { name: "リンクを再開" }).click();
    // With its value there, the template asks for nothing any more.
    await expect(link).toBeHidden();
    await expect(asked.getByRole("group", { name: "入る文章" })).toContainText(address);
    await asked.getByRole("button", { name: "本文に入れる" }).click();
    await expect(box).toHaveValue(`投稿には ${address} を入れてください。`);
    expect((await visit(address)).statusCode).toBe(302);
  });

  // The previewed mail runs no scripts, also not those with which Playwright takes its pictures.
  expect(complaints.filter((line) => !line.includes("Blocked script execution in 'about:srcdoc'"))).toEqual(
    [],
  );
});
