import {
  announcePresence,
  announceReplyPresence,
  type PresenceState,
  type RealtimeEvent,
  streamEvents,
  streamReplyEvents,
} from "@tsumugi/contract";
import { afterEach, describe, expect, it } from "vitest";
import { findJobRequest } from "../job-requests/job-requests.repository.ts";
import { createReplyLink } from "../job-requests/replyTokens.service.ts";
import { chatIn } from "../testing/chat.ts";
import { readStream, type TestStream } from "../testing/eventStream.ts";
import { createTestApp, insertMember } from "../testing/index.ts";

const app = await createTestApp();
const { office, job, say } = chatIn(app);
const open: TestStream[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.leave()));
});

type Caller = { readonly uid: string };
const listen = async (caller: Caller) => {
  const stream = readStream(await app.as(caller).fetch(streamEvents, {}));
  open.push(stream);
  return stream;
};
const is = (caller: Caller, room_uid: string, state: PresenceState) =>
  app.as(caller).call(announcePresence, { params: { id: room_uid }, body: { state } });
const heard = (uid: string, state: PresenceState) => (event: RealtimeEvent) =>
  event.type === "presence.changed" && event.uid === uid && event.state === state;
const received = (stream: TestStream) => stream.events.filter(({ type }) => type === "presence.changed");

async function tokenOf(room: Awaited<ReturnType<typeof job>>, company: { uid: string }) {
  const link = await app.run(async () => {
    const request = await findJobRequest(company.uid, room.job_request_uid);
    if (!request) throw new Error("no request");
    return (await createReplyLink(request, "hanako@example.test")).url;
  });
  return link.split("/r/")[1] ?? "";
}

describe("presence", () => {
  it("tells colleagues who looks, types and leaves, and answers who is there", async () => {
    const { company, staff, other } = await office();
    const room = await job(company);
    const stream = await listen(other);
    expect((await is(staff, room.room_uid, "viewing")).body.people).toEqual([]);
    const came = await stream.until(heard(staff.uid, "viewing"));
    expect(came).toEqual({
      type: "presence.changed",
      room_id: room.room_uid,
      uid: staff.uid,
      name: staff.name,
      state: "viewing",
    });
    expect((await is(other, room.room_uid, "viewing")).body.people).toEqual([
      { uid: staff.uid, name: staff.name, state: "viewing" },
    ]);
    await is(staff, room.room_uid, "typing");
    await stream.until(heard(staff.uid, "typing"));
    await is(staff, room.room_uid, "left");
    await stream.until(heard(staff.uid, "left"));
    expect((await is(other, room.room_uid, "viewing")).body.people).toEqual([]);
  });

  it("tells one's own streams nothing, nor another company's, whose room is not found either", async () => {
    const [ours, foreign] = [await office(), await office()];
    const room = await job(ours.company);
    const [mine, theirs, others] = [
      await listen(ours.staff),
      await listen(foreign.staff),
      await listen(ours.other),
    ];
    expect((await is(foreign.staff, room.room_uid, "viewing")).error.code).toBe("not_found");
    await is(ours.staff, room.room_uid, "typing");
    await others.until(heard(ours.staff.uid, "typing"));
    // Sent after it on the same channel: had the other been told, it would have come before.
    await say(foreign.staff, (await job(foreign.company)).room_uid, "うちの話");
    await theirs.until(({ type }) => type === "comment.added");
    expect([received(mine), received(theirs)]).toEqual([[], []]);
  });

  it("tells the creator of typing and its end, never that somebody looks", async () => {
    const { company, staff } = await office();
    const room = await job(company);
    const token = await tokenOf(room, company);
    const stream = readStream(
      await app.as({ replyToken: token }).fetch(streamReplyEvents, { params: { token } }),
    );
    open.push(stream);
    await is(staff, room.room_uid, "viewing");
    await is(staff, room.room_uid, "typing");
    await stream.until(heard(staff.uid, "typing"));
    await is(staff, room.room_uid, "viewing");
    await stream.until(heard(staff.uid, "left"));
    await is(staff, room.room_uid, "left");
    await say(staff, room.room_uid, "送りました");
    await stream.until(({ type }) => type === "comment.added");
    expect(received(stream).map((event) => "state" in event && event.state)).toEqual(["typing", "left"]);
  });

  it("tells the company that the creator types, under the creator's name", async () => {
    const { company, staff, other } = await office();
    const room = await job(company, { creator: { display_name: "はなこ美容" } });
    const token = await tokenOf(room, company);
    const [stream, colleague] = [await listen(staff), await listen(other)];
    await is(staff, room.room_uid, "typing");
    // What one is told, the server knows: its own ear may be behind the answer to who spoke.
    await colleague.until(heard(staff.uid, "typing"));
    const answer = await app
      .as({ replyToken: token })
      .call(announceReplyPresence, { params: { token }, body: { state: "typing" } });
    expect(answer.body.people).toEqual([{ uid: staff.uid, name: staff.name, state: "typing" }]);
    expect(await stream.until(heard(room.creator_uid, "typing"))).toMatchObject({ name: "はなこ美容" });
  });

  it("may be sent by whoever may read", async () => {
    const { company } = await office();
    const room = await job(company);
    const viewer = await app.run(() => insertMember(company, "viewer"));
    expect((await is(viewer, room.room_uid, "viewing")).status).toBe(200);
  });
});
