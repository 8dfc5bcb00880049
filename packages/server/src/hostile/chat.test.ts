import {
  deleteComment,
  joinRoom,
  listComments,
  postComment,
  postReplyComment,
  streamEvents,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { MAX_STREAMS_OF_ONE } from "../core/realtime/hub.ts";
import { readStream } from "../testing/eventStream.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { uploadsIn } from "../testing/uploads.ts";

const app = await createTestApp();
const { office, send, post } = uploadsIn(app);
type Office = Awaited<ReturnType<typeof office>>;

const say = (
  { staff, room }: Pick<Office, "staff" | "room">,
  text: string,
  id: string = crypto.randomUUID(),
) => app.as(staff).call(postComment, { params: { id: room }, body: { id, text } });
const said = async ({ staff, room }: Pick<Office, "staff" | "room">) =>
  (await app.as(staff).call(listComments, { params: { id: room } })).body.items;

describe("a hostile writer", () => {
  it.each([
    ["a hundred thousand characters", "あ".repeat(100_000)],
    ["a lone surrogate", "途中\ud83dで切れた"],
    ["a NUL", "前\u0000後"],
    ["nothing to see", "\u3000\n\t "],
  ])("is told what is wrong with %s, by either door, and nothing is kept", async (_, text) => {
    const place = await office();
    const token = place.job.token;
    const answers = [
      await say(place, text),
      await app
        .as({ replyToken: token })
        .call(postReplyComment, { params: { token }, body: { id: crypto.randomUUID(), text } }),
    ];
    for (const { status, error } of answers)
      expect([status, error.code, error.fields?.text ?? ""]).toEqual([
        400,
        "invalid_request",
        expect.stringMatching(/[ぁ-ん]/),
      ]);
    expect(await said(place)).toEqual([]);
  });

  it("keeps words that turn the direction of writing as they are: the screen holds them in their place", async () => {
    const place = await office();
    const text = "請求書\u202egpj.exe\u2066 \u200fו\u2069";
    await say(place, text);
    expect((await said(place)).map((comment) => comment.text)).toEqual([text]);
  });

  it("gets a comment of its own for an id that stands in another room or company already", async () => {
    const [ours, theirs] = [await office(), await office()];
    const second = { ...ours, room: (await app.run(() => insertSentJob(ours.company))).room_uid };
    const id = crypto.randomUUID();
    await say(theirs, "よその言葉", id);
    await say(ours, "一つ目の部屋", id);
    await say(second, "二つ目の部屋", id);
    expect((await say(second, "同じ部屋で別の言葉", id)).error.code).toBe("idempotency_mismatch");
    const params = { id: second.room, comment_id: id };
    expect((await app.as(theirs.staff).call(deleteComment, { params })).error.code).toBe("not_found");
    await app.as(ours.staff).call(deleteComment, { params });
    const texts = async (place: typeof second) => (await said(place)).map((comment) => comment.text);
    expect([await texts(theirs), await texts(ours), await texts(second)]).toEqual([
      ["よその言葉"],
      ["一つ目の部屋"],
      [""],
    ]);
  });

  it("cannot show a picture of another company, nor one whose comment is gone", async () => {
    const [ours, theirs] = [await office(), await office()];
    const [own, foreign] = [
      await send(ours.staff, "chat", ours.room),
      await send(theirs.staff, "chat", theirs.room),
    ];
    expect((await post(ours.staff, ours.room, [foreign.body.uid])).error.code).toBe("invalid_request");
    const id = crypto.randomUUID();
    await post(ours.staff, ours.room, [own.body.uid], id);
    await app.as(ours.staff).call(deleteComment, { params: { id: ours.room, comment_id: id } });
    for (const again of [id, crypto.randomUUID()])
      expect((await post(ours.staff, ours.room, [own.body.uid], again)).status).toBe(400);
    expect((await said(ours)).flatMap(({ images }) => images)).toEqual([]);
    const twice = (await send(ours.staff, "chat", ours.room)).body.uid;
    expect((await post(ours.staff, ours.room, [twice, twice])).error.fields?.images).toContain("2回");
    expect((await said(ours)).flatMap(({ images }) => images)).toEqual([]);
  });

  it("reads no further than the end, whatever number it names", async () => {
    const place = await office();
    await say(place, "一つだけ");
    const colleague = await app.run(() => insertMember(place.company, "viewer"));
    const read = (read_to: number) =>
      app.as(colleague).call(joinRoom, { params: { id: place.room }, body: { read_to } });
    expect((await read(Number.MAX_SAFE_INTEGER)).body).toEqual({ unread_count: 0, read_seq: 1 });
    for (const wrong of [-1, 1.5, Number.POSITIVE_INFINITY]) expect((await read(wrong)).status).toBe(400);
    await say(place, "まだ読んでいない");
    expect((await read(0)).body).toEqual({ unread_count: 1, read_seq: 1 });
  });
});

describe("a hostile listener", () => {
  it("hears of its own company alone, from wherever a cursor of another company stands", async () => {
    const [ours, theirs] = [await office(), await office()];
    const foreign = readStream(await app.as(theirs.staff).fetch(streamEvents));
    await foreign.until(({ type }) => type === "unread.changed");
    const since = foreign.cursor;
    await say(theirs, "よその秘密");
    await say(ours, "わたしたちの言葉");
    await foreign.until((event) => event.type === "comment.added");
    for (const headers of [{ "last-event-id": since }, { "last-event-id": foreign.cursor }]) {
      const stream = readStream(await app.as(ours.staff).fetch(streamEvents, {}, { headers }));
      await stream.until(({ type }) => type === "unread.changed");
      expect(JSON.stringify(stream.events)).not.toContain("よその秘密");
      await stream.leave();
    }
    await foreign.leave();
  });

  it("holds so many streams and no more: the longest open ones end, and nobody else's", async () => {
    const company = await app.run(() => insertCompany());
    const [greedy, colleague] = await app.run(async () => [
      await insertMember(company, "staff"),
      await insertMember(company, "staff"),
    ]);
    const listen = async (who: { uid: string }) => readStream(await app.as(who).fetch(streamEvents));
    const stays = await listen(colleague);
    const own = [];
    for (let n = 0; n < MAX_STREAMS_OF_ONE + 3; n += 1) own.push(await listen(greedy));
    for (const stream of own.slice(0, 3)) await stream.untilClosed();
    expect(own.slice(3).filter(({ closed }) => closed)).toEqual([]);
    expect(stays.closed).toBe(false);
    await Promise.all([stays, ...own].map((stream) => stream.leave()));
  });
});
