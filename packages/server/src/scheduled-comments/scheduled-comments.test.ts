import {
  cancelScheduledComment,
  listComments,
  listNotifications,
  listScheduledComments,
  scheduleComment,
  sendScheduledComment,
  updateScheduledComment,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { runInContext } from "../core/context.ts";
import { db } from "../db/index.ts";
import { companies, memberships } from "../db/schema/accounts.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { chatIn } from "../testing/chat.ts";
import { createTestApp, HOUR, insertMember } from "../testing/index.ts";
import { sendDueComments } from "./sendDueComments.job.ts";

const app = await createTestApp();
const { office, job, hear } = chatIn(app);

type Caller = { readonly uid: string };
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR).toISOString();
const lay = (caller: Caller, room_uid: string, more: { id?: string; text?: string; send_at?: string } = {}) =>
  app.as(caller).call(scheduleComment, {
    params: { id: room_uid },
    body: { id: crypto.randomUUID(), text: "おはようございます", send_at: inHours(2), ...more },
  });
const waiting = async (caller: Caller, room_uid: string) =>
  (await app.as(caller).call(listScheduledComments, { params: { id: room_uid } })).body.items;
const texts = async (caller: Caller, room_uid: string) =>
  (await app.as(caller).call(listComments, { params: { id: room_uid } })).body.items.map(({ text }) => text);
/** The job as the clock would start it. */
const tick = () => app.run(() => sendDueComments.run({}));
const notices = async (caller: Caller) =>
  (await app.as(caller).call(listNotifications)).body.items.filter(({ kind }) => kind === "comment_not_sent");

async function scene() {
  const people = await office();
  const room = await job(people.company);
  return { ...people, room_uid: room.room_uid, room };
}

