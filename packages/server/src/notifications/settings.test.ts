import {
  archiveChatRoom,
  flagChatRoom,
  getNotificationSettings,
  joinRoom,
  listNotifications,
  type NotificationKind,
  notificationKinds,
  putNotificationSettings,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addDays, dayInJapan } from "../core/clock.ts";
import { db } from "../db/index.ts";
import { memberships } from "../db/schema/accounts.ts";
import { chatIn } from "../testing/chat.ts";
import { createTestApp, DAY, HOUR, insertMember, insertOperator } from "../testing/index.ts";
import { supportIn } from "../testing/support.ts";
import { notifyMembers } from "./notifications.service.ts";
import { sendDigests } from "./sendDigests.job.ts";

const app = await createTestApp();
const { office, job, hear } = chatIn(app);
const support = supportIn(app);

type Caller = { readonly uid: string };
type Body = Parameters<typeof putBody>[1];
const putBody = (
  caller: Caller,
  body: {
    channels: Partial<Record<(typeof notificationKinds)[number], "screen" | "mail" | "none">>;
    digest_hour?: number | null;
    version?: number;
  },
) => app.as(caller).call(putNotificationSettings, { body });
const put = (caller: Caller, body: Partial<Body>) => putBody(caller, { channels: {}, ...body });
const settings = async (caller: Caller) => (await app.as(caller).call(getNotificationSettings)).body;
const notify = (
  company: { uid: string },
  title = "回答が届きました",
  kind: NotificationKind = "job_answered",
) =>
  app.run(() =>
    notifyMembers({
      company_uid: company.uid,
      kind,
      title,
      body: "秋の新作",
      href: "/chat/r1?at=3",
    }),
  );
const titles = async (caller: Caller) =>
  (await app.as(caller).call(listNotifications)).body.items.map(({ title }) => title);
const mailsTo = async ({ email }: { email: string }) =>
  (await app.mails()).filter((mail) => mail.to_address === email);
/** The links of a mail, each without the host. */
const pathsIn = (mail: { body_text: string } | undefined) =>
  [...(mail?.body_text.matchAll(/https?:\/\/[^/]+(\S+)/g) ?? [])].map(([, path]) => path);

describe("how one is notified", () => {
  it("is every kind on the screen until chosen otherwise; a change leaves the rest", async () => {
    const { staff } = await office();
    const all = Object.fromEntries(notificationKinds.map((kind) => [kind, "screen"]));
    expect(await settings(staff)).toEqual({ channels: all, digest_hour: null, version: 0 });
    await put(staff, { channels: { contract: "mail" }, digest_hour: 8 });
    await put(staff, { channels: { member_joined: "none" } });
    expect(await settings(staff)).toEqual({
      channels: { ...all, contract: "mail", member_joined: "none" },
      digest_hour: 8,
      version: 2,
    });
    const late = await put(staff, { digest_hour: 9, version: 1 });
    expect(late.error).toMatchObject({ code: "stale_version", current: { digest_hour: 8, version: 2 } });
    expect((await put(staff, { digest_hour: 24 })).error.code).toBe("invalid_request");
  });

  it("is one's own in one company, and an operator's outside every company", async () => {
    const { staff, other } = await office();
    const operator = await app.run(() => insertOperator());
    await put(staff, { digest_hour: 8 });
    await put(operator, { digest_hour: 6 });
    expect((await settings(other)).digest_hour).toBeNull();
    expect((await settings(operator)).digest_hour).toBe(6);
  });

  it("mails once who wants a kind by e-mail, and leaves out who wants none of it", async () => {
    const { company, staff, other } = await office();
    const third = await app.run(() => insertMember(company, "staff"));
    await put(staff, { channels: { job_answered: "mail" } });
    await put(other, { channels: { job_answered: "none" } });
    await notify(company);
    expect([await titles(staff), await titles(other), await titles(third)].map((all) => all.length)).toEqual([
      1, 0, 1,
    ]);
    const [mail, ...more] = await mailsTo(staff);
    expect(mail).toMatchObject({ subject: "【ツムギ】回答が届きました" });
    expect(pathsIn(mail)).toEqual([
      `/chat/r1?at=3&company=${company.uid}`,
      `/settings/notifications?company=${company.uid}`,
    ]);
    expect([more, await mailsTo(other), await mailsTo(third)]).toEqual([[], [], []]);
  });
});

