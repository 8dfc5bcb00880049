import {
  archiveChatRoom,
  deleteComment,
  editComment,
  joinRoom,
  listNotifications,
  postComment,
  type RealtimeEvent,
  streamEvents,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { addComment } from "../../comments/comments.service.ts";
import { db, inTransaction } from "../../db/index.ts";
import { notifyMembers } from "../../notifications/notifications.service.ts";
import { readStream, type TestStream } from "../../testing/eventStream.ts";
import { createTestApp, HOUR, insertCompany, insertMember, insertOperator } from "../../testing/index.ts";
import { insertSentJob } from "../../testing/jobs.ts";
import { SWEEP_MS } from "./hub.ts";
import { pruneEvents } from "./realtime.repository.ts";

const app = await createTestApp();
const id = () => crypto.randomUUID();
const open: TestStream[] = [];

const office = () =>
  app.run(async () => {
    const company = await insertCompany();
    const [staff, other] = [await insertMember(company, "staff"), await insertMember(company, "admin")];
    return { company, staff, other, job: await insertSentJob(company) };
  });

async function listen(caller: { uid: string }, since?: string) {
  const response = await app.as(caller).fetch(streamEvents, { query: since === undefined ? {} : { since } });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const stream = readStream(response);
  open.push(stream);
  return stream;
}

const post = async (caller: { uid: string }, room_uid: string, text: string) =>
  (await app.as(caller).call(postComment, { params: { id: room_uid }, body: { id: id(), text } })).body;

const isAdded = (text: string) => (event: RealtimeEvent) =>
  event.type === "comment.added" && event.comment.text === text;
const unreadIs = (count: number) => (event: RealtimeEvent) =>
  event.type === "unread.changed" && event.unread_chat_message_count === count;
const textsOf = (stream: TestStream) =>
  stream.events.flatMap((event) => (event.type === "comment.added" ? event.comment.text : []));

afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.leave()));
});

it("turns away who comes to a full process, with a time to come back, and ends nobody's stream", async () => {
  const full = await createTestApp({ env: { MAX_STREAMS: "2" } });
  const staff = await full.run(async () => insertMember(await insertCompany(), "staff"));
  const [first, second] = [
    await full.as(staff).fetch(streamEvents),
    await full.as(staff).fetch(streamEvents),
  ];
  const streams = [readStream(first), readStream(second)];
  const { status, error, headers } = await full.as(staff).call(streamEvents);
  expect([status, error.code, headers.get("retry-after")]).toEqual([503, "server_busy", "30"]);
  expect(streams.map(({ closed }) => closed)).toEqual([false, false]);
  await streams[0]?.leave();
  const next = readStream(await full.as(staff).fetch(streamEvents));
  expect(next.closed).toBe(false);
  await Promise.all([streams[1], next].map((stream) => stream?.leave()));
});

describe("what a stream brings", () => {
  it("brings a comment added, changed and removed, and the room archived", async () => {
    const { staff, other, job } = await office();
    const stream = await listen(other);
    const comment = await post(staff, job.room_uid, "はじめ");
    await stream.until(isAdded("はじめ"));
    const params = { id: job.room_uid, comment_id: comment.id };
    await app.as(staff).call(editComment, { params, body: { text: "直し" } });
    await stream.until((e) => e.type === "comment.changed" && e.comment.text === "直し");
    await app.as(staff).call(deleteComment, { params });
    await stream.until((e) => e.type === "comment.removed" && e.comment.deleted && e.comment.text === "");
    await app.as(staff).call(archiveChatRoom, { params: { id: job.room_uid } });
    await stream.until((e) => e.type === "room.changed" && e.project_uid === job.project_uid);
  });

  it("tells each person's own streams the own unread count", async () => {
    const { staff, other, job } = await office();
    const [mine, mineToo, theirs] = [await listen(staff), await listen(staff), await listen(other)];
    await mine.until(unreadIs(0));
    await app.run(() =>
      addComment({ room_uid: job.room_uid, uid: job.creator_uid, id: id(), text: "質問", kind: "message" }),
    );
    await Promise.all([mine, mineToo, theirs].map((stream) => stream.until(unreadIs(1))));
    mine.events.length = 0;
    mineToo.events.length = 0;
    theirs.events.length = 0;
    await app.as(staff).call(joinRoom, { params: { id: job.room_uid }, body: {} });
    await Promise.all([mine, mineToo].map((stream) => stream.until(unreadIs(0))));
    expect(theirs.events).toEqual([]);
  });

  it("brings a notification to its receiver alone", async () => {
    const { company, staff, other } = await office();
    const [mine, theirs] = [await listen(staff), await listen(other)];
    const notice = {
      company_uid: company.uid,
      kind: "job_answered",
      title: "回答",
      body: "",
      href: "/x",
    } as const;
    await app.run(() => notifyMembers({ ...notice, recipients: [staff.uid] }));
    await mine.until((e) => e.type === "notification.added" && e.title === "回答" && e.href === "/x");
    await app.run(() => notifyMembers({ ...notice, title: "あと", recipients: [other.uid] }));
    await theirs.until((e) => e.type === "notification.added" && e.title === "あと");
    expect(theirs.events.some((e) => e.type === "notification.added" && e.title === "回答")).toBe(false);
    expect((await app.as(staff).call(listNotifications)).body.unread_total).toBe(1);
  });

  it("brings nothing of another company, not even to an operator", async () => {
    const [ours, foreign] = [await office(), await office()];
    const operator = await app.run(() => insertOperator());
    const [stream, operators] = [await listen(ours.staff), await listen(operator)];
    await post(foreign.staff, foreign.job.room_uid, "よその話");
    await app.as(foreign.staff).call(archiveChatRoom, { params: { id: foreign.job.room_uid } });
    await post(ours.staff, ours.job.room_uid, "うちの話");
    await stream.until(isAdded("うちの話"));
    expect(JSON.stringify(stream.events)).not.toContain(foreign.job.room_uid);
    expect(operators.events.filter(({ type }) => type !== "unread.changed")).toEqual([]);
  });

  it("tells nothing of what was rolled back", async () => {
    const { staff, other, job } = await office();
    const stream = await listen(other);
    const undone = app.run(() =>
      inTransaction(async () => {
        await addComment({ room_uid: job.room_uid, uid: staff.uid, id: id(), text: "なし", kind: "message" });
        throw new Error("undo");
      }),
    );
    await expect(undone).rejects.toThrow("undo");
    await post(staff, job.room_uid, "あり");
    await stream.until(isAdded("あり"));
    expect(textsOf(stream)).toEqual(["あり"]);
  });

  it("brings a burst of 20 writers in the order of their numbers, none twice", async () => {
    const { staff, other, job } = await office();
    const stream = await listen(other);
    await Promise.all(Array.from({ length: 20 }, (_, i) => post(staff, job.room_uid, `同時${i}`)));
    await stream.until((e) => e.type === "comment.added" && e.comment.seq === 20);
    const seqs = stream.events.flatMap((e) => (e.type === "comment.added" ? e.comment.seq : []));
    expect(seqs).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });
});

