import { createDmRoom, flagChatRoom, joinRoom } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { addSystemComment } from "../comments/comments.service.ts";
import { chatIn } from "../testing/chat.ts";
import {
  createTestApp,
  insertCompany,
  insertManagedCreator,
  insertMember,
  MINUTE,
} from "../testing/index.ts";

const app = await createTestApp();
const { office, job, hear, say, rooms, listOf } = chatIn(app);

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

  it("shows what a person wrote last, not the status line after it", async () => {
    const { company, staff } = await office();
    const room = await job(company);
    await hear(room, "届きました");
    await app.run(() => addSystemComment(room.room_uid, "ステータスが「制作中」になりました。"));
    expect((await listOf(staff, {})).body.items[0]?.last_comment).toMatchObject({
      text: "届きました",
      seq: 1,
    });
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