describe("a scheduled comment", () => {
  it("goes out when its time has come, not before, by whom it was written, with its id, once", async () => {
    const { staff, other, room, room_uid } = await scene();
    await hear(room, "ご質問です");
    const { body } = await lay(staff, room_uid);
    expect(body).toMatchObject({ state: "waiting", created_by: { uid: staff.uid }, version: 1 });
    expect(await waiting(other, room_uid)).toMatchObject([{ id: body.id, text: "おはようございます" }]);
    await tick();
    expect(await texts(staff, room_uid)).toEqual(["ご質問です"]);
    app.clock.advance(2 * HOUR);
    await Promise.all([tick(), tick()]);
    await tick();
    const { items } = (await app.as(other).call(listComments, { params: { id: room_uid } })).body;
    expect(items.map(({ id, uid, text }) => ({ id, uid, text }))[0]).toEqual({
      id: body.id,
      uid: staff.uid,
      text: "おはようございます",
    });
    expect(items).toHaveLength(2);
    expect(await waiting(staff, room_uid)).toEqual([]);
  });

  it("is stored once however often it is handed in, and refused under the same id with another content", async () => {
    const { staff, other, room_uid } = await scene();
    const id = crypto.randomUUID();
    const body = { id, send_at: inHours(3) };
    const all = await Promise.all(Array.from({ length: 5 }, () => lay(staff, room_uid, body)));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await waiting(staff, room_uid)).toHaveLength(1);
    expect((await lay(staff, room_uid, { ...body, text: "別" })).error.code).toBe("idempotency_mismatch");
    expect((await lay(other, room_uid, body)).error.code).toBe("idempotency_mismatch");
  });

  it("takes a time ahead, not further than half a year", async () => {
    const { staff, room_uid } = await scene();
    for (const hours of [0, -1, 181 * 24]) {
      const refused = await lay(staff, room_uid, { send_at: inHours(hours) });
      expect(refused.error).toMatchObject({
        code: "invalid_request",
        fields: { send_at: expect.any(String) },
      });
    }
    expect((await lay(staff, room_uid, { text: "  " })).error.fields).toHaveProperty("text");
    expect((await lay(staff, room_uid, { send_at: inHours(180 * 24 - 1) })).status).toBe(201);
  });

  it("is changed, taken back and sent now by its writer alone", async () => {
    const { staff, other, room_uid } = await scene();
    const foreign = (await office()).staff;
    const { id, version } = (await lay(staff, room_uid)).body;
    const params = { id: room_uid, comment_id: id };
    const change = (caller: Caller, text: string, at = version) =>
      app
        .as(caller)
        .call(updateScheduledComment, { params, body: { text, send_at: inHours(5), version: at } });
    expect((await change(other, "横取り")).error.code).toBe("forbidden");
    expect((await change(foreign, "よそ")).error.code).toBe("not_found");
    expect((await change(staff, "直しました")).body).toMatchObject({ text: "直しました", version: 2 });
    expect((await change(staff, "古い")).error).toMatchObject({
      code: "stale_version",
      current: { text: "直しました", version: 2 },
    });
    app.clock.advance(3 * HOUR);
    await tick();
    expect(await texts(staff, room_uid)).toEqual([]);
    for (const call of [cancelScheduledComment, sendScheduledComment]) {
      expect((await app.as(other).call(call, { params })).error.code).toBe("forbidden");
      expect((await app.as(foreign).call(call, { params })).error.code).toBe("not_found");
    }
    for (const _ of [1, 2])
      expect((await app.as(staff).call(sendScheduledComment, { params })).body.state).toBe("sent");
    expect(await texts(other, room_uid)).toEqual(["直しました"]);
    expect((await app.as(staff).call(cancelScheduledComment, { params })).error).toMatchObject({
      code: "illegal_transition",
      current: { state: "sent" },
    });
    expect((await change(staff, "遅い", 3)).error.code).toBe("illegal_transition");
  });

  it("is never sent once taken back", async () => {
    const { staff, room_uid } = await scene();
    const { id } = (await lay(staff, room_uid)).body;
    const params = { id: room_uid, comment_id: id };
    for (const _ of [1, 2])
      expect((await app.as(staff).call(cancelScheduledComment, { params })).body.state).toBe("cancelled");
    expect((await app.as(staff).call(sendScheduledComment, { params })).error.code).toBe(
      "illegal_transition",
    );
    app.clock.advance(3 * HOUR);
    await tick();
    expect(await texts(staff, room_uid)).toEqual([]);
    expect(await waiting(staff, room_uid)).toEqual([]);
  });

  it("of somebody who may write no longer is not sent: they and those who can act are notified, and it waits again when they may", async () => {
    const { staff, other, room_uid } = await scene();
    const { id } = (await lay(staff, room_uid)).body;
    const role = (to: "viewer" | "staff") =>
      app.run(() => db().update(memberships).set({ role: to }).where(eq(memberships.user_uid, staff.uid)));
    await role("viewer");
    app.clock.advance(3 * HOUR);
    await tick();
    await tick();
    expect(await texts(other, room_uid)).toEqual([]);
    expect(await waiting(other, room_uid)).toMatchObject([
      { state: "failed", failure: expect.stringContaining("権限") },
    ]);
    expect(await notices(staff)).toMatchObject([
      { href: expect.stringMatching(`^/chat/${room_uid}\\?scheduled=[0-9a-f-]{36}$`) },
    ]);
    expect(await notices(other)).toHaveLength(1);
    await role("staff");
    const again = await app.as(staff).call(updateScheduledComment, {
      params: { id: room_uid, comment_id: id },
      body: { text: "あらためて", send_at: inHours(1), version: 2 },
    });
    expect(again.body).toMatchObject({ state: "waiting", failure: null });
    app.clock.advance(2 * HOUR);
    await tick();
    expect(await texts(other, room_uid)).toEqual(["あらためて"]);
  });

  it("of a removed member notifies those who work on, and none goes out after the contract's end", async () => {
    const { company, staff, other, room_uid } = await scene();
    await lay(staff, room_uid);
    await lay(other, room_uid);
    await app.run(() => db().delete(memberships).where(eq(memberships.user_uid, staff.uid)));
    await app.run(() =>
      db().update(companies).set({ contract_ends_on: "2026-11-01" }).where(eq(companies.uid, company.uid)),
    );
    app.clock.advance(3 * HOUR);
    await tick();
    expect(await texts(other, room_uid)).toEqual([]);
    const failures = (await waiting(other, room_uid)).map(({ failure }) => failure ?? "");
    expect(failures.filter((text) => text.includes("メンバーから外れ"))).toHaveLength(1);
    expect(failures.filter((text) => text.includes("契約期間"))).toHaveLength(1);
    expect(await notices(other)).toHaveLength(2);
  });

  it("of a removed member is an admin's to send under their own name, to change, or to cancel", async () => {
    const { company, staff, other, room_uid } = await scene();
    const third = await app.run(() => insertMember(company, "staff"));
    const foreign = (await office()).other;
    const refs: { id: string; comment_id: string }[] = [];
    for (const text of ["送る", "直す", "消す"])
      refs.push({ id: room_uid, comment_id: (await lay(staff, room_uid, { text })).body.id });
    const [toSend, toChange, toCancel] = refs as [(typeof refs)[0], (typeof refs)[0], (typeof refs)[0]];
    const send = (caller: Caller) => app.as(caller).call(sendScheduledComment, { params: toSend });
    const all = (more: object) => [1, 2, 3].map(() => more);
    expect(await waiting(other, room_uid)).toMatchObject(all({ abandoned: false }));
    expect((await send(other)).error.code).toBe("forbidden");
    await app.run(() => db().delete(memberships).where(eq(memberships.user_uid, staff.uid)));
    app.clock.advance(3 * HOUR);
    await tick();
    const left = { state: "failed", abandoned: true, created_by: { uid: staff.uid } };
    expect(await waiting(other, room_uid)).toMatchObject(all(left));
    expect((await send(third)).error.code).toBe("forbidden");
    expect((await send(foreign)).error.code).toBe("not_found");
    const own = { created_by: { uid: other.uid }, abandoned: false };
    for (const _ of [1, 2]) expect((await send(other)).body).toMatchObject({ ...own, state: "sent" });
    const { items } = (await app.as(other).call(listComments, { params: { id: room_uid } })).body;
    expect(items).toMatchObject([{ id: toSend.comment_id, uid: other.uid, text: "送る" }]);
    const body = { text: "直した", send_at: inHours(1), version: 2 };
    const changed = await app.as(other).call(updateScheduledComment, { params: toChange, body });
    expect(changed.body).toMatchObject({ ...own, state: "waiting", failure: null });
    const cancelled = await app.as(other).call(cancelScheduledComment, { params: toCancel });
    expect(cancelled.body.state).toBe("cancelled");
    app.clock.advance(2 * HOUR);
    await tick();
    expect(await texts(other, room_uid)).toEqual(["直した", "送る"]);
    expect(await waiting(other, room_uid)).toEqual([]);
  });

  it("is sent after a restart: the table alone says what is due", async () => {
    const { staff, room_uid } = await scene();
    await lay(staff, room_uid);
    app.clock.advance(3 * HOUR);
    await runInContext(app.deps, "another start", () => sendDueComments.run({}));
    expect(await texts(staff, room_uid)).toEqual(["おはようございます"]);
  });
});

leavesInTheLog(() => app, ["scheduled_comment.take_over"]);