describe("coming back", () => {
  it("brings what was missed, in order, and nothing that was seen", async () => {
    const { staff, other, job } = await office();
    const first = await listen(other);
    await post(staff, job.room_uid, "見た");
    await first.until(isAdded("見た"));
    await first.until(unreadIs(1));
    await post(staff, job.room_uid, "見た2");
    await first.until(isAdded("見た2"));
    await first.until(unreadIs(2));
    await first.leave();
    for (const text of ["見逃し1", "見逃し2", "見逃し3"]) await post(staff, job.room_uid, text);
    const second = await listen(other, first.cursor);
    await second.until(unreadIs(5));
    expect(textsOf(second)).toEqual(["見逃し1", "見逃し2", "見逃し3"]);
  });

  it("brings a comment whose transaction was open while others were delivered", async () => {
    const { staff, other, job } = await office();
    const late = await app.run(() => insertSentJob({ uid: job.company_uid }));
    const first = await listen(other);
    let commit = () => {};
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    // One connection cannot hold a transaction open beside another's: there the two simply follow each other.
    const beside = app.deps.database.engine === "postgres";
    const slow = app.run(() =>
      inTransaction(async () => {
        await addComment({
          room_uid: late.room_uid,
          uid: staff.uid,
          id: id(),
          text: "遅い",
          kind: "message",
        });
        if (beside) await mayCommit;
      }),
    );
    await post(staff, job.room_uid, "速い");
    await first.until(isAdded("速い"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await first.leave();
    commit();
    await slow;
    const second = await listen(other, first.cursor);
    await second.until((e) => e.type === "unread.changed");
    const all = [...textsOf(first), ...textsOf(second)];
    expect(all.filter((text) => text === "遅い")).toHaveLength(1);
  });

  it("resets where a replay would not be sound: unreadable, too old, from elsewhere, too much", async () => {
    const { staff, job } = await office();
    const isReset = (e: RealtimeEvent) => e.type === "reset";
    for (const since of ["nonsense", "5:3:", "1:10:3,2", "9999999999999:9999999999999:"]) {
      await (await listen(staff, since)).until(isReset);
    }
    const old = await listen(staff);
    await old.until(unreadIs(0));
    const { cursor } = old;
    await app.run(async () => {
      await db().execute(sql`insert into realtime_events (type, company_uid, room_uid)
        select 'room.changed', ${job.company_uid}, ${job.room_uid} from generate_series(1, 501)`);
    });
    await (await listen(staff, cursor)).until(isReset);
    await app.run(() => pruneEvents(new Date(Date.now() + HOUR)));
    await (await listen(staff, cursor)).until(isReset);
    const fresh = await listen(staff);
    await fresh.until(unreadIs(0));
    expect(fresh.events.some(isReset)).toBe(false);
  });
});

describe("the end", () => {
  it("ends a removed member's stream within 5 s, and leaves the others open", async () => {
    const { company, staff, other } = await office();
    const [gone, stays] = [await listen(staff), await listen(other)];
    await app.run(() =>
      db().execute(
        sql`delete from memberships where company_uid = ${company.uid} and user_uid = ${staff.uid}`,
      ),
    );
    await gone.untilClosed();
    expect(stays.closed).toBe(false);
    // Nobody told of the change: the next look ends it, however late this machine is.
    expect(SWEEP_MS).toBeLessThan(5_000);
  });

  it("ends when the person switches to another company, and when the token runs out", async () => {
    const { staff, other } = await office();
    const [switching, expiring] = [await listen(staff), await listen(other)];
    await app.run(async () => {
      const elsewhere = await insertCompany();
      await db().execute(sql`insert into memberships (company_uid, user_uid, role)
        values (${elsewhere.uid}, ${staff.uid}, 'staff')`);
      await db().execute(
        sql`update users set active_company_uid = ${elsewhere.uid} where uid = ${staff.uid}`,
      );
    });
    await switching.untilClosed();
    expect(expiring.closed).toBe(false);
    app.clock.advance(HOUR);
    await expiring.untilClosed();
  });

  it("refuses visitors and people without a company", async () => {
    expect((await app.as(null).fetch(streamEvents)).status).toBe(401);
  });
});
