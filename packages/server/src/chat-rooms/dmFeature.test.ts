import {
  cancelScheduledComment,
  createDmRoom,
  createUpload,
  deleteComment,
  editComment,
  flagChatRoom,
  getChatRoom,
  joinRoom,
  listComments,
  listNotifications,
  listScheduledComments,
  postComment,
  scheduleComment,
  sendScheduledComment,
  updateScheduledComment,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";
import { sendDueComments } from "../scheduled-comments/sendDueComments.job.ts";
import { chatIn } from "../testing/chat.ts";
import { createTestApp, HOUR, insertManagedCreator } from "../testing/index.ts";
import { fileOf, PNG } from "../testing/uploads.ts";

const app = await createTestApp();
const { office, job, say } = chatIn(app);

const soon = () => new Date(app.clock.now().getTime() + HOUR).toISOString();

/** An office with a direct message begun and one that waits, which is then no longer granted. */
async function withoutDm() {
  const { company, staff } = await office();
  const creator = await app.run(() => insertManagedCreator(company));
  const room = (await app.as(staff).call(createDmRoom, { body: { creator_uid: creator.uid } })).body.room_id;
  const said = (await say(staff, room, "前に書いたもの")).body;
  const scheduleIn = (room_uid: string) =>
    app.as(staff).call(scheduleComment, {
      params: { id: room_uid },
      body: { id: crypto.randomUUID(), text: "あとで", send_at: soon() },
    });
  const planned = (await scheduleIn(room)).body;
  const grant = (permission: "dm"[]) =>
    app.run(() => db().update(companies).set({ permission }).where(eq(companies.uid, company.uid)));
  await grant([]);
  return { company, staff, room, said, planned, scheduleIn, grant };
}

describe("direct messages that the contract no longer grants", () => {
  it("are read, marked and put in order as before", async () => {
    const { staff, room } = await withoutDm();
    const params = { id: room };
    for (const call of [getChatRoom, listComments] as const)
      expect((await app.as(staff).call(call, { params })).status).toBe(200);
    expect((await app.as(staff).call(joinRoom, { params, body: {} })).status).toBe(200);
    expect((await app.as(staff).call(flagChatRoom, { params, body: { flag: null } })).status).toBe(200);
  });

  it("take nothing new, whatever the way", async () => {
    const { staff, room, said, planned, scheduleIn } = await withoutDm();
    const [params, scheduled] = [{ id: room }, { id: room, comment_id: planned.id }];
    const me = app.as(staff);
    const answers = await Promise.all([
      say(staff, room),
      scheduleIn(room),
      me.call(editComment, { params: { id: room, comment_id: said.id }, body: { text: "直す" } }),
      me.call(updateScheduledComment, {
        params: scheduled,
        body: { text: "直す", send_at: soon(), version: planned.version },
      }),
      me.call(sendScheduledComment, { params: scheduled }),
      me.call(createUpload, { body: { file: fileOf(PNG), purpose: "chat", chat_room_uid: room } }),
    ]);
    for (const { status, error } of answers) {
      expect([status, error.code]).toEqual([403, "feature_not_granted"]);
      expect(error.message).toContain("ダイレクトメッセージは現在の契約に含まれていません");
    }
    expect((await me.call(listComments, { params })).body.items.map(({ text }) => text)).toEqual([
      "前に書いたもの",
    ]);
  });

  it("let what was written be taken away", async () => {
    const { staff, room, said, planned } = await withoutDm();
    const me = app.as(staff);
    const removed = await me.call(deleteComment, { params: { id: room, comment_id: said.id } });
    expect(removed.body.deleted).toBe(true);
    const cancelled = await me.call(cancelScheduledComment, { params: { id: room, comment_id: planned.id } });
    expect(cancelled.body.state).toBe("cancelled");
  });

  it("keep what waits with its text and the reason, tell its writer, and send it once granted again", async () => {
    const { staff, room, planned, grant } = await withoutDm();
    const me = app.as(staff);
    app.clock.advance(2 * HOUR);
    await app.run(() => sendDueComments.run({}));
    const waiting = async () => (await me.call(listScheduledComments, { params: { id: room } })).body.items;
    expect(await waiting()).toMatchObject([
      { text: "あとで", state: "failed", failure: expect.stringContaining("契約に含まれていません") },
    ]);
    const notified = (await me.call(listNotifications)).body.items.map(({ kind, href }) => [kind, href]);
    expect(notified).toContainEqual(["comment_not_sent", `/chat/${room}?scheduled=${planned.id}`]);
    await grant(["dm"]);
    const params = { id: room, comment_id: planned.id };
    expect((await me.call(sendScheduledComment, { params })).body.state).toBe("sent");
    expect(await waiting()).toEqual([]);
  });

  it("leave the rooms of jobs alone, and those of another company unknown", async () => {
    const { company, staff, scheduleIn } = await withoutDm();
    const { room_uid } = await job(company);
    expect((await say(staff, room_uid)).status).toBe(201);
    expect((await scheduleIn(room_uid)).status).toBe(201);
    const foreign = await withoutDm();
    const body = { id: crypto.randomUUID(), text: "よそから" };
    const answer = await app.as(staff).call(postComment, { params: { id: foreign.room }, body });
    expect(answer.error.code).toBe("not_found");
  });
});
