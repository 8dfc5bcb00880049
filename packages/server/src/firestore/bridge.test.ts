import { setTimeout as sleep } from "node:timers/promises";
import { Firestore, Timestamp } from "@google-cloud/firestore";
import {
  deleteComment,
  deleteCompanyUser,
  editComment,
  getChatRoom,
  listComments,
  postComment,
  type RealtimeEvent,
  streamEvents,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { startFirestoreEmulator } from "../../../../tools/firestoreEmulator.ts";
import { countUnread } from "../chat-rooms/unreadCounts.ts";
import { addComment, addSystemComment } from "../comments/comments.service.ts";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { readStream } from "../testing/eventStream.ts";
import { createTestApp, HOUR, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { type Bridge, createBridge } from "./bridge.ts";
import type { CommentDocuments } from "./documents.ts";
import { openFirestoreDocuments } from "./firestoreDocuments.ts";

const emulator = await startFirestoreEmulator();
if (emulator) process.env.FIRESTORE_EMULATOR_HOST ??= `${emulator.host}:${emulator.port}`;
// Google's library would look for the machine's own account first, for seconds.
process.env.METADATA_SERVER_DETECTION = "none";
afterAll(() => emulator?.stop());

let projects = 0;

describe.runIf(emulator)("the bridge to Firestore, in the official emulator", { timeout: 60_000 }, () => {
  const bridges: Bridge[] = [];
  let projectId = "";
  let store: Firestore;
  let app: Awaited<ReturnType<typeof createTestApp>>;
  beforeEach(async () => {
    projects += 1;
    projectId = `demo-bridge-${process.env.TEST_ENGINE}-${process.pid}-${projects}`;
    store = new Firestore({ projectId });
    app = await createTestApp();
  });
  afterEach(async () => {
    for (const bridge of bridges.splice(0)) await bridge.stop();
    await store.terminate();
    await app.close();
  });

  const open = async (wrap: (documents: CommentDocuments) => CommentDocuments = (same) => same) => {
    const bridge = createBridge(app.deps, wrap(await openFirestoreDocuments(projectId)));
    bridges.push(bridge);
    return bridge;
  };
  const office = () =>
    app.run(async () => {
      const company = await insertCompany();
      const ann = await insertMember(company, "staff");
      const bob = await insertMember(company, "admin");
      const viewer = await insertMember(company, "viewer");
      return { company, ann, bob, viewer, job: await insertSentJob(company) };
    });
  type Office = Awaited<ReturnType<typeof office>>;

  const hear = ({ job }: Office, text: string, more: Partial<Parameters<typeof addComment>[0]> = {}) =>
    app.run(() =>
      addComment({
        ...{ room_uid: job.room_uid, uid: job.creator_uid, id: crypto.randomUUID(), text, kind: "message" },
        ...more,
      }),
    );
  const place = ({ job }: Office, id: string) => store.doc(`chat_rooms/${job.room_uid}/comments/${id}`);
  /** As the rules let a member's browser write it. */
  const write = async (at: Office, text: string, id: string = crypto.randomUUID()) => {
    const now = Timestamp.now();
    await place(at, id).create({
      ...{ uid: at.ann.uid, kind: "message", text, images: [], editedAt: null, deleted: false },
      ...{ createdAt: now, changedAt: now },
    });
    return id;
  };
  const rows = async (at: Office) => {
    const params = { id: at.job.room_uid };
    const { body } = await app.as(at.bob).call(listComments, { params, query: { limit: 100 } });
    return [...body.items].reverse();
  };
  const textsOf = async (at: Office) => (await rows(at)).map(({ text }) => text);
  const given = async (at: Office) => {
    const { docs } = await store
      .collection(`chat_rooms/${at.job.room_uid}/comments`)
      .orderBy("createdAt")
      .get();
    return docs.map((one) => one.data());
  };

  it("writes what the rules ask for: rooms, readers and writers, and takes the removed out", async () => {
    const at = await office();
    const bridge = await open();
    await bridge.round();
    const company = () => store.doc(`companies/${at.company.uid}`).get();
    const all = [at.ann.uid, at.bob.uid, at.viewer.uid].sort();
    const writers = [at.ann.uid, at.bob.uid].sort();
    expect((await company()).data()).toEqual({ readers: all, writers, dmWriters: writers });
    const room = await store.doc(`chat_rooms/${at.job.room_uid}`).get();
    expect(room.data()).toEqual({ companyUid: at.company.uid, type: "job_request" });
    await app.run(() =>
      db().execute(sql`update companies set permission = '{report}' where uid = ${at.company.uid}`),
    );
    await bridge.round();
    expect((await company()).data()).toEqual({ readers: all, writers, dmWriters: [] });
    const body = { email: at.ann.email, successor_uid: at.bob.uid };
    expect((await app.as(at.bob).call(deleteCompanyUser, { body })).status).toBeLessThan(300);
    await bridge.round();
    expect((await company()).data()?.readers).not.toContain(at.ann.uid);
    await app.run(() =>
      db().execute(sql`update companies set contract_ends_on = '2026-01-31' where uid = ${at.company.uid}`),
    );
    await bridge.round();
    expect((await company()).data()).toMatchObject({
      readers: [at.bob.uid, at.viewer.uid].sort(),
      writers: [],
    });
  });

  it("hears of whoever joins or gets another role, and writes down only what has changed", async () => {
    const [at, other] = [await office(), await office()];
    const put: string[] = [];
    const bridge = await open((documents) => ({
      ...documents,
      putCompany: async (people) => {
        put.push(people.company_uid);
        await documents.putCompany(people);
      },
      putRoom: async (room) => {
        put.push(room.uid);
        await documents.putRoom(room);
      },
    }));
    await bridge.round();
    const everything = [at, other].flatMap(({ company, job }) => [company.uid, job.room_uid]);
    expect(put.splice(0).sort()).toEqual(everything.sort());
    await bridge.round();
    expect(put).toEqual([]);
    const carol = await app.run(() => insertMember(at.company, "staff"));
    const role = (uid: string, to: string) =>
      app.run(() => db().execute(sql`update memberships set role = ${to} where user_uid = ${uid}`));
    await role(at.ann.uid, "viewer");
    await bridge.round();
    expect(put.splice(0)).toEqual([at.company.uid]);
    const { readers, writers } = (await store.doc(`companies/${at.company.uid}`).get()).data() ?? {};
    expect(readers).toContain(carol.uid);
    expect(writers).toEqual([at.bob.uid, carol.uid].sort());
    app.clock.advance(24 * HOUR);
    await app.run(() => db().execute(sql`update users set deleted_at = ${now()} where uid = ${carol.uid}`));
    await bridge.round();
    expect(put).toEqual([at.company.uid]);
  });

  it("carries what is edited and deleted here, but never over a member's words that it has yet to take", async () => {
    const at = await office();
    const first = await open();
    await first.round();
    const say = async (text: string) => {
      const params = { id: at.job.room_uid };
      return (await app.as(at.ann).call(postComment, { params, body: { id: crypto.randomUUID(), text } }))
        .body;
    };
    const edit = (comment_id: string, text: string) =>
      app.as(at.ann).call(editComment, { params: { id: at.job.room_uid, comment_id }, body: { text } });
    const [edited, deleted] = [await say("直す前"), await say("消す前")];
    await first.round();
    await edit(edited.id, "直した");
    await first.round();
    await edit(edited.id, "また直した");
    await app.as(at.ann).call(deleteComment, { params: { id: at.job.room_uid, comment_id: deleted.id } });
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

  it("gives the creator's and the product's comments, in order, once, with links that last", async () => {
    const at = await office();
    await hear(at, "前からある");
    const bridge = await open();
    await bridge.round();
    await hear(at, "いま来た");
    await app.run(() => addSystemComment(at.job.room_uid, "状態が変わりました"));
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
    await app.run(() => db().execute(sql`update firestore_bridge set given = null`));
    await bridge.round();
    expect(await given(at)).toEqual(documents);
  });

  it("takes what members write, edit and delete: counted, found, told, and only once", async () => {
    const at = await office();
    await hear(at, "質問です");
    const bridge = await open();
    await bridge.round();
    const stream = readStream(await app.as(at.bob).fetch(streamEvents));
    const id = await write(at, "お答えします");
    await stream.until((e: RealtimeEvent) => e.type === "comment.added" && e.comment.id === id, 10_000);
    await stream.until((e) => e.type === "unread.changed" && e.unread_chat_message_count === 2, 5_000);
    const { body } = await app.as(at.bob).call(getChatRoom, { params: { id: at.job.room_uid } });
    expect(body).toMatchObject({ needs_reply: false });
    const now = () => Timestamp.now();
    await place(at, id).update({ text: "直しました", editedAt: now(), changedAt: now() });
    await expect.poll(() => textsOf(at), { timeout: 10_000 }).toEqual(["質問です", "直しました"]);
    await bridge.round();
    expect((await given(at)).map(({ text }) => text)).toEqual(["質問です", "直しました"]);
    await place(at, id).update({ text: "", images: [], deleted: true, changedAt: now() });
    await expect.poll(async () => (await rows(at)).at(-1)?.deleted, { timeout: 10_000 }).toBe(true);
    expect(stream.events.filter((e) => e.type === "comment.added")).toHaveLength(1);
    const counts = await app.run(() => countUnread(at.company.uid, [at.bob.uid]));
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
    expect(texts.filter((text) => text.startsWith("止まっ"))).toEqual(["止まっている間1", "止まっている間2"]);
    expect((await given(at)).map(({ text }) => text).sort()).toEqual([...texts].sort());
    expect((await rows(at))[0]?.id).toBe(before);
  });

  it("is done by one server at a time, and taken over when that one is gone", async () => {
    await office();
    let puts = 0;
    const counting = (documents: CommentDocuments): CommentDocuments => ({
      ...documents,
      putCompany: async (people) => {
        puts += 1;
        await documents.putCompany(people);
      },
    });
    const [one, other] = [await open(), await open(counting)];
    await one.round();
    await other.round();
    expect(puts).toBe(0);
    await bridges.shift()?.stop();
    await other.round();
    expect(puts).toBeGreaterThan(0);
  });

  it("may be closed while it begins to listen", async () => {
    // Vitest fails the run for a rejection that nobody takes: Google's client leaves one behind.
    for (let turn = 0; turn < 20; turn += 1) {
      const documents = await openFirestoreDocuments(`${projectId}-${turn}`);
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
