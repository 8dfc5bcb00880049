import { tmpdir } from "node:os";
import {
  flagChatRoom,
  getChatRoom,
  getUnreadChatCount,
  joinRoom,
  listChatRooms,
  searchComments,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { readSettings } from "../env.ts";
import type { CommentDocument, CommentDocuments } from "../firestore/commentDocuments.ts";
import { pullComment } from "../firestore/pullComment.service.ts";
import { pushComments } from "../firestore/pushComments.service.ts";
import { chatIn } from "../testing/chat.ts";
import { createTestApp, insertMember } from "../testing/index.ts";

// Signed in by the embedded service; the comments' place is all that is asked about here.
const settings = {
  ...readSettings({ SEED: "none", RATE_LIMIT: "off", DATA_DIR: tmpdir() }),
  FIREBASE_PROJECT_ID: "demo-order",
};
const app = await createTestApp({ deps: { settings } });
const { office, job, hear } = chatIn(app);

const micros = () => app.clock.now().getTime() * 1000;

/** A room, two who read in it, and what a browser sees of it: the documents. */
async function open() {
  const { company, staff, other } = await office();
  const room = await job(company);
  const { room_uid } = room;
  const params = { id: room_uid };
  /** Taken by the server now; written there at this number. */
  const take = (uid: string, text: string, store_seq: number) =>
    app.run(() =>
      pullComment({
        room_uid,
        id: crypto.randomUUID(),
        uid,
        kind: "message",
        text,
        image_uids: [],
        deleted: false,
        store_seq,
        changed: "",
        is_from_server: false,
      }),
    );
  const given = async () => {
    const found: CommentDocument[] = [];
    const documents = {
      putComment: async (comment: CommentDocument) => {
        if (comment.room_id === room_uid) found.push(comment);
      },
    } as Partial<CommentDocuments> as CommentDocuments;
    await app.run(() => pushComments(documents, null, () => null));
    return new Map(found.map(({ text, store_seq }) => [text, store_seq]));
  };
  const read = async (caller: { uid: string }, read_to?: number) =>
    (await app.as(caller).call(joinRoom, { params, body: read_to === undefined ? {} : { read_to } })).body;
  const look = async (caller: { uid: string }) => (await app.as(caller).call(getChatRoom, { params })).body;
  const badge = async (caller: { uid: string }) =>
    (await app.as(caller).call(getUnreadChatCount)).body.unread_chat_message_count;
  const say = (text: string) => hear(room, text);
  const colleague = () => app.run(() => insertMember(company, "staff"));
  return { colleague, staff, other, params, take, given, read, look, badge, say };
}

describe("reading where Firestore keeps the comments", () => {
  it("reads up to a comment in the order of the documents, nothing more, and says where the unread begin", async () => {
    const { staff, read, look, badge, given, say } = await open();
    for (let n = 1; n <= 30; n += 1) await say(`${n}`);
    const places = await given();
    const at = (n: number) => places.get(`${n}`) ?? Number.NaN;
    expect(await look(staff)).toMatchObject({ unread_count: 30, read_seq: at(1) - 1, last_seq: at(30) });
    expect(await read(staff, at(7))).toEqual({ unread_count: 23, read_seq: at(8) - 1 });
    expect(await read(staff, at(3))).toEqual({ unread_count: 23, read_seq: at(8) - 1 });
    expect(await badge(staff)).toBe(23);
    const { items } = (await app.as(staff).call(listChatRooms, { query: { keyword: "17" } })).body;
    expect(items[0]).toMatchObject({
      read_seq: at(8) - 1,
      last_comment: { seq: at(30) },
      hit: { seq: at(17) },
    });
    const params = { id: items[0]?.room_id ?? "" };
    const inRoom = (await app.as(staff).call(searchComments, { params, query: { keyword: "2" } })).body;
    expect(inRoom.items.map(({ seq }) => seq)).toEqual(
      [29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 12, 2].map(at),
    );
    expect(await read(staff, at(30))).toEqual({ unread_count: 0, read_seq: at(30) });
    const body = { mark_unread: true as const };
    const back = (await app.as(staff).call(joinRoom, { params, body })).body;
    expect(back).toEqual({ unread_count: 1, read_seq: at(30) - 1 });
  });

  it("goes by the documents' order where a colleague's comment was taken late", async () => {
    const { staff, other, read, look, badge, given, take, say } = await open();
    const early = micros();
    await say("作者");
    await take(other.uid, "先に書いた同僚", early);
    const creators = (await given()).get("作者") ?? 0;
    expect(await look(staff)).toMatchObject({ unread_count: 2, read_seq: early - 1, last_seq: creators });
    expect(await read(staff, early)).toEqual({ unread_count: 1, read_seq: creators - 1 });
    expect(await badge(staff)).toBe(1);
    expect(await read(staff, creators)).toEqual({ unread_count: 0, read_seq: creators });
    await take(other.uid, "また同僚", creators + 5);
    expect(await look(staff)).toMatchObject({ unread_count: 1, read_seq: creators + 4 });
  });

  it("counts what was seen before the server took it as read, for those who saw it", async () => {
    const { staff, other, colleague, read, badge, take, say, look } = await open();
    const third = await colleague();
    await say("はじめ");
    const next = micros() + 500_000;
    expect((await read(staff, next)).unread_count).toBe(0);
    await take(third.uid, "まだ運ばれていない", next);
    expect([await badge(staff), await badge(other)]).toEqual([0, 2]);
    await take(third.uid, "見ていない", next + 1);
    expect(await look(staff)).toMatchObject({ unread_count: 1, read_seq: next });
    expect(await read(staff, next + 1)).toMatchObject({ unread_count: 0 });
    expect(await read(staff)).toMatchObject({ unread_count: 0 });
  });

  it("says 返信不要 up to a comment in the order of the documents", async () => {
    const { staff, params, given, say } = await open();
    for (const text of ["一", "二"]) await say(text);
    const places = await given();
    const settle = async (text: string) => {
      const body = { needs_reply: false, seen_to: places.get(text) ?? Number.NaN };
      return (await app.as(staff).call(flagChatRoom, { params, body })).body.needs_reply;
    };
    expect([await settle("一"), await settle("二")]).toEqual([true, false]);
  });

  it("reads nothing of what is yet to be written, whatever number is sent", async () => {
    const { staff, other, read, badge, take, say } = await open();
    await say("はじめ");
    expect((await read(staff, Number.MAX_SAFE_INTEGER)).unread_count).toBe(0);
    app.clock.advance(120_000);
    await take(other.uid, "二分後", micros());
    await say("作者も");
    expect(await badge(staff)).toBe(2);
  });
});
