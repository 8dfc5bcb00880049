import { setTimeout as sleep } from "node:timers/promises";
import { Timestamp } from "@google-cloud/firestore";
import {
  deleteComment,
  deleteManagedCreator,
  editComment,
  getChatRoom,
  postComment,
  type RealtimeEvent,
  streamEvents,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { countUnread } from "../chat-rooms/unreadCounts.repository.ts";
import { addSystemComment } from "../comments/comments.service.ts";
import { found } from "../core/errors.ts";
import { db } from "../db/index.ts";
import { readStream } from "../testing/eventStream.ts";
import { bridgeSite, hasEmulator } from "../testing/firestoreBridge.ts";
import { insertManagedCreator } from "../testing/index.ts";
import { changeTimeOf } from "./commentDocuments.ts";
import { openFirestoreDocuments } from "./firestoreDocuments.adapter.ts";
import { pullComment } from "./pullComment.service.ts";

describe.runIf(hasEmulator)("comments over the bridge to Firestore", { timeout: 300_000 }, () => {
  const { site, bridges, open, office, hear, place, write, rows, textsOf, given } = bridgeSite();

  it("carries what is edited and deleted here, but never over a member's words that it has yet to take", async () => {
    const at = await office();
    const first = await open();
    await first.round();
    const say = async (text: string) => {
      const params = { id: at.job.room_uid };
      return (
        await site.app.as(at.ann).call(postComment, { params, body: { id: crypto.randomUUID(), text } })
      ).body;
    };
    const edit = (comment_id: string, text: string) =>
      site.app.as(at.ann).call(editComment, { params: { id: at.job.room_uid, comment_id }, body: { text } });
    const [edited, deleted] = [await say("直す前"), await say("消す前")];
    await first.round();
    await edit(edited.id, "直した");
    await first.round();
    await edit(edited.id, "また直した");
    await site.app
      .as(at.ann)
      .call(deleteComment, { params: { id: at.job.room_uid, comment_id: deleted.id } });
    await first.round();
    const texts = async () => (await given(at)).map((one) => [one.text, one.deleted]);
    expect(await texts()).toEqual([
      ["また直した", false],
      ["", true],
    ]);
    expect((await place(at, edited.id).get()).data()?.editedAt).not.toBeNull();
    await bridges.splice(0)[0]?.stop();
    // Nobody carries now: both sides change the same comment.
    await place(at, edited.id).update({
      text: "本人の直し",
      editedAt: Timestamp.now(),
      changedAt: Timestamp.now(),
    });
    await edit(edited.id, "こちらの直し");
    const second = await open();
    await second.round();
    await expect.poll(async () => (await rows(at))[0]?.text, { timeout: 10_000 }).toBe("本人の直し");
    await second.round();
    expect(await texts()).toEqual([
      ["本人の直し", false],
      ["", true],
    ]);
  });

  it("takes a name that is erased out of the documents, and never takes it back from them", async () => {
    const at = await office();
    const gone = await site.app.run(() => insertManagedCreator(at.company, { display_name: "鵺野ぬえこ" }));
    const first = await open();
    await first.round();
    await hear(at, "鵺野ぬえこさんの紹介です");
    await write(at, "鵺野ぬえこさんに聞きました");
    await expect.poll(async () => (await textsOf(at)).length, { timeout: 10_000 }).toBe(2);
    await first.round();
    await bridges.splice(0)[0]?.stop();
    const erased = { params: { id: gone.uid }, query: { erase: true } };
    expect((await site.app.as(at.bob).call(deleteManagedCreator, erased)).status).toBeLessThan(300);
    // The next one hears again of what was pulled last, before it has given anything.
    const second = await open();
    await second.round();
    await second.round();
    const without = ["（削除済み）さんの紹介です", "（削除済み）さんに聞きました"];
    expect(await textsOf(at)).toEqual(without);
    expect((await given(at)).map(({ text }) => text)).toEqual(without);
    expect((await given(at)).map(({ editedAt }) => editedAt)).toEqual([null, null]);
    const { id, seq } = found((await rows(at)).at(-1));
    const old = {
      id,
      room_uid: at.job.room_uid,
      uid: at.ann.uid,
      kind: "message",
      image_uids: [],
      deleted: false,
    };
    await site.app.run(() =>
      pullComment({
        ...old,
        text: "鵺野ぬえこさんに聞きました",
        store_seq: seq,
        changed: changeTimeOf(new Date(site.app.clock.now().getTime() - 1)),
        is_from_server: false,
      }),
    );
    expect(await textsOf(at)).toEqual(without);
  });

  it("gives the creator's and the product's comments, in order, once, with links that last", async () => {
    const at = await office();
    await hear(at, "前からある");
    const bridge = await open();
    await bridge.round();
    await hear(at, "いま来た");
    await site.app.run(() => addSystemComment(at.job.room_uid, "状態が変わりました"));
    await hear(at, "", { images: [{ uid: "upload1", name: "案.png", width: 1, height: 1 } as never] });
    await bridge.round();
    const documents = await given(at);
    expect(documents.map(({ text, kind }) => [text, kind])).toEqual([
      ["前からある", "message"],
      ["いま来た", "message"],
      ["状態が変わりました", "system"],
      ["", "message"],
    ]);
    expect(documents.at(-1)?.images[0]).toMatchObject({ uid: "upload1", name: "案.png" });
    expect(documents.at(-1)?.images[0].url).toMatch(/^\/uploads\/upload1\?expires=99999999999&/);
    await site.app.run(() => db().execute(sql`update firestore_bridge set given = null`));
    await bridge.round();
    expect(await given(at)).toEqual(documents);
  });

  it("takes what members write, edit and delete: counted, found, notified, and only once", async () => {
    const at = await office();
    await hear(at, "質問です");
    const bridge = await open();
    await bridge.round();
    const stream = readStream(await site.app.as(at.bob).fetch(streamEvents));
    const id = await write(at, "お答えします");
    await stream.until((e: RealtimeEvent) => e.type === "comment.added" && e.comment.id === id);
    await stream.until((e) => e.type === "unread.changed" && e.unread_chat_message_count === 2);
    const { body } = await site.app.as(at.bob).call(getChatRoom, { params: { id: at.job.room_uid } });
    expect(body).toMatchObject({ needs_reply: false });
    const now = () => Timestamp.now();
    await place(at, id).update({ text: "直しました", editedAt: now(), changedAt: now() });
    await expect.poll(() => textsOf(at), { timeout: 10_000 }).toEqual(["質問です", "直しました"]);
    await bridge.round();
    expect((await given(at)).map(({ text }) => text)).toEqual(["質問です", "直しました"]);
    await place(at, id).update({ text: "", images: [], deleted: true, changedAt: now() });
    await expect.poll(async () => (await rows(at)).at(-1)?.deleted, { timeout: 10_000 }).toBe(true);
    expect(stream.events.filter((e) => e.type === "comment.added")).toHaveLength(1);
    const counts = await site.app.run(() => countUnread(at.company.uid, [at.bob.uid]));
    expect(counts.get(at.bob.uid)).toBe(1);
    await stream.leave();
  });

  it("carries after a stop what came on both sides meanwhile, and repeats nothing", async () => {
    const at = await office();
    const first = await open();
    await first.round();
    const before = await write(at, "止まる前");
    await expect.poll(() => textsOf(at), { timeout: 10_000 }).toEqual(["止まる前"]);
    await bridges.splice(0)[0]?.stop();
    await write(at, "止まっている間1");
    await write(at, "止まっている間2");
    await hear(at, "作者から");
    const second = await open();
    await second.round();
    await expect.poll(async () => (await textsOf(at)).length, { timeout: 10_000 }).toBe(4);
    const texts = await textsOf(at);
    // The emulator may tell of one of them in a snapshot of its own, before or after the other.
    const missed = texts.filter((text) => text.startsWith("止まっ"));
    expect(missed.sort()).toEqual(["止まっている間1", "止まっている間2"]);
    expect((await given(at)).map(({ text }) => text).sort()).toEqual([...texts].sort());
    expect((await rows(at))[0]?.id).toBe(before);
  });

  it("may be closed while it begins to listen", async () => {
    // Vitest fails the run for a rejection that nobody takes: Google's client leaves one behind.
    for (let turn = 0; turn < 20; turn += 1) {
      const documents = await openFirestoreDocuments(`${site.projectId}-${turn}`);
      const end = documents.follow(
        null,
        async () => {},
        (error) => expect.unreachable(String(error)),
      );
      await sleep(turn);
      end();
      await documents.close();
    }
  });
});