/** The test's clock starts at noon in Japan. */
describe("the daily mail", () => {
  const tick = () => app.run(() => sendDigests.run({}));
  const atNoonTomorrow = () => app.clock.set(`${addDays(dayInJapan(app.clock.now()), 1)}T12:00:00.000+09:00`);

  it("says once a day, from the chosen hour on, what is unread, chat included", async () => {
    const { company, staff, other } = await office();
    await put(staff, { digest_hour: 13 });
    await notify(company, "下書きが届きました");
    const room = await job(company);
    await hear(room, "ご質問です");
    await tick();
    expect(await mailsTo(staff)).toEqual([]);
    app.clock.advance(HOUR);
    await Promise.all([tick(), tick()]);
    app.clock.advance(3 * HOUR);
    await tick();
    const [mail, ...more] = await mailsTo(staff);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("未返信 1件、未読メッセージ 1件、未読のお知らせ 1件");
    expect(mail?.body_text).toContain("下書きが届きました");
    expect(pathsIn(mail)).toEqual([
      `/chat/${room.room_uid}?company=${company.uid}`,
      `/chat?tab=needs_reply&company=${company.uid}`,
      `/chat?tab=unread&company=${company.uid}`,
      `/chat/r1?at=3&company=${company.uid}`,
      `/settings/notifications?company=${company.uid}`,
    ]);
    expect(await mailsTo(other)).toEqual([]);
    app.clock.advance(DAY);
    await tick();
    expect(await mailsTo(staff)).toHaveLength(2);
  });

  it("names the rooms that are 未返信, the longest wait first, also once they are read, to those who may answer", async () => {
    const { company, staff } = await office();
    const [viewer, admin] = await app.run(async () => [
      await insertMember(company, "viewer"),
      await insertMember(company, "admin"),
    ]);
    for (const who of [staff, viewer, admin]) await put(who, { digest_hour: 1 });
    const first = await job(company, { creator: { display_name: "はなこ" } });
    const second = await job(company, { creator: { display_name: "みお" } });
    const [settled, put_away] = [await job(company), await job(company)];
    await hear(first, "いつ届きますか");
    app.clock.advance(HOUR);
    for (const room of [second, settled, put_away]) await hear(room, "ご質問です");
    await app
      .as(staff)
      .call(flagChatRoom, { params: { id: settled.room_uid }, body: { needs_reply: false } });
    await app.as(staff).call(archiveChatRoom, { params: { id: put_away.room_uid } });
    const foreign = await office();
    await hear(await job(foreign.company), "よその会社");
    for (const who of [staff, viewer])
      for (const { room_uid } of [first, second, settled])
        await app.as(who).call(joinRoom, { params: { id: room_uid }, body: {} });
    app.clock.advance(DAY);
    await tick();
    const [mail] = await mailsTo(staff);
    expect(mail?.subject).toMatch(/: 未返信 2件$/);
    expect(mail?.body_text).toMatch(/■ 未返信 2件\n・はなこさん（.+） .+から\n.+\n・みおさん（/);
    expect(pathsIn(mail).slice(0, 3)).toEqual([
      `/chat/${first.room_uid}?company=${company.uid}`,
      `/chat/${second.room_uid}?company=${company.uid}`,
      `/chat?tab=needs_reply&company=${company.uid}`,
    ]);
    // A viewer cannot answer.
    expect(await mailsTo(viewer)).toEqual([]);
    expect((await mailsTo(admin))[0]?.subject).toMatch(/未返信 2件、未読メッセージ 3件$/);
  });

  it("names no notice of money to whoever has become a viewer", async () => {
    const { company } = await office();
    const person = await app.run(() => insertMember(company, "finance"));
    await put(person, { digest_hour: 1 });
    await notify(company, "支払通知書が確認されました", "notice_confirmed");
    await app.run(() =>
      db().update(memberships).set({ role: "viewer" }).where(eq(memberships.user_uid, person.uid)),
    );
    app.clock.advance(DAY);
    await tick();
    expect(await mailsTo(person)).toEqual([]);
  });

  it("tells the product's own people of support that is unread, and where", async () => {
    const operator = await app.run(() => insertOperator());
    await put(operator, { digest_hour: 0 });
    await support.ask(await support.creator());
    app.clock.advance(DAY);
    await tick();
    const [mail, ...more] = await mailsTo(operator);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("【ツムギ】サポートの未読 1件");
    expect(pathsIn(mail)).toEqual(["/admin/support", "/settings/notifications"]);
  });

  it("starts on the next day when the hour chosen has passed", async () => {
    const { company, staff } = await office();
    await notify(company);
    await put(staff, { digest_hour: 8 });
    await tick();
    // What else is changed does not move it.
    await put(staff, { channels: { contract: "mail" } });
    app.clock.advance(HOUR);
    await tick();
    expect(await mailsTo(staff)).toEqual([]);
    app.clock.advance(DAY);
    await tick();
    expect(await mailsTo(staff)).toHaveLength(1);
  });

  it("comes once a day however often the hour is changed", async () => {
    atNoonTomorrow();
    const { company, staff } = await office();
    await notify(company);
    await put(staff, { digest_hour: 18 });
    // Tried and taken back: the evening's mail of today still comes.
    await put(staff, { digest_hour: 8 });
    await put(staff, { digest_hour: null });
    await put(staff, { digest_hour: 8 });
    await tick();
    expect(await mailsTo(staff)).toEqual([]);
    await put(staff, { digest_hour: 18 });
    app.clock.advance(6 * HOUR);
    await tick();
    expect(await mailsTo(staff)).toHaveLength(1);
    // A later hour, or an earlier one, of the same day brings no second one.
    await put(staff, { digest_hour: 20 });
    app.clock.advance(3 * HOUR);
    await tick();
    await put(staff, { digest_hour: 19 });
    await tick();
    expect(await mailsTo(staff)).toHaveLength(1);
    app.clock.advance(DAY);
    await tick();
    expect(await mailsTo(staff)).toHaveLength(2);
  });

  it("still comes where the hour is changed after it was due and before it was sent", async () => {
    atNoonTomorrow();
    const { company, staff } = await office();
    await notify(company);
    await put(staff, { digest_hour: 13 });
    app.clock.advance(HOUR);
    await put(staff, { digest_hour: 9 });
    await tick();
    await tick();
    expect(await mailsTo(staff)).toHaveLength(1);
  });

  it("does not come when nothing is unread, nor for what arrives later the same day", async () => {
    const { company, staff } = await office();
    await put(staff, { digest_hour: 0 });
    app.clock.advance(DAY);
    await tick();
    await notify(company);
    await tick();
    expect(await mailsTo(staff)).toEqual([]);
    app.clock.advance(DAY);
    await tick();
    expect(await mailsTo(staff)).toHaveLength(1);
  });

  it("does not come to who has left the company, and makes up for an hour that was missed", async () => {
    const { company, staff, other } = await office();
    await put(staff, { digest_hour: 1 });
    await put(other, { digest_hour: 1 });
    await notify(company);
    app.clock.advance(DAY);
    await app.run(() => db().delete(memberships).where(eq(memberships.user_uid, staff.uid)));
    await tick();
    expect([await mailsTo(staff), await mailsTo(other)].map((mails) => mails.length)).toEqual([0, 1]);
  });
});
