import {
  cancelJobSend,
  cancelScheduledJob,
  cancelScheduledJobs,
  createShortLink,
  deleteManagedCreator,
  rescheduleJobs,
  sendJob,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { leavesInTheLog } from "../../testing/auditTrail.ts";
import { DAY, HOUR } from "../../testing/clock.ts";
import { createSendingOffice } from "../../testing/sends.ts";
import { sentTerms as terms } from "../../testing/terms.ts";

const { app, company, staff, colleague, viewer, other, creator, projectWith, mailsTo, work } =
  await createSendingOffice();

describe("who has no mail address", () => {
  it("gets the request by a link, where the sender says so", async () => {
    const a = await creator({ email: "" });
    const { send, rows } = await projectWith([a.uid]);
    expect((await send()).body.skipped).toMatchObject([{ reason: "no_email" }]);
    const before = (await app.mails()).length;
    expect((await send({ by_link: [a.uid] })).body.sent).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ job_status: "requested" });
    expect(await app.mails()).toHaveLength(before);
  });
});

describe("scheduled requests", () => {
  it("are listed with what stands in the way, moved and taken back", async () => {
    const [a, b] = [await creator(), await creator()];
    const { params, send, scheduled, rows } = await projectWith([a.uid, b.uid]);
    const at = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString();
    await send({ send_at: at(DAY) });
    const [first, second] = await scheduled();
    expect(first).toMatchObject({ scheduled_at: at(DAY), fee: 80_000, blocked: null });
    expect((await scheduled(viewer))[0]?.fee).toBeNull();
    const move = (uids: string[], send_at: string, as = staff) =>
      app.as(as).call(rescheduleJobs, { params, body: { job_request_uids: uids, send_at } });
    const uids = [first?.job_request_uid ?? "", second?.job_request_uid ?? ""];
    expect((await move(uids, at(-HOUR))).error.fields?.send_at).toContain("過ぎて");
    expect((await move(uids, at(60 * DAY))).error.fields?.send_at).toMatch(
      /条件に合いません.*早い日時を選ぶか、予約を取り消して/,
    );
    expect((await move(uids, at(2 * DAY), other)).status).toBe(404);
    expect((await move(uids, at(2 * DAY))).body.items[0]?.scheduled_at).toBe(at(2 * DAY));
    const cancel = (as = colleague) =>
      app.as(as).call(cancelScheduledJobs, { params, body: { job_request_uids: [uids[0] ?? ""] } });
    expect((await cancel()).body.cancelled).toEqual([uids[0]]);
    expect((await cancel()).body.cancelled).toEqual([]);
    const left = (await scheduled())[0]?.creator_uid;
    app.clock.advance(2 * DAY);
    await app.drainJobs({ ignoreStartAfter: true });
    expect(await scheduled()).toEqual([]);
    const sent = (await rows()).filter(({ job_status }) => job_status === "requested");
    expect(sent.map(({ creator_uid }) => creator_uid)).toEqual([left]);
    const gone = [a, b].find(({ uid }) => uid !== left);
    expect(await mailsTo(gone?.email ?? "")).toEqual([]);
  });
});

it("that are taken back keep a short link that somebody has opened, and the next request has it", async () => {
  const [used, unused] = [await creator(), await creator()];
  const { params, send, scheduled } = await projectWith([used.uid, unused.uid]);
  await send({ send_at: new Date(app.clock.now().getTime() + DAY).toISOString() });
  const jobs = new Map((await scheduled()).map((job) => [job.creator_uid, job.job_request_uid]));
  const linkOf = async (uid: string) => {
    const path = { params: { id: jobs.get(uid) ?? "" } };
    return app.as(staff).call(createShortLink, { ...path, body: { source_url: "https://example.com/lp" } });
  };
  const { body: opened } = await linkOf(used.uid);
  const { body: never } = await linkOf(unused.uid);
  await app.run(() =>
    db().execute(sql`insert into short_link_hours (company_uid, link_uid, hour, total)
      values (${company.uid}, ${opened.uid}, ${app.clock.now().toISOString()}, 1)`),
  );
  const body = { job_request_uids: [...jobs.values()] };
  const { body: answer } = await app.as(staff).call(cancelScheduledJobs, { params, body });
  expect(answer.cancelled).toHaveLength(2);
  expect(await scheduled()).toEqual([]);
  const left = await app.run(() =>
    db().execute(
      sql`select uid from short_links where uid in (${opened.uid}, ${never.uid}) and disabled_at is null`,
    ),
  );
  expect(left.rows).toEqual([{ uid: opened.uid }]);
  const { body: again } = await send();
  expect(again.sent).toHaveLength(2);
  const resent = again.sent.find(({ creator_uid }) => creator_uid === used.uid);
  expect(resent?.job_request_uid).toBe(jobs.get(used.uid));
});

