import {
  getReplyPage,
  listReplySupportComments,
  readSupportChatRoom,
  streamEvents,
  streamReplyEvents,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { readStream } from "../testing/eventStream.ts";
import { createTestApp, insertMember, insertOperator } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { supportIn } from "../testing/support.ts";

type Who = { readonly uid: string };

describe("a creator's way to support", async () => {
  const app = await createTestApp();
  const { creator, ask, answer } = supportIn(app);
  const operator = await app.run(insertOperator);

  it("is the link that went to the account's own address, and nothing else", async () => {
    const one = await creator();
    const page = async (token: string) =>
      (await app.as({ replyToken: token }).call(getReplyPage, { params: { token } })).body.support_room_id;
    expect(await page(one.token)).toBe(one.uid);
    const staffOwn = await app.run(() =>
      insertSentJob(one.company, {
        creator_uid: one.job.creator_uid,
        token: { mailed_to: "staff@example.test" },
      }),
    );
    const unconnected = await app.run(() => insertSentJob(one.company, { token: { mailed_to: one.email } }));
    await ask(one, "秘密の相談");
    for (const { token } of [staffOwn, unconnected]) {
      expect(await page(token)).toBeNull();
      const answers = [
        await app.as({ replyToken: token }).call(listReplySupportComments, { params: { token } }),
        await ask({ token }),
      ];
      expect(answers.map(({ error }) => error.code)).toEqual(["not_found", "not_found"]);
    }
  });

  it("ends when the record is connected to somebody else", async () => {
    const [one, two] = [await creator(), await creator()];
    await app.run(() =>
      db().execute(
        sql`update managed_creators set creator_uid = ${two.uid} where uid = ${one.job.creator_uid}`,
      ),
    );
    expect((await ask(one)).error.code).toBe("not_found");
  });

  it("shows an empty room before the first word, and both sides' words after it", async () => {
    const one = await creator();
    const read = async () =>
      (
        await app
          .as({ replyToken: one.token })
          .call(listReplySupportComments, { params: { token: one.token } })
      ).body.items.map(({ uid, text }) => [uid, text]);
    expect(await read()).toEqual([]);
    await ask(one, "質問です");
    await answer(operator, one.uid, "回答です");
    expect(await read()).toEqual([
      [operator.uid, "回答です"],
      [one.uid, "質問です"],
    ]);
  });

  it("is live on both sides, also replayed, and nobody else hears it", async () => {
    const [one, other] = [await creator(), await creator()];
    const member = await app.run(() => insertMember(one.company, "admin"));
    const byLink = async ({ token }: { token: string }, since?: string) =>
      readStream(
        await app.as(null).fetch(streamReplyEvents, { params: { token }, query: since ? { since } : {} }),
      );
    const signedIn = async (who: Who, since?: string) =>
      readStream(await app.as(who).fetch(streamEvents, { query: since ? { since } : {} }));
    const live = [await signedIn(operator), await byLink(one), await byLink(other), await signedIn(member)];
    await expect.poll(() => live.every(({ cursor }) => cursor !== "")).toBe(true);
    const cursors = live.map(({ cursor }) => cursor);
    await ask(one, "届いていますか");
    await answer(operator, one.uid, "届いています");
    const replayed = [
      await signedIn(operator, cursors[0]),
      await byLink(one, cursors[1]),
      await byLink(other, cursors[2]),
      await signedIn(member, cursors[3]),
    ];
    for (const [desk, page, ...strangers] of [live, replayed]) {
      for (const stream of [desk, page]) {
        await stream?.until(
          (event) => event.type === "comment.added" && event.comment.text === "届いています",
        );
      }
      // A stream that resumes may repeat what came while it was opened; it never skips.
      const texts = (stream: typeof desk) => [
        ...new Set(
          stream?.events.flatMap((event) => (event.type === "comment.added" ? event.comment.text : [])),
        ),
      ];
      expect([texts(desk), texts(page)]).toEqual([
        ["届いていますか", "届いています"],
        ["届いていますか", "届いています"],
      ]);
      expect(desk?.events.some(({ type }) => type === "room.changed")).toBe(true);
      for (const stranger of strangers) {
        expect(JSON.stringify(stranger.events)).not.toMatch(new RegExp(`${one.uid}|届いて`));
      }
      for (const stream of [desk, page, ...strangers]) await stream?.leave();
    }
  });

  it("raises every operator's count as it is written, and lowers the reader's own alone", async () => {
    const one = await creator();
    const [ann, bob] = await app.run(async () => [await insertOperator(), await insertOperator()] as const);
    const open = async (who: Who) => readStream(await app.as(who).fetch(streamEvents));
    const streams = [await open(ann), await open(bob)] as const;
    const count = (stream: (typeof streams)[number]) =>
      stream.events.flatMap((event) =>
        event.type === "unread.changed" ? event.unread_support_chat_message_count : [],
      );
    for (const stream of streams) await stream.until(({ type }) => type === "unread.changed");
    const before = streams.map((stream) => count(stream).at(-1) ?? 0);
    await ask(one);
    for (const [i, stream] of streams.entries()) {
      await expect.poll(() => count(stream).at(-1)).toBe((before[i] ?? 0) + 1);
    }
    await app.as(ann).call(readSupportChatRoom, { params: { id: one.uid }, body: {} });
    await expect.poll(() => count(streams[0]).at(-1)).toBe(before[0]);
    expect(count(streams[1]).at(-1)).toBe((before[1] ?? 0) + 1);
    for (const stream of streams) await stream.leave();
  });
});
