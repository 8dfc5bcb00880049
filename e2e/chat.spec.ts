import { expect, type Page } from "@playwright/test";
import { composer, countStreams, memberAt, say, thread } from "./support/chat.ts";
import { signInAs, signInOnScreen } from "./support/signIn.ts";
import { test } from "./support/test.ts";
import { watchConsole } from "./support/watchConsole.ts";

const STAFF = "staff@demo.tsumugi.test";
const COLLEAGUE = "admin@demo.tsumugi.test";

/** One red dot. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

test.use({ actionTimeout: 15_000 });

const numbered = (what: string, count: number) => Array.from({ length: count }, (_, i) => `${what}${i + 1}`);
const scroller = (page: Page) => page.getByRole("region", { name: "やりとり" });
const toBottom = (page: Page) =>
  scroller(page).evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });

test("opens at the first unread comment far back, and reads only what is looked at, in both tabs", async ({
  page,
  context,
  request,
}) => {
  const complaints = watchConsole(page);
  const [staff, colleague] = [await memberAt(request, STAFF), await memberAt(request, COLLEAGUE)];
  const roomId = (await staff.rooms())[0]?.room_id ?? "";
  await staff.read(roomId);
  await colleague.write(roomId, numbered("未読その", 34));
  const before = await staff.unread();

  await signInAs(page, STAFF);
  const other = await context.newPage();
  await other.goto("/chat");
  const row = other.getByRole("listitem").filter({ hasText: "未読その34" });
  await expect(row).toHaveAttribute("data-unread");

  await page.goto(`/chat/${roomId}`);
  await expect(thread(page).getByText("ここから未読")).toBeInViewport();
  await expect(thread(page).getByText("未読その1", { exact: true })).toBeInViewport();
  await expect(thread(page).getByText("未読その34")).not.toBeInViewport();
  // What is in view counts as read, what is further down does not.
  await expect.poll(async () => (await staff.room(roomId)).unread_count).toBeLessThan(34);
  expect((await staff.room(roomId)).unread_count).toBeGreaterThan(0);

  // As a person does: on, until the end is there, however long the comments between take to be drawn.
  await expect(async () => {
    await toBottom(page);
    await expect(thread(page).getByText("未読その34")).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await expect.poll(async () => (await staff.room(roomId)).unread_count).toBe(0);
  // The other tab shows the server's count by itself, and never less than nothing.
  await expect(row).not.toHaveAttribute("data-unread");
  expect(await staff.unread()).toBe(before - 34);

  await scroller(page).evaluate((box) => {
    box.scrollTop = 0;
  });
  expect((await staff.room(roomId)).unread_count).toBe(0);

  // Found by a word that lies further back than what is loaded: it opens there, and nothing newer counts as read.
  await colleague.write(roomId, ["合言葉は山吹です", ...numbered("あとの", 64)]);
  await page.goto(`/chat?keyword=${encodeURIComponent("山吹")}`);
  await page.getByRole("listitem").filter({ hasText: "山吹" }).getByRole("link").click();
  await expect(thread(page).getByText("合言葉は山吹です")).toBeInViewport();
  await expect(page.getByText("過去のメッセージを表示しています")).toBeVisible();
  await expect(thread(page).getByText("あとの64", { exact: true })).toHaveCount(0);
  expect((await staff.room(roomId)).unread_count).toBeGreaterThan(0);
  await page.getByRole("button", { name: "最新へ" }).click();
  await expect(thread(page).getByText("あとの64", { exact: true })).toBeInViewport();
  await expect.poll(async () => (await staff.room(roomId)).unread_count).toBe(0);

  // Within the room: from hit to hit by keys, each at its place, while the focus stays in the field; Esc gives it back.
  const button = page.getByRole("button", { name: "この部屋で検索" });
  await button.click();
  const field = page.getByRole("searchbox", { name: "この部屋で検索" });
  await expect(field).toBeFocused();
  await field.fill("ﾐﾚﾝ");
  await expect(page.getByText("「ﾐﾚﾝ」を含むメッセージは、この部屋にありません。")).toBeVisible();
  await field.fill("アトノ６");
  await field.press("Enter");
  const finding = page.getByRole("region", { name: "この部屋で検索" }).getByRole("status");
  await expect(finding).toContainText("6件中1件目");
  await field.fill("未読その");
  await field.press("Enter");
  await expect(finding).toContainText("34件中1件目");
  await expect(thread(page).getByText("未読その34")).toBeInViewport();
  await field.press("ArrowDown");
  await expect(finding).toContainText("34件中2件目");
  await expect(thread(page).getByText("未読その33")).toBeInViewport();
  await expect(field).toBeFocused();
  await field.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page).not.toHaveURL(/[?&]find=/);

  // An answer written there leads to the end, and so does a reload after it.
  await page.goBack();
  await page.getByRole("listitem").filter({ hasText: "山吹" }).getByRole("link").click();
  await expect(thread(page).getByText("合言葉は山吹です")).toBeInViewport();
  await expect(page).toHaveURL(/[?&]at=/);
  await say(page, "山吹、承知しました");
  await expect(thread(page).getByText("山吹、承知しました")).toBeInViewport();
  await expect(page).not.toHaveURL(/[?&]at=/);
  expect(complaints).toEqual([]);
});

test("three written offline arrive once and in order, after a reload too; drafts stay until sign-out", async ({
  page,
  context,
  request,
}) => {
  const staff = await memberAt(request, STAFF);
  const [first, second] = (await staff.rooms()).slice(0, 2).map(({ room_id }) => room_id);
  const roomId = first ?? "";
  await signInAs(page, STAFF);
  await page.goto(`/chat/${second}`);
  await composer(page).fill("書きかけの返事");
  await page.goto(`/chat/${roomId}`);
  await expect(page.getByRole("listitem").filter({ hasText: "下書き:" })).toContainText("書きかけの返事");
  await say(page, "つながっているうち");
  await expect(thread(page).getByText("つながっているうち")).toBeVisible();
  await expect.poll(() => staff.newest(roomId, 1)).toEqual(["つながっているうち"]);

  const comments = /\/realtime\/chat_rooms\/[^/]+\/comments$/;
  await context.route(comments, (route) =>
    route.request().method() === "POST" ? route.abort("internetdisconnected") : route.fallback(),
  );
  await context.setOffline(true);
  const three = numbered("圏外で書いた", 3);
  for (const text of three) await say(page, text);
  await expect(thread(page).getByText("送信できませんでした")).toHaveCount(3);
  await expect(page.getByText(/再接続しています…/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/再接続しています…/)).toBeHidden({ timeout: 35_000 });

  await page.reload();
  await expect(thread(page).getByText("送信できませんでした")).toHaveCount(3);
  await expect(thread(page).getByText(/圏外で書いた/)).toHaveText(three);
  await context.unroute(comments);
  await page.reload();
  await expect.poll(() => staff.newest(roomId, 4)).toEqual(["つながっているうち", ...three]);
  await expect(thread(page).getByText("送信できませんでした")).toHaveCount(0);
  await expect(thread(page).getByText(/圏外で書いた/)).toHaveText(three);

  // One that the server refuses waits for its writer.
  await context.route(comments, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 400,
          json: { code: "invalid_request", message: "送れません。短くしてください。" },
        })
      : route.fallback(),
  );
  await say(page, "断られた一通");
  await expect(thread(page).getByRole("alert")).toContainText("送れません。短くしてください。");
  await context.unroute(comments);
  await thread(page).getByRole("button", { name: "再送" }).click();
  await expect(thread(page).getByText("送信できませんでした")).toHaveCount(0);
  await expect.poll(() => staff.newest(roomId, 2)).toEqual([three[2], "断られた一通"]);

  await page.goto(`/chat/${second}`);
  await expect(composer(page)).toHaveValue("書きかけの返事");
  // A picture that did not get through is there again, too, and goes out by itself.
  await context.route(/\/uploads$/, (route) => route.abort("internetdisconnected"));
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "写真.png", mimeType: "image/png", buffer: PNG });
  await expect(page.getByRole("alert").filter({ hasText: "写真.png" })).toBeVisible();
  await context.unroute(/\/uploads$/);
  await page.reload();
  await expect(page.getByRole("img", { name: "写真.png" })).toBeVisible();
  await expect(page.getByRole("button", { name: "送信", exact: true })).toBeEnabled();
  await page.getByRole("button", { name: /のメニュー$/ }).click();
  await page.getByRole("menuitem", { name: "サインアウト" }).click();
  await expect(page).toHaveURL(/signin/);
  // Signing out ends with a page loaded again: what is asked in between has no answer yet.
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage })).catch(() => "写真");
  await expect.poll(stored).not.toMatch(/書きかけ|写真/);
  await signInOnScreen(page, STAFF);
  await page.goto(`/chat/${second}`);
  await expect(composer(page)).toHaveValue("");
  await expect(page.getByRole("list", { name: "添付する画像" })).toHaveCount(0);
});

test("what was on its way when the page went is sent by the next one, from whichever screen", async ({
  page,
  context,
  request,
}) => {
  const staff = await memberAt(request, STAFF);
  const roomId = (await staff.rooms())[2]?.room_id ?? "";
  await signInAs(page, STAFF);
  await page.goto(`/chat/${roomId}`);
  await expect(composer(page)).toBeVisible();
  const comments = /\/realtime\/chat_rooms\/[^/]+\/comments$/;
  // On its way when the page goes: nobody ever learns what came of it.
  await context.route(comments, async (route) => {
    if (route.request().method() !== "POST") await route.fallback();
  });
  await say(page, "出かけたままの一通");
  await expect(thread(page).getByText("送信中…")).toBeVisible();
  await page.close();
  await context.unrouteAll({ behavior: "ignoreErrors" });

  const next = await context.newPage();
  // Pages that are left while they renew the sign-in do not end it.
  for (let left = 0; left < 3; left += 1) await next.goto("/", { waitUntil: "commit" });
  await expect.poll(() => staff.newest(roomId, 1)).toEqual(["出かけたままの一通"]);
  await next.goto(`/chat/${roomId}`);
  await expect(thread(next).getByText("出かけたままの一通")).toHaveCount(1);
  await expect(thread(next).getByText("送信中…")).toHaveCount(0);
  expect((await staff.newest(roomId, 10)).filter((text) => text === "出かけたままの一通")).toHaveLength(1);
});

test("seven tabs load and share one stream, which goes on when the tab that held it is closed", async ({
  page,
  context,
  request,
}) => {
  const [staff, colleague] = [await memberAt(request, STAFF), await memberAt(request, COLLEAGUE)];
  const roomId = (await staff.rooms())[1]?.room_id ?? "";
  const streams = [countStreams(page)];
  await signInAs(page, STAFF);
  await page.goto(`/chat/${roomId}`);
  await expect(composer(page)).toBeVisible();
  const tabs = [page];
  for (let i = 1; i < 7; i++) {
    const tab = await context.newPage();
    streams.push(countStreams(tab));
    tabs.push(tab);
    await tab.goto(`/chat/${roomId}`);
    await expect(composer(tab)).toBeVisible();
  }
  const opened = () => streams.map((count) => count());
  expect(opened().slice(1)).toEqual([0, 0, 0, 0, 0, 0]);
  await colleague.write(roomId, ["七つの窓へ"]);
  for (const tab of tabs) await expect(thread(tab).getByText("七つの窓へ")).toHaveCount(1);
  const before = opened()[0];

  await page.close();
  await colleague.write(roomId, ["引き継いだあと"]);
  for (const tab of tabs.slice(1)) await expect(thread(tab).getByText("引き継いだあと")).toHaveCount(1);
  expect(opened()[0]).toBe(before);
  expect(
    opened()
      .slice(1)
      .reduce((sum, count) => sum + count, 0),
  ).toBe(1);
});