it("lets open sheets read the row again when one scheduled request is taken back", async () => {
  const a = await creator();
  const { send, scheduled } = await projectWith([a.uid]);
  await send({ send_at: new Date(app.clock.now().getTime() + DAY).toISOString() });
  const announced = async () => {
    const { rows } = await app.run(() =>
      db().execute(sql`select 1 from realtime_events where type = 'project.changed'
        and creator_uids = array[${a.uid}]`),
    );
    return rows.length;
  };
  const before = await announced();
  const id = (await scheduled())[0]?.job_request_uid ?? "";
  expect((await app.as(staff).call(cancelScheduledJob, { params: { id } })).body).toEqual({
    cancelled: true,
  });
  expect(await announced()).toBe(before + 1);
});

/** From now on the company is `closed` as soon as one creator of a send has been worked off. */
const closeAfterOne = (closed: string) =>
  app.run(async () => {
    await db().execute(
      sql.raw(`create function close_company() returns trigger language plpgsql as $$ begin
        update companies set ${closed} where uid = new.company_uid; return new; end $$`),
    );
    await db().execute(
      sql`create trigger close_company after update on job_send_items for each row execute function close_company()`,
    );
  });
const openAgain = () =>
  app.run(async () => {
    await db().execute(sql`drop function close_company cascade`);
    await db().execute(
      sql`update companies set deleted_at = null, contract_ends_on = '2027-12-31' where uid = ${company.uid}`,
    );
  });

describe("a company that is closed in the middle of a send", () => {
  it.each([
    ["by its deletion", "deleted_at = now()"],
    ["by its contract's end", "contract_ends_on = '2026-01-01'"],
  ])("sends to nobody more %s, and to the rest once it is open again", async (_, closed) => {
    const uids = [await creator(), await creator(), await creator()].map(({ uid }) => uid);
    const { send, rows, sends } = await projectWith(uids);
    await send({ hold_seconds: 10 });
    app.clock.advance(10_000);
    await closeAfterOne(closed);
    await work().finally(openAgain);
    const requested = async () =>
      (await rows()).filter(({ job_status }) => job_status === "requested").length;
    expect(await requested()).toBe(1);
    expect(await sends()).toMatchObject([{ total: 3, done: 1, finished_at: null }]);
    await work();
    expect(await requested()).toBe(3);
    expect(await sends()).toMatchObject([{ total: 3, done: 3, finished_at: expect.any(String) }]);
  });
});

