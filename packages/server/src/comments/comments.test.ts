import {
  type CommentResponse,
  deleteComment,
  editComment,
  getChatRoom,
  joinRoom,
  listComments,
  postComment,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { addComment, addSystemComment } from "./comments.service.ts";

const app = await createTestApp();
const id = () => crypto.randomUUID();

const office = (on: TestApp = app) =>
  on.run(async () => {
    const company = await insertCompany();
    const staff = await insertMember(company, "staff");
    const job = await insertSentJob(company);
    return { company, staff, job, params: { id: job.room_uid } };
  });

const post = (caller: { uid: string }, room: string, text: string, comment = id()) =>
  app.as(caller).call(postComment, { params: { id: room }, body: { id: comment, text } });

describe("posting", () => {
  it("numbers the comments of 20 writers without a gap", async () => {
    const { company, job, params, staff } = await office();
    const writers = await app.run(() => Promise.all(Array.from({ length: 4 }, () => insertMember(company))));
    const texts = Array.from({ length: 20 }, (_, i) => `書き込み${i}`);
    const answers = await Promise.all(
      texts.map((text, i) => post(writers[i % writers.length] ?? staff, job.room_uid, text)),
    );
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 201));
    const { body } = await app.as(staff).call(listComments, { params, query: { limit: 100 } });
    expect(body.items.map(({ seq }) => seq)).toEqual(texts.map((_, i) => 20 - i));
    expect(new Set(body.items.map(({ text }) => text))).toEqual(new Set(texts));
  });

  it("makes one comment of 20 identical calls, and refuses the same id with other words", async () => {
    const { job, params, staff } = await office();
    const same = id();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(staff, job.room_uid, "一度だけ", same)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { body } = await app.as(staff).call(listComments, { params });
    expect(body.items).toHaveLength(1);
    const other = await post(staff, job.room_uid, "別の言葉", same);
    expect([other.status, other.error.code]).toEqual([409, "idempotency_mismatch"]);
  });

  it("lets people join and write for the first time at the same moment", async () => {
    const { company, job, params } = await office();
    const people = await app.run(() => Promise.all(Array.from({ length: 8 }, () => insertMember(company))));
    const answers = await Promise.all(
      people.flatMap((person) => [
        post(person, job.room_uid, "はじめまして"),
        app.as(person).call(joinRoom, { params, body: {} }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(people.flatMap(() => [201, 200]));
  });

  it("keeps what was typed byte for byte", async () => {
    const { job, params, staff } = await office();
    const text = " 葛\u{e0100} 髙 𠮷 👨‍👩‍👧\r\n２行目\t";
    await post(staff, job.room_uid, text);
    const { body } = await app.as(staff).call(listComments, { params });
    expect(body.items[0]?.text).toBe(text);
  });

  it("refuses an empty comment, one that is too long, and an image that is not there", async () => {
    const { job, params, staff } = await office();
    expect((await post(staff, job.room_uid, " \n")).error.fields).toEqual({
      text: "メッセージを入力してください。",
    });
    expect((await post(staff, job.room_uid, "あ".repeat(4001))).status).toBe(400);
    const image = await app
      .as(staff)
      .call(postComment, { params, body: { id: id(), text: "", images: ["nowhere"] } });
    expect(image.error.fields?.["images.0"]).toContain("画像の保存期限が切れました");
    expect((await app.as(staff).call(listComments, { params })).body.items).toEqual([]);
  });

  it("is for admin and staff of the room's company only", async () => {
    const { company, job, params } = await office();
    const stranger = await app.run(async () => insertMember(await insertCompany(), "admin"));
    const statuses = await Promise.all(
      (["admin", "staff", "finance", "viewer"] as const).map(async (role) => {
        const member = await app.run(() => insertMember(company, role));
        return (await post(member, job.room_uid, role)).status;
      }),
    );
    expect(statuses).toEqual([201, 201, 403, 403]);
    expect((await post(stranger, job.room_uid, "x")).error.code).toBe("not_found");
    expect((await app.as(stranger).call(listComments, { params })).status).toBe(404);
    const { body } = await app.as(stranger).call(listComments, { params: { id: "nowhere" } });
    expect(body).toMatchObject({ code: "not_found" });
  });
});

describe("reading", () => {
  /** A room with this many comments of the creator, and how its pages read. */
  const roomOf = async (count: number) => {
    const { job, params, staff } = await office();
    const made: CommentResponse[] = [];
    const { room_uid, creator_uid: uid } = job;
    await app.run(async () => {
      for (let i = 1; i <= count; i++)
        made.push(await addComment({ room_uid, uid, id: id(), text: `${i}`, kind: "message" }));
    });
    const call = (query: object) => app.as(staff).call(listComments, { params, query });
    const page = async (query: object) => (await call(query)).body.items.map(({ seq }) => seq);
    return { call, page, made, params };
  };

  it("pages backwards in tens, and forwards from a number, the next ones first", async () => {
    const { page } = await roomOf(21);
    expect(await page({})).toEqual([21, 20, 19, 18, 17, 16, 15, 14, 13, 12]);
    expect(await page({ before: 12 })).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(await page({ before: 2 })).toEqual([1]);
    expect(await page({ after: 18, limit: 100 })).toEqual([21, 20, 19]);
    expect(await page({ after: 3, limit: 4 })).toEqual([7, 6, 5, 4]);
    expect(await page({ after: 0, limit: 2 })).toEqual([2, 1]);
    expect(await page({ after: 21 })).toEqual([]);
  });

  it("opens around a comment by its number or its id, and is short only where the room ends", async () => {
    const { page, made } = await roomOf(21);
    expect(await page({ around: "9", limit: 5 })).toEqual([11, 10, 9, 8, 7]);
    expect(await page({ around: made[8]?.id, limit: 4 })).toEqual([11, 10, 9, 8]);
    expect(await page({ around: made[0]?.id, limit: 6 })).toEqual([4, 3, 2, 1]);
    expect(await page({ around: "21", limit: 6 })).toEqual([21, 20, 19]);
    expect(await page({ around: "21", limit: 1 })).toEqual([21]);
    expect(await page({ around: "2000000000", limit: 4 })).toEqual([21, 20]);
  });

  it("refuses a place that is none, two places, and a comment of another room", async () => {
    const [{ call, made }, elsewhere] = [await roomOf(2), await roomOf(1)];
    for (const query of [
      { around: "9999999999" },
      { around: "ない コメント" },
      { before: 2 ** 31 },
      { after: -1 },
      { before: 3, around: made[0]?.id },
      { limit: 101 },
    ]) {
      const { status, error } = await call(query);
      expect([query, status, error.code]).toEqual([query, 400, "invalid_request"]);
    }
    expect((await call({ before: 3, after: 1 })).error.fields?.around).toContain("どれか1つだけ");
    const strange = await call({ around: elsewhere.made[0]?.id });
    expect([strange.status, strange.error.message]).toEqual([404, expect.stringContaining("見つかりません")]);
    const stranger = await app.run(async () => insertMember(await insertCompany(), "admin"));
    const { params } = elsewhere;
    const query = { around: elsewhere.made[0]?.id ?? "" };
    expect((await app.as(stranger).call(listComments, { params, query })).status).toBe(404);
  });
});

describe("changing", () => {
  it("edits and deletes one's own, and leaves a tombstone without text", async () => {
    const { job, params, staff } = await office();
    const { body: mine } = await post(staff, job.room_uid, "はじめの文");
    const own = { id: job.room_uid, comment_id: mine.id };
    const edited = await app.as(staff).call(editComment, { params: own, body: { text: "直した文" } });
    expect(edited.body).toMatchObject({ seq: mine.seq, text: "直した文", deleted: false });
    expect(edited.body.edited_at).not.toBeNull();
    const deleted = await app.as(staff).call(deleteComment, { params: own });
    expect(deleted.body).toMatchObject({ seq: mine.seq, text: "", deleted: true });
    const again = await app.as(staff).call(editComment, { params: own, body: { text: "もう一度" } });
    expect(again.status).toBe(404);
    const { body } = await app.as(staff).call(listComments, { params });
    expect(JSON.stringify(body)).not.toContain("文");
  });

  it("stores nothing over what another screen stored meanwhile, and answers that", async () => {
    const { job, staff } = await office();
    const { body: mine } = await post(staff, job.room_uid, "はじめの文");
    const params = { id: job.room_uid, comment_id: mine.id };
    const save = (text: string, original?: string) =>
      app.as(staff).call(editComment, { params, body: { text, original } });
    const race = await Promise.all(["右の画面", "左の画面"].map((text) => save(text, "はじめの文")));
    const [stored] = race.filter(({ status }) => status === 200).map(({ body }) => body);
    const [refused] = race.filter(({ status }) => status !== 200);
    expect([refused?.status, refused?.error]).toMatchObject([
      409,
      { code: "stale_version", current: stored },
    ]);
    // The same once more, whose answer was lost, is no conflict; nor does one who read nothing meet any.
    expect((await save(stored?.text ?? "", "はじめの文")).body).toEqual(stored);
    expect((await save("見比べた文", stored?.text)).body.text).toBe("見比べた文");
    expect((await save("何も言わない文")).body.text).toBe("何も言わない文");
  });

  it("refuses to touch the comment of a colleague, of the creator, or of the product", async () => {
    const { company, job, staff } = await office();
    const colleague = await app.run(() => insertMember(company));
    const { body: theirs } = await post(colleague, job.room_uid, "同僚の文");
    const [fromCreator, fromSystem] = await app.run(() =>
      Promise.all([
        addComment({
          room_uid: job.room_uid,
          uid: job.creator_uid,
          id: id(),
          text: "作者の文",
          kind: "message",
        }),
        addSystemComment(job.room_uid, "依頼を送りました"),
      ]),
    );
    for (const comment of [theirs, fromCreator, fromSystem] as CommentResponse[]) {
      const params = { id: job.room_uid, comment_id: comment.id };
      expect((await app.as(staff).call(deleteComment, { params })).error.code).toBe("forbidden");
      expect((await app.as(staff).call(editComment, { params, body: { text: "x" } })).status).toBe(403);
    }
    const elsewhere = await office();
    const params = { id: elsewhere.job.room_uid, comment_id: theirs.id };
    expect((await app.as(colleague).call(deleteComment, { params })).status).toBe(404);
  });

  it("waits for an answer again when our only reply is deleted", async () => {
    const { job, params, staff } = await office();
    const needsReply = async () => (await app.as(staff).call(getChatRoom, { params })).body.needs_reply;
    expect(await needsReply()).toBe(false);
    await app.run(() =>
      addComment({
        room_uid: job.room_uid,
        uid: job.creator_uid,
        id: id(),
        text: "質問です",
        kind: "message",
      }),
    );
    expect(await needsReply()).toBe(true);
    const { body: reply } = await post(staff, job.room_uid, "お答えします");
    expect(await needsReply()).toBe(false);
    await app.as(staff).call(deleteComment, { params: { id: job.room_uid, comment_id: reply.id } });
    expect(await needsReply()).toBe(true);
  });
});
