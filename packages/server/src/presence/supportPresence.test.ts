import {
  announcePresence,
  announceReplySupportPresence,
  announceSupportPresence,
  type PresenceState,
  type RealtimeEvent,
  SUPPORT_MEMBER_UID,
  streamEvents,
  streamReplyEvents,
} from "@tsumugi/contract";
import { afterEach, describe, expect, it } from "vitest";
import { chatIn } from "../testing/chat.ts";
import { readStream, type TestStream } from "../testing/eventStream.ts";
import { createTestApp, insertMember, insertOperator } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { supportIn } from "../testing/support.ts";

const app = await createTestApp();
const { creator, ask, answer } = supportIn(app);
const { hear } = chatIn(app);
const operators = () => app.run(async () => [await insertOperator(), await insertOperator()] as const);

type Who = { readonly uid: string };
type Link = { readonly token: string };
const open: TestStream[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.leave()));
});
const kept = (stream: TestStream) => {
  open.push(stream);
  return stream;
};
const signedIn = async (who: Who) => kept(readStream(await app.as(who).fetch(streamEvents)));
const byLink = async ({ token }: Link) =>
  kept(readStream(await app.as(null).fetch(streamReplyEvents, { params: { token } })));

const is = (operator: Who, room: string, state: PresenceState) =>
  app.as(operator).call(announceSupportPresence, { params: { id: room }, body: { state } });
const asks = ({ token }: Link, state: "typing" | "left") =>
  app.as({ replyToken: token }).call(announceReplySupportPresence, { params: { token }, body: { state } });
const heard = (uid: string, state: PresenceState) => (event: RealtimeEvent) =>
  event.type === "presence.changed" && event.uid === uid && event.state === state;
const received = ({ events }: TestStream) =>
  events.flatMap((event) => (event.type === "presence.changed" ? `${event.name} ${event.state}` : []));
const SUPPORT = { uid: SUPPORT_MEMBER_UID, name: "ツムギサポート", state: "typing" };

describe("presence in a support room", () => {
  it("is shown among operators by name: who looks, types and leaves, and that the creator types", async () => {
    const [one, [ann, bob]] = [await creator(), await operators()];
    await ask(one);
    const desk = await signedIn(bob);
    expect((await is(ann, one.uid, "viewing")).body.people).toEqual([]);
    await desk.until(heard(ann.uid, "viewing"));
    expect((await is(bob, one.uid, "viewing")).body.people).toEqual([
      { uid: ann.uid, name: ann.name, state: "viewing" },
    ]);
    await asks(one, "typing");
    expect(await desk.until(heard(one.uid, "typing"))).toMatchObject({ room_id: one.uid, name: one.name });
    await asks(one, "left");
    await is(ann, one.uid, "left");
    await desk.until(heard(ann.uid, "left"));
    expect(received(desk)).toEqual([
      ...[`${ann.name} viewing`, `${one.name} typing`, `${one.name} left`, `${ann.name} left`],
    ]);
  });

  it("is to the creator that support types, whoever of the operators it is, until the last of them stops", async () => {
    const [one, [ann, bob], [carol]] = [await creator(), await operators(), await operators()];
    await ask(one);
    const [page, desk] = [await byLink(one), await signedIn(carol)];
    await is(bob, one.uid, "viewing");
    await is(ann, one.uid, "typing");
    await is(bob, one.uid, "typing");
    await desk.until(heard(bob.uid, "typing"));
    expect((await asks(one, "typing")).body.people).toEqual([SUPPORT]);
    await is(ann, one.uid, "viewing");
    await desk.until(heard(ann.uid, "viewing"));
    expect((await asks(one, "typing")).body.people).toEqual([SUPPORT]);
    await is(bob, one.uid, "left");
    await page.until(heard(SUPPORT_MEMBER_UID, "left"));
    expect((await asks(one, "typing")).body.people).toEqual([]);
    expect(received(page)).toEqual(["typing", "typing", "left"].map((state) => `ツムギサポート ${state}`));
    for (const { uid, name } of [ann, bob]) {
      expect(JSON.stringify(page.events)).not.toContain(uid);
      expect(JSON.stringify(page.events)).not.toContain(name);
    }
  });

  it("reaches nobody else: no company, not even the creator's own, no other creator, no link that proves none", async () => {
    const [one, other, [ann, bob]] = [await creator(), await creator(), await operators()];
    await ask(one);
    const unproven = await app.run(() => insertSentJob(one.company, { creator_uid: one.job.creator_uid }));
    const [own, foreign] = await app.run(async () => [
      await insertMember(one.company, "admin"),
      await insertMember(other.company, "admin"),
    ]);
    const streams = [
      await signedIn(own),
      await signedIn(foreign),
      await byLink(other),
      await byLink(unproven),
      await signedIn(ann),
    ];
    const [desk, page] = [await signedIn(bob), await byLink(one)];
    await is(ann, one.uid, "viewing");
    await is(ann, one.uid, "typing");
    await page.until(heard(SUPPORT_MEMBER_UID, "typing"));
    await asks(one, "typing");
    // One process tells all its streams at once: whoever was to hear it has it by now, before what follows.
    await desk.until(heard(one.uid, "typing"));
    await hear(one.job, "自社へ");
    await hear(other.job, "よその会社へ");
    await hear(unproven, "別の依頼で");
    const [ours, theirs, stranger, without, writer] = streams;
    for (const stream of [ours, theirs, stranger, without])
      await stream?.until(({ type }) => type === "comment.added");
    expect(
      [ours, theirs, stranger, without].flatMap((stream) => (stream ? received(stream) : "none")),
    ).toEqual([]);
    // Nor are one's own streams told of oneself.
    await writer?.until(heard(one.uid, "typing"));
    expect(writer && received(writer)).toEqual([`${one.name} typing`]);
  });

  it("is neither sent nor read by members, other creators, or where there is no room", async () => {
    const [one, [ann]] = [await creator(), await operators()];
    await ask(one);
    const member = await app.run(() => insertMember(one.company, "admin"));
    const unproven = await app.run(() => insertSentJob(one.company));
    await is(ann, one.uid, "typing");
    const asMember = app.as(member);
    const answers = [
      await asMember.call(announceSupportPresence, { params: { id: one.uid }, body: { state: "viewing" } }),
      await asMember.call(announcePresence, { params: { id: one.uid }, body: { state: "viewing" } }),
      await asks(unproven, "typing"),
      await is(ann, "nowhere", "viewing"),
      await is(ann, one.job.room_uid, "viewing"),
    ];
    expect(answers.map(({ error }) => error.code)).toEqual([
      ...["forbidden", "not_found", "not_found", "not_found", "not_found"],
    ]);
  });

  it("may be sent with the first word, before there is a room", async () => {
    const [one, [ann]] = [await creator(), await operators()];
    const desk = await signedIn(ann);
    expect((await asks(one, "typing")).body.people).toEqual([]);
    await desk.until(heard(one.uid, "typing"));
    await ask(one);
    await answer(ann, one.uid);
    expect((await is(ann, one.uid, "viewing")).body.people.map(({ uid }) => uid)).toEqual([]);
  });
});
