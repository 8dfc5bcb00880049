import { archiveChatRoom, countChatRooms, flagChatRoom, joinRoom, listChatRooms } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { addSystemComment } from "../comments/comments.service.ts";
import { chatIn } from "../testing/chat.ts";
import { createTestApp, MINUTE } from "../testing/index.ts";

const app = await createTestApp();
const { office, job, hear, say, seen, listOf } = chatIn(app);

type Caller = { readonly uid: string };
const counts = async (caller: Caller, keyword?: string) =>
  (await app.as(caller).call(countChatRooms, { query: { keyword } })).body;
const flag = (caller: Caller, id: string, body: Parameters<typeof flagBody>[0]) => flagBody(body, caller, id);
const flagBody = (
  body: { flag?: { color: "red"; label: string; due_on: string | null } | null; needs_reply?: boolean },
  caller: Caller,
  id: string,
) => app.as(caller).call(flagChatRoom, { params: { id }, body });
const unread = (caller: Caller, id: string) =>
  app.as(caller).call(joinRoom, { params: { id }, body: { mark_unread: true } });

describe("the tabs' counts", () => {
  it("are the totals of the lists that the tabs show, for the caller", async () => {
    const { company, staff, other } = await office();
    const [heard, answered, flagged, put] = [
      await job(company),
      await job(company),
      await job(company),
      await job(company),
    ];
    await hear(heard);
    await hear(answered);
    await say(staff, answered.room_uid);
    await flag(staff, flagged.room_uid, { flag: { color: "red", label: "至急", due_on: null } });
    await hear(put);
    await app.as(staff).call(archiveChatRoom, { params: { id: put.room_uid } });
    expect(await counts(staff)).toEqual({ all: 3, needs_reply: 1, unread: 2, flag: 1, archived: 1 });
    await app.as(staff).call(joinRoom, { params: { id: heard.room_uid }, body: {} });
    for (const who of [staff, other]) {
      const total = async (query: Parameters<typeof listOf>[1]) => (await listOf(who, query)).body.total;
      expect(await counts(who)).toEqual({
        all: await total({}),
        needs_reply: await total({ needs_reply: true }),
        unread: await total({ unread: true }),
        flag: await total({ flag: ["red", "yellow", "green", "blue"] }),
        archived: await total({ archived: true }),
      });
    }
    expect((await counts(staff)).unread).toBe((await counts(other)).unread - 1);
  });

  it("count what matches a keyword, and nothing of another company", async () => {
    const { company, staff } = await office();
    const { staff: foreign } = await office();
    const room = await job(company);
    await job(company);
    await hear(room, "サムネイルの件です");
    expect(await counts(staff, "さむねいる")).toEqual({
      all: 1,
      needs_reply: 1,
      unread: 1,
      flag: 0,
      archived: 0,
    });
    expect((await counts(foreign)).all).toBe(0);
  });
});

describe("a search in the texts", () => {
  it("shows the newest matching comment's line with the words marked, as it was written", async () => {
    const { company, staff } = await office();
    const room = await job(company);
    await hear(room, "サムネイルは赤です");
    const newest = await hear(room, "お世話になります。\nｻﾑﾈｲﾙは青にします");
    await say(staff, room.room_uid, "承知しました");
    const [item] = (await listOf(staff, { keyword: "さむねいる" })).body.items;
    expect(item?.hit).toEqual({
      comment_id: newest.id,
      seq: newest.seq,
      created_at: newest.created_at,
      line: [
        { text: "ｻﾑﾈｲﾙ", hit: true },
        { text: "は青にします", hit: false },
      ],
      earlier: [],
    });
  });

  it("shows the line of a number that is written without the marks it was searched with", async () => {
    const { company, staff } = await office();
    await hear(await job(company), "電話は 09012345678 です");
    const [item] = (await listOf(staff, { keyword: "090-1234-5678" })).body.items;
    expect(item?.hit?.line).toContainEqual({ text: "09012345678", hit: true });
  });

  it("shows the lines before the newest too, as many as are asked for, each with its time", async () => {
    const { company, staff } = await office();
    const room = await job(company);
    const said = [];
    for (const text of ["ぺんぎん 一", "ほかの話", "ぺんぎん 二", "ぺんぎん 三"]) {
      said.push(await hear(room, text));
      app.clock.advance(MINUTE);
    }
    const asked = async (hits: number) => {
      const hit = (await listOf(staff, { keyword: "ペンギン", hits })).body.items[0]?.hit;
      return hit ? [hit, ...hit.earlier].map(({ comment_id, created_at }) => [comment_id, created_at]) : [];
    };
    const [first, , second, third] = said.map(({ id, created_at }) => [id, created_at]);
    expect(await asked(2)).toEqual([third, second]);
    expect(await asked(5)).toEqual([third, second, first]);
  });

  it("has no line for a room found by its names, and none at all without a keyword", async () => {
    const { company, staff } = await office();
    await job(company, { creator: { display_name: "はなこ美容", search_source: "はなこ美容" } });
    expect((await listOf(staff, { keyword: "はなこ" })).body.items[0]?.hit).toBeNull();
    expect((await listOf(staff)).body.items[0]).not.toHaveProperty("hit");
  });
});

