import {
  deleteSupportComment,
  flagSupportChatRoom,
  getSupportChatRoom,
  listSupportChatRooms,
  listSupportComments,
  readSupportChatRoom,
  searchSupportComments,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { createTestApp, insertCompany, insertMember, insertOperator } from "../testing/index.ts";
import { roomIds, supportIn } from "../testing/support.ts";

describe("the queue", async () => {
  const app = await createTestApp();
  const { creator, ask, answer, queue, room, unread } = supportIn(app);
  const [mika, ken, rin] = [await creator({ name: "みか" }), await creator({ name: "健" }), await creator()];
  const [ann, bob] = await app.run(async () => [await insertOperator(), await insertOperator()] as const);

  it("begins with who has waited longest, then the newest of the rest", async () => {
    await ask(mika);
    await ask(ken);
    await ask(rin);
    await ask(mika, "もう一度お願いします");
    expect(roomIds(await queue(ann))).toEqual([mika.uid, ken.uid, rin.uid]);
    await answer(ann, mika.uid);
    await answer(ann, rin.uid);
    const after = await queue(ann);
    expect(roomIds(after)).toEqual([ken.uid, rin.uid, mika.uid]);
    expect(
      after.items.map(({ needs_reply, waiting_since }) => [needs_reply, waiting_since !== null]),
    ).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(after.total).toBe(3);
  });

  it("comes in pages that neither repeat nor skip", async () => {
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await queue(ann, { limit: 1, cursor });
      seen.push(...roomIds(page));
      if (!page.next_cursor) break;
      cursor = page.next_cursor;
    }
    expect(seen).toEqual([ken.uid, rin.uid, mika.uid]);
  });

  it("says since when somebody waits: the first message after the last answer", async () => {
    const { body: first } = await ask(mika, "あと一点あります");
    await ask(mika, "見ていただけましたか");
    expect(await room(ann, mika.uid)).toMatchObject({ needs_reply: true, waiting_since: first.created_at });
  });

  it("forgets nobody when an answer is taken back", async () => {
    const since = (await room(ann, mika.uid)).waiting_since;
    const { body: wrong } = await answer(ann, mika.uid, "別の人への返事");
    expect((await room(ann, mika.uid)).waiting_since).toBeNull();
    await app.as(ann).call(deleteSupportComment, { params: { id: mika.uid, comment_id: wrong.id } });
    expect((await room(ann, mika.uid)).waiting_since).toBe(since);
    expect(roomIds(await queue(ann, { needs_reply: true }))).toEqual([ken.uid, mika.uid]);
  });

  it("leaves out who needs no answer until they write again", async () => {
    const params = { id: ken.uid };
    const { body } = await app.as(ann).call(flagSupportChatRoom, { params, body: { needs_reply: false } });
    expect([body.needs_reply, body.waiting_since]).toEqual([false, null]);
    expect(roomIds(await queue(ann, { needs_reply: true }))).toEqual([mika.uid]);
    // Taken back, they stand where they stood.
    const since = (await room(ann, ken.uid)).last_comment?.created_at;
    await app.as(ann).call(flagSupportChatRoom, { params, body: { needs_reply: true } });
    expect((await room(ann, ken.uid)).waiting_since).toBe(since);
    expect(roomIds(await queue(ann, { needs_reply: true }))).toEqual([ken.uid, mika.uid]);
    await app.as(ann).call(flagSupportChatRoom, { params, body: { needs_reply: false } });
    await ask(ken, "やはり質問があります");
    expect(roomIds(await queue(ann, { needs_reply: true }))).toEqual([mika.uid, ken.uid]);
  });

  it("calls nothing answered that came after what was on screen", async () => {
    const seen_to = (await room(ann, ken.uid)).last_comment?.seq ?? -1;
    const { body: late } = await ask(ken, "もう一つあります");
    const flag = async (body: { needs_reply: boolean; seen_to?: number }) =>
      (await app.as(ann).call(flagSupportChatRoom, { params: { id: ken.uid }, body })).body;
    expect(await flag({ needs_reply: false, seen_to })).toMatchObject({
      needs_reply: true,
      waiting_since: late.created_at,
    });
    expect((await flag({ needs_reply: false, seen_to: late.seq })).needs_reply).toBe(false);
    expect((await flag({ needs_reply: true })).needs_reply).toBe(true);
  });

  it("keeps a flag for all operators, and finds rooms by it", async () => {
    const flag = { color: "red" as const, label: "至急", due_on: "2026-11-25" };
    await app.as(ann).call(flagSupportChatRoom, { params: { id: rin.uid }, body: { flag } });
    expect((await room(bob, rin.uid)).flag).toEqual(flag);
    expect(roomIds(await queue(bob, { flag: ["red"] }))).toEqual([rin.uid]);
    await app.as(bob).call(flagSupportChatRoom, { params: { id: rin.uid }, body: { flag: null } });
    expect((await room(ann, rin.uid)).flag).toBeNull();
    expect((await queue(bob, { flag: ["red", "blue"] })).total).toBe(0);
  });

  it.each([
    ["ﾐｶ", () => [mika.uid]],
    ["CREATOR2@", () => [ken.uid]],
    ["やはり 質問", () => [ken.uid]],
    ["別の人への返事", () => []],
  ])("is searched by name, address and text: %s", async (keyword, expected) => {
    expect(roomIds(await queue(ann, { keyword }))).toEqual(expected());
  });

  it("counts for each operator what others wrote after their own read position", async () => {
    const total = async () => [await unread(ann), await unread(bob)];
    for (const who of [ann, bob])
      await app.as(who).call(readSupportChatRoom, { params: { id: rin.uid }, body: {} });
    const [annBefore = 0, bobBefore = 0] = await total();
    expect(bobBefore).toBeGreaterThan(annBefore);
    await ask(rin, "一つ");
    await ask(rin, "二つ");
    expect(await total()).toEqual([annBefore + 2, bobBefore + 2]);
    const params = { id: rin.uid };
    const { last_seq } = await room(ann, rin.uid);
    const { body } = await app.as(ann).call(readSupportChatRoom, { params, body: { read_to: last_seq - 1 } });
    expect(body).toEqual({ unread_count: 1, read_seq: last_seq - 1 });
    await app.as(ann).call(readSupportChatRoom, { params, body: { read_to: 0 } });
    expect((await room(ann, rin.uid)).read_seq).toBe(last_seq - 1);
    await app.as(ann).call(readSupportChatRoom, { params, body: {} });
    expect(await total()).toEqual([annBefore, bobBefore + 2]);
    expect(roomIds(await queue(bob, { unread: true }))).toContain(rin.uid);
    expect(roomIds(await queue(ann, { unread: true }))).not.toContain(rin.uid);
  });

  it("is no business of members", async () => {
    const member = await app.run(async () => insertMember(await insertCompany(), "admin"));
    for (const call of [
      app.as(member).call(listSupportChatRooms),
      app.as(member).call(getSupportChatRoom, { params: { id: mika.uid } }),
      app.as(member).call(listSupportComments, { params: { id: mika.uid } }),
    ]) {
      expect((await call).error.code).toBe("forbidden");
    }
  });
});

