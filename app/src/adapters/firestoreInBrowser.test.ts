// @vitest-environment node
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChromium } from "../../../tools/chromium.ts";
import { type FirestoreSite, hasFirestore, openFirestoreSite } from "../testing/firestoreSite.ts";
import { type ServedPage, servePage } from "../testing/servePage.ts";

const executablePath = findChromium();
if (!executablePath) console.log("Left out: Firestore in a browser (no Chromium, see CHROMIUM_PATH).");

const PROJECT = "demo-tsumugi-browser";

describe.runIf(hasFirestore && executablePath)("Firestore in Chromium", { timeout: 60_000 }, () => {
  let site: FirestoreSite;
  let served: ServedPage;
  let browser: Browser;
  beforeAll(async () => {
    [site, served, browser] = await Promise.all([
      openFirestoreSite(PROJECT),
      servePage(fileURLToPath(new URL("../testing/firestoreRoomPage.tsx", import.meta.url))),
      chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] }),
    ]);
  }, 90_000);
  afterAll(async () => {
    await browser?.close();
    served?.close();
    await site?.close();
  });

  const open = async (uid: string, room: string): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    const { host, port } = site;
    await page.goto(
      `${served.url}/?${new URLSearchParams({ uid, room, host, port: `${port}`, project: PROJECT })}`,
    );
    return page;
  };
  const say = async (page: Page, text: string) => {
    await page.getByLabel("メッセージ").fill(text);
    await page.getByLabel("メッセージ").press("Enter");
  };
  const sent = (page: Page) => page.locator("li[data-state=sent]").allTextContents();
  const shows = (page: Page, texts: readonly string[]) =>
    expect.poll(() => sent(page), { timeout: 20_000 }).toEqual(texts);

  it("brings each comment to the other browser once and in order, over a reload and an outage", async () => {
    const room = await site.openRoom(["ann", "bob"], ["ann", "bob"]);
    const [ann, bob] = [await open("ann", room), await open("bob", room)];
    const early = ["一つ目", "二つ目", "三つ目"];
    for (const text of early) await say(ann, text);
    await shows(bob, early);
    await shows(ann, early);
    await bob.reload();
    await shows(bob, early);

    await ann.context().setOffline(true);
    const offline = ["圏外で一つ目", "圏外で二つ目", "圏外で三つ目"];
    for (const text of offline) await say(ann, text);
    await say(bob, "その間に");
    await shows(bob, [...early, "その間に"]);
    expect(await ann.locator("li").allTextContents()).toEqual([...early, ...offline]);
    expect(await sent(ann)).toEqual(early);
    await ann.context().setOffline(false);
    const all = [...early, "その間に", ...offline];
    await shows(bob, all);
    await shows(ann, all);
    await ann.reload();
    await shows(ann, all);
  });
});