describe("archived rooms", () => {
  it("stand behind all the others where they are asked for, page by page, and nobody else's among them", async () => {
    const { company, staff } = await office();
    const foreign = await office();
    await hear(await job(foreign.company), "ぺんぎんの件");
    const rooms = [await job(company), await job(company), await job(company), await job(company)];
    for (const room of rooms) {
      await hear(room, "ぺんぎんの件");
      app.clock.advance(MINUTE);
    }
    const [first, second, third, fourth] = rooms.map(({ room_uid }) => room_uid);
    for (const id of [second, fourth])
      await app.as(staff).call(archiveChatRoom, { params: { id: String(id) } });
    const query = { keyword: "ぺんぎん", with_archived: true } as const;
    for (const limit of [1, 2, 3, 10]) {
      const read: string[] = [];
      let cursor: string | undefined;
      do {
        const { items, next_cursor, total } = (await listOf(staff, { ...query, limit, cursor })).body;
        expect(total).toBe(4);
        read.push(...items.map(({ room_id }) => room_id));
        cursor = next_cursor ?? undefined;
      } while (cursor);
      expect(read).toEqual([third, first, fourth, second]);
    }
    expect((await listOf(staff, { keyword: "ぺんぎん" })).body.total).toBe(2);
    expect((await listOf(staff, { ...query, archived: true })).body.total).toBe(2);
  });
});

describe("how long the creator waits", () => {
  it("is counted from the first message after our last, not from the newest", async () => {
    const { company, staff } = await office();
    const room = await job(company);
    await hear(room, "1");
    await say(staff, room.room_uid);
    const first = await hear(room, "2");
    await app.run(() => addSystemComment(room.room_uid, "ステータスが変わりました"));
    app.clock.advance(30 * MINUTE);
    await hear(room, "3");
    expect((await seen(staff, room.room_uid)).waiting_since).toBe(first.created_at);
    await say(staff, room.room_uid);
    expect((await seen(staff, room.room_uid)).waiting_since).toBeNull();
  });
});

describe("返信不要 and 未読にする", () => {
  it("返信不要 can be taken back while the creator's message is the newest, and only then", async () => {
    const { company, staff } = await office();
    const room = await job(company);
    const said = await hear(room);
    await flag(staff, room.room_uid, { needs_reply: false });
    const back = await flag(staff, room.room_uid, { needs_reply: true });
    expect(back.body).toMatchObject({ needs_reply: true, waiting_since: said.created_at });
    await say(staff, room.room_uid);
    expect((await flag(staff, room.room_uid, { needs_reply: true })).body.needs_reply).toBe(false);
  });

  it("未読にする moves one's own position to before the newest message of others, and no other call moves it back", async () => {
    const { company, staff, other } = await office();
    const room = await job(company);
    await hear(room, "1");
    await hear(room, "2");
    await say(staff, room.room_uid, "3");
    for (const who of [staff, other])
      await app.as(who).call(joinRoom, { params: { id: room.room_uid }, body: {} });
    expect((await unread(staff, room.room_uid)).body).toEqual({ unread_count: 1, read_seq: 1 });
    expect((await seen(other, room.room_uid)).unread_count).toBe(0);
    const forward = await app
      .as(staff)
      .call(joinRoom, { params: { id: room.room_uid }, body: { read_to: 0 } });
    expect(forward.body).toEqual({ unread_count: 1, read_seq: 1 });
    expect((await unread(staff, room.room_uid)).body.unread_count).toBe(1);
  });

  it("leaves read what archiving marked read for everyone, and rooms where nobody else has written", async () => {
    const { company, staff } = await office();
    const [room, quiet] = [await job(company), await job(company)];
    await hear(room);
    await app.as(staff).call(archiveChatRoom, { params: { id: room.room_uid } });
    expect((await unread(staff, room.room_uid)).body.unread_count).toBe(0);
    await say(staff, quiet.room_uid);
    expect((await unread(staff, quiet.room_uid)).body).toEqual({ unread_count: 0, read_seq: 1 });
  });

  it("a flag's label holds twenty characters, one outside the basic plane like any other", async () => {
    const { company, staff } = await office();
    const { room_uid } = await job(company);
    const put = (label: string) =>
      flag(staff, room_uid, { flag: { color: "red", label, due_on: "2026-11-25" } });
    expect((await put("𠮷".repeat(20))).body.flag?.due_on).toBe("2026-11-25");
    const long = await put("𠮷".repeat(21));
    expect(long.error).toMatchObject({
      code: "invalid_request",
      fields: { "flag.label": expect.any(String) },
    });
    expect((await app.as(staff).call(listChatRooms, { query: { flag: ["red"] } })).body.total).toBe(1);
  });
});