describe("searching a room", async () => {
  const app = await createTestApp();
  const { creator, ask, answer } = supportIn(app);
  const ann = await app.run(() => insertOperator());

  it("finds what was said in one room, for operators, and nothing of another room or what was deleted", async () => {
    const zen = await creator({ name: "然" });
    await ask(zen, "口座のﾌﾘｺﾐ先を変えたいです");
    const { body: gone } = await answer(ann, zen.uid, "振込先はこちらです");
    await ask(await creator({ name: "別" }), "振り込み先について");
    const search = async (id: string, keyword: string) =>
      (await app.as(ann).call(searchSupportComments, { params: { id }, query: { keyword } })).body;
    expect(await search(zen.uid, "ふりこみ")).toMatchObject({
      total: 1,
      items: [{ author_uid: zen.uid, seq: 1, line: [{}, { text: "ﾌﾘｺﾐ", hit: true }, {}] }],
    });
    expect((await search(zen.uid, "振込先")).items).toMatchObject([{ author_uid: ann.uid }]);
    await app.as(ann).call(deleteSupportComment, { params: { id: zen.uid, comment_id: gone.id } });
    expect((await search(zen.uid, "振込先")).items).toEqual([]);
    expect((await search(zen.uid, "振り込み先")).items).toEqual([]);
    const nowhere = await app
      .as(ann)
      .call(searchSupportComments, { params: { id: "nowhere" }, query: { keyword: "振込" } });
    expect(nowhere.status).toBe(404);
  });
});
