import {
  archiveChatRoom,
  flagChatRoom,
  getChatRoom,
  getChatRoomMembers,
  getUnreadChatCount,
  joinRoom,
  unarchiveChatRoom,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { addSystemComment } from "../comments/comments.service.ts";
import { chatIn } from "../testing/chat.ts";
import { createTestApp, insertMember } from "../testing/index.ts";

const app = await createTestApp();
const { office, job, hear, say, rooms, seen } = chatIn(app);

describe("reading", () => {
  const count = async (caller: { uid: string }) =>
    (await app.as(caller).call(getUnreadChatCount)).body.unread_chat_message_count;

  it("counts the messages of others after one's own position, per person, never below zero", async () => {
    const { company, staff, other } = await office();
    const room = await job(company);
    await hear(room, "1");
    await hear(room, "2");
    await say(other, room.room_uid, "3");
    await app.run(() => addSystemComment(room.room_uid, "4"));
    expect([await count(staff), await count(other)]).toEqual([3, 2]);
    const read = (read_to?: number) =>
      app
        .as(staff)
        .call(joinRoom, { params: { id: room.room_uid }, body: read_to === undefined ? {} : { read_to } });
    expect((await read(2)).body).toEqual({ unread_count: 1, read_seq: 2 });
    expect((await read(1)).body).toEqual({ unread_count: 1, read_seq: 2 });
    expect((await read(9999)).body).toEqual({ unread_count: 0, read_seq: 4 });
    expect((await read()).body).toEqual({ unread_count: 0, read_seq: 4 });
    expect([await count(staff), await count(other)]).toEqual([0, 2]);
    await hear(room, "5");
    expect((await seen(staff, room.room_uid)).unread_count).toBe(1);
  });

  it("keeps the own comment read for who had read to the end, and leaves the rest unread", async () => {
    const { company, staff, other } = await office();
    const room = await job(company);
    await hear(room);
    await app.as(staff).call(joinRoom, { params: { id: room.room_uid }, body: {} });
    await say(staff, room.room_uid);
    await say(other, room.room_uid);
    expect(await seen(staff, room.room_uid)).toMatchObject({ read_seq: 2, unread_count: 1 });
    expect(await seen(other, room.room_uid)).toMatchObject({ read_seq: 0, unread_count: 2 });
  });

  it("names everyone in the room and the product itself", async () => {
    const { company, staff, other } = await office();
    const room = await job(company, { creator: { display_name: "さくら" } });
    await say(staff, room.room_uid);
    await app.as(other).call(joinRoom, { params: { id: room.room_uid }, body: {} });
    const { members } = (await app.as(staff).call(getChatRoomMembers, { params: { id: room.room_uid } }))
      .body;
    expect(members).toEqual({
      system: { name: "ツムギ", image: "/logo.svg", managed_creator_uid: null },
      [room.creator_uid]: { name: "さくら", image: null, managed_creator_uid: room.creator_uid },
      [staff.uid]: { name: staff.name, image: null, managed_creator_uid: null },
      [other.uid]: { name: other.name, image: null, managed_creator_uid: null },
    });
  });
});

describe("archive, flag and 返信不要", () => {
  const archive = (who: { uid: string }, room_uid: string) =>
    app.as(who).call(archiveChatRoom, { params: { id: room_uid } });

  it("archives for the company and marks the room read for everyone", async () => {
    const { company, staff, other } = await office();
    const room = await job(company);
    await hear(room);
    expect((await archive(staff, room.room_uid)).body).toMatchObject({ archived: true, unread_count: 0 });
    expect(await rooms(other)).toEqual([]);
    expect(await rooms(other, { archived: true })).toEqual([room.room_uid]);
    expect((await seen(other, room.room_uid)).unread_count).toBe(0);
    const back = await app.as(other).call(unarchiveChatRoom, { params: { id: room.room_uid } });
    expect(back.body).toMatchObject({ archived: false, unread_count: 0 });
  });

  it("comes back by the creator's comment, not by ours or the product's", async () => {
    const { company, staff } = await office();
    const room = await job(company);
    await archive(staff, room.room_uid);
    await say(staff, room.room_uid);
    await app.run(() => addSystemComment(room.room_uid, "ステータスが変わりました"));
    expect((await seen(staff, room.room_uid)).archived).toBe(true);
    await hear(room);
    expect(await seen(staff, room.room_uid)).toMatchObject({ archived: false, unread_count: 1 });
  });

  it("keeps a flag for the whole company, and 返信不要 until the creator writes again", async () => {
    const { company, staff, other } = await office();
    const room = await job(company);
    await hear(room);
    const params = { id: room.room_uid };
    const flag = { color: "blue" as const, label: "確認待ち", due_on: null };
    await app.as(staff).call(flagChatRoom, { params, body: { flag } });
    expect(await seen(other, room.room_uid)).toMatchObject({ flag, needs_reply: true });
    await app.as(other).call(flagChatRoom, { params, body: { needs_reply: false } });
    expect(await seen(staff, room.room_uid)).toMatchObject({ flag, needs_reply: false });
    await hear(room);
    await app.as(staff).call(flagChatRoom, { params, body: { flag: null } });
    expect(await seen(staff, room.room_uid)).toMatchObject({ flag: null, needs_reply: true });
  });

  it("neither puts away nor calls answered what the creator wrote after what was on screen", async () => {
    const { company, staff, other } = await office();
    const room = await job(company);
    const params = { id: room.room_uid };
    await hear(room, "見えている");
    const seen_to = (await seen(staff, room.room_uid)).last_comment?.seq ?? -1;
    await hear(room, "まだ見えていない");
    const flag = (body: { needs_reply: boolean; seen_to?: number }) =>
      app.as(staff).call(flagChatRoom, { params, body });
    const put = (body: { seen_to?: number }) => app.as(staff).call(archiveChatRoom, { params, body });
    expect((await flag({ needs_reply: false, seen_to })).body.needs_reply).toBe(true);
    expect((await put({ seen_to })).body).toMatchObject({ archived: false, unread_count: 2 });
    expect((await seen(other, room.room_uid)).unread_count).toBe(2);
    expect((await flag({ needs_reply: false, seen_to: seen_to + 1 })).body.needs_reply).toBe(false);
    // An older screen takes back nothing of it.
    expect((await flag({ needs_reply: false, seen_to })).body.needs_reply).toBe(false);
    await hear(room, "三通目");
    await say(other, room.room_uid);
    // Answered meanwhile: nothing waits that could be overlooked.
    expect((await put({ seen_to })).body).toMatchObject({ archived: true, unread_count: 0 });
  });

  it("refuses viewers, finance and other companies", async () => {
    const { company } = await office();
    const room = await job(company);
    const params = { id: room.room_uid };
    for (const role of ["viewer", "finance"] as const) {
      const member = await app.run(() => insertMember(company, role));
      expect((await archive(member, room.room_uid)).error.code).toBe("forbidden");
      expect((await app.as(member).call(joinRoom, { params, body: {} })).status).toBe(200);
    }
    const { staff } = await office();
    const calls = [archiveChatRoom, unarchiveChatRoom, getChatRoom, getChatRoomMembers];
    for (const call of calls) expect((await app.as(staff).call(call, { params })).status).toBe(404);
    expect((await app.as(staff).call(joinRoom, { params, body: {} })).status).toBe(404);
    expect((await app.as(staff).call(flagChatRoom, { params, body: { flag: null } })).status).toBe(404);
  });
});