describe("a held send", () => {
  it("leaves after its seconds and not before, whether or not anybody looks on", async () => {
    const a = await creator();
    const { send, rows, sends } = await projectWith([a.uid]);
    const { body } = await send({ hold_seconds: 10 });
    expect(body).toMatchObject({ sent: [], skipped: [], task: { total: 1, done: 0, finished_at: null } });
    await work();
    expect((await rows())[0]).toMatchObject({
      job_status: "candidate",
      next_action: "wait_for_sending",
      scheduled_at: body.task?.due_at,
    });
    app.clock.advance(10_000);
    await work();
    expect((await rows())[0]).toMatchObject({ job_status: "requested", scheduled_at: null });
    expect(await mailsTo(a.email)).toHaveLength(1);
    expect(await sends()).toMatchObject([{ sent: 1, done: 1, finished_at: expect.any(String) }]);
  });

  it("is taken back by anybody who may send, and nothing leaves then", async () => {
    const a = await creator();
    const { params, send, rows, sends } = await projectWith([a.uid]);
    const uid = (await send({ hold_seconds: 10 })).body.task?.uid ?? "";
    const cancel = (as: { uid: string }, id = params.id) =>
      app.as(as).call(cancelJobSend, { params: { id, send_uid: uid } });
    expect((await cancel(viewer)).status).toBe(403);
    expect((await cancel(other)).status).toBe(404);
    expect((await cancel(staff, "another")).status).toBe(404);
    expect((await cancel(colleague)).body).toMatchObject({ cancelled: 1, sent: 0 });
    app.clock.advance(20_000);
    await work();
    expect((await rows())[0]).toMatchObject({ job_status: "candidate", next_action: "send_request" });
    expect(await mailsTo(a.email)).toEqual([]);
    expect(await sends()).toMatchObject([{ cancelled: 1, finished_at: expect.any(String) }]);
    expect((await send()).body.sent).toHaveLength(1);
  });

  it("to be sent later is taken back also when it has become 予約 meanwhile, but for what was moved or sent since", async () => {
    const [a, b] = [await creator(), await creator()];
    const { params, send, rows, sends, scheduled } = await projectWith([a.uid, b.uid]);
    const send_at = new Date(app.clock.now().getTime() + DAY).toISOString();
    const uid = (await send({ send_at, hold_seconds: 10 })).body.task?.uid ?? "";
    app.clock.advance(10_000);
    await work();
    const waiting = await scheduled();
    expect(waiting).toHaveLength(2);
    const moved = waiting.find(({ creator_uid }) => creator_uid === b.uid)?.job_request_uid ?? "";
    const later = new Date(app.clock.now().getTime() + 2 * DAY).toISOString();
    const body = { job_request_uids: [moved], send_at: later };
    expect((await app.as(colleague).call(rescheduleJobs, { params, body })).status).toBe(200);
    const taken = await app.as(staff).call(cancelJobSend, { params: { ...params, send_uid: uid } });
    expect(taken.body).toMatchObject({ total: 2, cancelled: 1, sent: 1 });
    expect((await scheduled()).map(({ creator_uid }) => creator_uid)).toEqual([b.uid]);
    expect((await rows()).find(({ creator_uid }) => creator_uid === a.uid)?.next_action).toBe("send_request");
    expect(await sends()).toMatchObject([{ cancelled: 1, sent: 1 }]);
    app.clock.advance(DAY);
    await app.drainJobs({ ignoreStartAfter: true });
    expect(await mailsTo(a.email)).toEqual([]);
  });

  it("of two members at once goes out once; the second press learns what is under way", async () => {
    const a = await creator();
    const { send, sends } = await projectWith([a.uid]);
    const pressed = await Promise.all([send({ hold_seconds: 10 }), send({ hold_seconds: 10 }, colleague)]);
    const late = await send();
    expect(pressed.map(({ body }) => body.task?.total ?? 0).sort()).toEqual([0, 1]);
    const told = [...pressed, late].flatMap(({ body }) => body.skipped);
    expect(told).toHaveLength(2);
    for (const each of told) {
      expect(each).toMatchObject({ creator_uid: a.uid, reason: "already_sent" });
      expect(each.message).toMatch(/さんの依頼が、.*に送られます。止めるときは/);
    }
    app.clock.advance(10_000);
    await Promise.all([work(), work()]);
    expect(await mailsTo(a.email)).toHaveLength(1);
    expect(await sends()).toMatchObject([{ sent: 1, skipped: [] }]);
  });

  it("asks everything again: who is not 候補 any more at that moment gets nothing", async () => {
    const a = await creator();
    const { send, sends } = await projectWith([a.uid]);
    await send({ hold_seconds: 10 });
    await app.as(staff).call(deleteManagedCreator, { params: { id: a.uid } });
    app.clock.advance(10_000);
    await work();
    expect(await mailsTo(a.email)).toEqual([]);
    expect((await sends())[0]?.skipped[0]?.message).toContain("アーカイブ");
  });
});

describe("a send to many", () => {
  it("is worked off one by one, once by workers at the same time, and answers a repeated click alike", async () => {
    const people = await Promise.all(Array.from({ length: 51 }, () => creator()));
    const uids = people.map(({ uid }) => uid);
    const { params, sends, rows } = await projectWith(uids);
    const click = () =>
      app.as(staff).call(sendJob, { params, body: { creator_uids: uids, terms } }, { key: "send-many-1" });
    const [first, second] = [await click(), await click()];
    expect(first.body).toMatchObject({ sent: [], task: { total: 51 } });
    expect(second.body).toEqual(first.body);
    await Promise.all([work(), work(), work()]);
    expect(await sends()).toMatchObject([{ total: 51, sent: 51, skipped: [] }]);
    expect((await rows()).every(({ job_status }) => job_status === "requested")).toBe(true);
    const addresses = new Set(people.map(({ email }) => email));
    const mails = (await app.mails()).filter(({ to_address }) => addresses.has(to_address));
    expect(mails).toHaveLength(51);
  });
});

leavesInTheLog(() => app, ["job.cancel_send"]);
