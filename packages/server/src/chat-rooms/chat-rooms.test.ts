import {
  archiveChatRoom,
  type CallInput,
  createDmRoom,
  flagChatRoom,
  getChatRoom,
  getChatRoomMembers,
  getUnreadChatCount,
  joinRoom,
  listChatRooms,
  postComment,
  unarchiveChatRoom,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { addComment, addSystemComment } from "../comments/comments.service.ts";
import {
  createTestApp,
  insertCompany,
  insertManagedCreator,
  insertMember,
  MINUTE,
} from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";

const app = await createTestApp();
const id = () => crypto.randomUUID();

const office = () =>
  app.run(async () => {
    const company = await insertCompany();
    return {
      company,
      staff: await insertMember(company, "staff"),
      other: await insertMember(company, "admin"),
    };
  });
type Office = Awaited<ReturnType<typeof office>>;

const job = (company: { uid: string }, values?: Parameters<typeof insertSentJob>[1]) =>
  app.run(() => insertSentJob(company, values));

/** A message from the creator, a minute after the last. */
const hear = (room: { room_uid: string; creator_uid: string }, text = "こんにちは") => {
  app.clock.advance(MINUTE);
  return app.run(() => addComment({ ...room, uid: room.creator_uid, id: id(), text, kind: "message" }));
};

const say = (caller: { uid: string }, room_uid: string, text = "返信です") =>
  app.as(caller).call(postComment, { params: { id: room_uid }, body: { id: id(), text } });

type Query = NonNullable<CallInput<typeof listChatRooms>["query"]>;

const listOf = (caller: { uid: string }, query: Query = {}) => app.as(caller).call(listChatRooms, { query });

const rooms = async (caller: { uid: string }, query: Query = {}) =>
  (await listOf(caller, query)).body.items.map(({ room_id }) => room_id);

const seen = async (caller: { uid: string }, room_uid: string) =>
  (await app.as(caller).call(getChatRoom, { params: { id: room_uid } })).body;

describe("the list", () => {
  it("sorts by newest activity, and a status line moves nothing", async () => {
    const { company, staff } = await office();
    const [a, b, c] = [await job(company), await job(company), await job(company)];
    await hear(a);
    await hear(b);
    await hear(c);
    await hear(a);
    app.clock.advance(MINUTE);
    await app.run(() => addSystemComment(b.room_uid, "ステータスが変わりました"));
    expect(await rooms(staff)).toEqual([a.room_uid, c.room_uid, b.room_uid]);
  });

  it("pages without losing or repeating a room while others move up", async () => {
    const { company, staff } = await office();
    const made = [];
    for (let i = 0; i < 7; i++) {
      const next = await job(company);
      await hear(next);
      made.unshift(next);
    }
    const first = await listOf(staff, { limit: 3 });
    expect(first.body.total).toBe(7);
    const oldest = made.at(-1);
    if (oldest) await hear(oldest);
    const second = await listOf(staff, { limit: 3, cursor: first.body.next_cursor ?? "" });
    const all = [first, second].flatMap(({ body }) => body.items.map(({ room_id }) => room_id));
    expect(all).toEqual(made.slice(0, 6).map(({ room_uid }) => room_uid));
    expect(second.body.next_cursor).toBeNull();
    expect((await listOf(staff, { cursor: "bm9uc2Vuc2U" })).error.fields).toHaveProperty("cursor");
  });

  it("finds a keyword in the creator, the project and what was written, not in another company", async () => {
    const { company, staff } = await office();
    const byName = await job(company, { creator: { display_name: "ハナコ工房" }, project: { name: "P1" } });
    const byProject = await job(company, { project: { name: "100%りんご" } });
    const byText = await job(company);
    await hear(byText, "撮影日は来週の木曜でお願いします");
    const foreign = await office();
    const theirs = await job(foreign.company, { creator: { display_name: "ハナコ工房" } });
    await hear(theirs, "撮影日");
    expect(await rooms(staff, { keyword: "はなこ" })).toEqual([byName.room_uid]);
    expect(await rooms(staff, { keyword: "100%" })).toEqual([byProject.room_uid]);
    expect(await rooms(staff, { keyword: "撮影日" })).toEqual([byText.room_uid]);
    expect(await rooms(staff, { keyword: "%" })).toEqual([byProject.room_uid]);
    expect(await rooms(staff, { keyword: "どこにもない" })).toEqual([]);
  });

  it("filters by type, unread, 未返信 and flag", async () => {
    const { company, staff } = await office();
    const [answered, waiting] = [await job(company), await job(company)];
    await hear(answered);
    await say(staff, answered.room_uid);
    await hear(waiting);
    const creator = await app.run(() => insertManagedCreator(company));
    const dm = await app.as(staff).call(createDmRoom, { body: { creator_uid: creator.uid } });
    await app.as(staff).call(flagChatRoom, {
      params: { id: answered.room_uid },
      body: { flag: { color: "red", label: "至急", due_on: "2026-12-01" } },
    });
    await app.as(staff).call(joinRoom, { params: { id: answered.room_uid }, body: {} });
    expect(await rooms(staff, { type: "dm" })).toEqual([dm.body.room_id]);
    expect(await rooms(staff, { unread: true })).toEqual([waiting.room_uid]);
    expect((await rooms(staff, { unread: false })).length).toBe(2);
    expect(await rooms(staff, { needs_reply: true })).toEqual([waiting.room_uid]);
    expect(await rooms(staff, { flag: ["red", "blue"] })).toEqual([answered.room_uid]);
    expect(await rooms(staff, { flag: ["green"] })).toEqual([]);
  });

  it("shows the job with its status, the newest comment, and no fee to viewers", async () => {
    const { company, staff } = await office();
    const room = await job(company);
    await hear(room, "承知しました");
    const viewer = await app.run(() => insertMember(company, "viewer"));
    const item = (await listOf(staff, {})).body.items[0];
    expect(item).toMatchObject({
      type: "job_request",
      unread_count: 1,
      needs_reply: true,
      read_seq: 0,
      last_seq: 1,
      last_comment: { uid: room.creator_uid, text: "承知しました", seq: 1 },
      job_request: { uid: room.job_request_uid, job_status: "requested", terms: { fee: 100_000 } },
      creator: { uid: room.creator_uid, managed_creator_uid: room.creator_uid },
    });
    expect((await listOf(viewer, {})).body.items[0]?.job_request?.terms.fee).toBeNull();
  });
});

describe("a dm room", () => {
  it("is opened once, also by ten at the same time", async () => {
    const { company, staff, other } = await office();
    const creator = await app.run(() => insertManagedCreator(company));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        app.as(i % 2 ? staff : other).call(createDmRoom, { body: { creator_uid: creator.uid } }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.room_id)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ type: "dm", job_request: null });
  });

  it("needs the feature dm, a role that chats, and a creator of the own company", async () => {
    const { staff } = await office();
    const foreign = await office();
    const creator = await app.run(() => insertManagedCreator(foreign.company));
    const body = { creator_uid: creator.uid };
    expect((await app.as(staff).call(createDmRoom, { body })).error.code).toBe("not_found");
    const poor = await app.run(async () => insertMember(await insertCompany({ permission: [] }), "admin"));
    expect((await app.as(poor).call(createDmRoom, { body })).error.code).toBe("feature_not_granted");
    const viewer = await app.run(() => insertMember(foreign.company, "viewer"));
    expect((await app.as(viewer).call(createDmRoom, { body })).error.code).toBe("forbidden");
  });
});

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
  const archive = (who: Office["staff"], room_uid: string) =>
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
