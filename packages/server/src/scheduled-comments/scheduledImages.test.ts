import {
  cancelScheduledComment,
  listComments,
  listScheduledComments,
  scheduleComment,
  sendScheduledComment,
  updateScheduledComment,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { memberships } from "../db/schema/accounts.ts";
import { createTestApp, DAY, insertMember } from "../testing/index.ts";
import { uploadsIn } from "../testing/uploads.ts";
import { purgeUploads } from "../uploads/purgeUploads.job.ts";
import { sendDueComments } from "./sendDueComments.job.ts";

const app = await createTestApp();
const { office, send, post, stored } = uploadsIn(app);

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString();
const purge = () => app.run(() => purgeUploads.run({}));

async function scene(count: number) {
  const { staff, company, room } = await office();
  const files = await Promise.all(Array.from({ length: count }, () => send(staff, "chat", room)));
  const uids = files.map(({ body }) => body.uid);
  const params = { id: room };
  const scheduleIn = (images: string[], more: { id?: string; text?: string } = {}) =>
    app.as(staff).call(scheduleComment, {
      params,
      body: { id: crypto.randomUUID(), text: "画像です", send_at: inDays(30), images, ...more },
    });
  const said = async () => (await app.as(staff).call(listComments, { params })).body.items;
  const isKept = async (uid: string) => (await stored()).some((name) => name.startsWith(uid));
  return { staff, company, room, uids, params, scheduleIn, said, isKept };
}

describe("pictures of a scheduled comment", () => {
  it("outlive the purge of unsent ones and go out with it, also without a word", async () => {
    const { uids, params, scheduleIn, said, isKept, staff } = await scene(2);
    const id = crypto.randomUUID();
    const waiting = await scheduleIn(uids, { id, text: "" });
    expect(waiting.status).toBe(201);
    expect((await scheduleIn(uids, { id, text: "" })).status).toBe(201);
    expect((await scheduleIn(uids.slice(1), { id, text: "" })).error.code).toBe("idempotency_mismatch");
    expect(waiting.body.images).toMatchObject(uids.map((uid) => ({ uid, name: "写真.png", width: 40 })));
    const { items } = (await app.as(staff).call(listScheduledComments, { params })).body;
    expect(items[0]?.images.map(({ url }) => url)).toEqual(waiting.body.images.map(({ url }) => url));
    app.clock.advance(31 * DAY);
    await purge();
    await app.run(() => sendDueComments.run({}));
    expect((await said())[0]).toMatchObject({ id, text: "", images: uids.map((uid) => ({ uid })) });
    for (const uid of uids) expect(await isKept(uid)).toBe(true);
  });

  it("go out with what an admin sends for a member who has left", async () => {
    const { staff, company, room, uids, scheduleIn } = await scene(2);
    const { id } = (await scheduleIn(uids)).body;
    const admin = await app.run(() => insertMember(company, "admin"));
    await app.run(() => db().delete(memberships).where(eq(memberships.user_uid, staff.uid)));
    const sent = await app.as(admin).call(sendScheduledComment, { params: { id: room, comment_id: id } });
    expect(sent.body).toMatchObject({ state: "sent", created_by: { uid: admin.uid } });
    const params = { id: room };
    const { items } = (await app.as(admin).call(listComments, { params })).body;
    expect(items).toMatchObject([{ id, uid: admin.uid, images: uids.map((uid) => ({ uid })) }]);
  });

  it("are refused when they are another's, already said or waiting elsewhere; nothing waits then", async () => {
    const { staff, room, uids, params, scheduleIn } = await scene(2);
    const foreign = await scene(1);
    await post(staff, room, uids.slice(0, 1));
    for (const images of [foreign.uids, uids.slice(0, 1)])
      expect((await scheduleIn(images)).error.fields?.["images.0"]).toContain("もう一度選んで");
    expect((await scheduleIn(uids.slice(1))).status).toBe(201);
    expect((await scheduleIn(uids.slice(1))).error.code).toBe("invalid_request");
    expect((await scheduleIn([], { text: " " })).error.fields?.text).toContain("空です");
    expect((await app.as(staff).call(listScheduledComments, { params })).body.items).toHaveLength(1);
  });

  it("are thrown away when they are taken out or the comment is taken back", async () => {
    const { staff, room, uids, scheduleIn, isKept } = await scene(2);
    const { id, version } = (await scheduleIn(uids)).body;
    const params = { id: room, comment_id: id };
    const body = { text: "1枚に", images: uids.slice(1), send_at: inDays(20), version };
    const changed = await app.as(staff).call(updateScheduledComment, { params, body });
    expect(changed.body).toMatchObject({ text: "1枚に", images: [{ uid: uids[1] }] });
    await purge();
    expect([await isKept(uids[0] ?? ""), await isKept(uids[1] ?? "")]).toEqual([false, true]);
    await app.as(staff).call(cancelScheduledComment, { params });
    await purge();
    expect(await isKept(uids[1] ?? "")).toBe(false);
  });
});
