import { cancelScheduledJob, listProjectHistory, updateJobPlan } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { sendScheduledJobs } from "../projects/sendScheduledJobs.job.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { DAY } from "../testing/clock.ts";
import { createNegotiation, askedTerms as terms } from "../testing/negotiation.ts";

const { app, staff, colleague, viewer, other, office } = await createNegotiation();

describe("who is 候補 again", () => {
  it("is asked again with the next version, by the same request, room and link", async () => {
    const { send, move, row, job, page, mails, versions, answer } = await office();
    await answer({ answer: "accepted" });
    await move("cancelled");
    await move("candidate");
    expect((await answer({ answer: "declined" })).error.code).toBe("already_answered");
    const { body } = await send({ terms: { ...terms, fee: 65_000 } });
    expect(body).toMatchObject({ sent: [{ job_request_uid: job.id }], skipped: [] });
    expect(await row()).toMatchObject({ job_status: "requested", fee: 65_000, terms_version: 2 });
    expect((await page()).job_request).toMatchObject({ version: 2, answer: null, terms: { fee: 65_000 } });
    expect((await mails()).map(({ subject }) => subject.includes("あらためて"))).toEqual([false, true]);
    expect((await versions()).items.map((each) => each.answer)).toEqual([null, "accepted"]);
    expect((await answer({ answer: "accepted", version: 2 })).body.job_status).toBe("accepted");
  });

  it("is asked again once by twenty calls at the same time", async () => {
    const { send, move, mails, versions } = await office();
    await move("rejected");
    await move("candidate");
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(answers.flatMap(({ body }) => body.sent)).toHaveLength(1);
    expect(answers.flatMap(({ body }) => body.skipped).every(({ reason }) => reason === "already_sent")).toBe(
      true,
    );
    expect((await versions()).items).toHaveLength(2);
    expect(await mails()).toHaveLength(2);
  });

  it("sees nothing of a scheduled request before its time", async () => {
    const { send, move, row, page, mails, answer, versions } = await office();
    await answer({ answer: "declined" });
    await move("candidate");
    const send_at = new Date(app.clock.now().getTime() + DAY).toISOString();
    await send({ send_at, terms: { ...terms, fee: 90_000 } });
    expect(await row()).toMatchObject({ job_status: "candidate", scheduled_at: send_at, terms_version: 1 });
    expect((await page()).versions.map(({ version }) => version)).toEqual([1]);
    expect((await page()).job_request.terms.fee).toBe(60_000);
    expect((await send()).body.skipped).toMatchObject([{ reason: "already_sent" }]);
    expect((await versions()).items.map(({ sent_at }) => sent_at === null)).toEqual([true, false]);
    app.clock.advance(2 * DAY);
    await Promise.all([1, 2, 3].map(() => app.run(() => sendScheduledJobs.run({}))));
    expect(await row()).toMatchObject({ job_status: "requested", fee: 90_000, scheduled_at: null });
    expect((await page()).job_request).toMatchObject({ version: 2, terms: { fee: 90_000 }, answer: null });
    expect(await mails()).toHaveLength(2);
  });

  it("is back where it was when the schedule is cancelled, and may be asked then", async () => {
    const { send, move, row, page, job, answer, mails } = await office();
    await answer({ answer: "declined" });
    await move("candidate");
    const send_at = new Date(app.clock.now().getTime() + DAY).toISOString();
    await send({ send_at });
    const cancel = () => app.as(staff).call(cancelScheduledJob, { params: job });
    expect((await cancel()).body).toEqual({ cancelled: true });
    expect((await cancel()).body).toEqual({ cancelled: false });
    expect(await row()).toMatchObject({ scheduled_at: null, terms_version: 1, job_request_uid: job.id });
    expect((await page()).job_request).toMatchObject({ version: 1, answer: "declined" });
    expect((await send({ terms: { ...terms, fee: 61_000 } })).body.sent).toHaveLength(1);
    app.clock.advance(2 * DAY);
    await app.run(() => sendScheduledJobs.run({}));
    expect(await mails()).toHaveLength(2);
    expect((await row()).terms_version).toBe(2);
  });

  it("and was never asked leaves nothing behind a cancelled schedule", async () => {
    const { send, row } = await office({ isAsked: false });
    const send_at = new Date(app.clock.now().getTime() + DAY).toISOString();
    await send({ send_at });
    const { job_request_uid } = await row();
    await app.as(staff).call(cancelScheduledJob, { params: { id: job_request_uid ?? "" } });
    expect(await row()).toMatchObject({ job_request_uid: null, chat_room_uid: null, scheduled_at: null });
  });
});

describe("fee and days of one creator before a request", () => {
  const none = { fee: null, delivery_on: null, reply_due_on: null };
  const plan = { fee: 70_000, delivery_on: "2026-12-12", reply_due_on: "2026-11-30" };
  const cellsOf = async (params: { id: string }, creator_uid: string) => {
    const query = { creator_uid };
    const { items } = (await app.as(staff).call(listProjectHistory, { params, query })).body;
    return items
      .flatMap((one) => (one.kind === "cell" ? [[one.column, one.before, one.after] as const] : []))
      .sort(([a], [b]) => a.localeCompare(b));
  };

  it("are saved unless a colleague was faster, who is not overwritten", async () => {
    const { params, creator, row } = await office({ isAsked: false });
    const save = (to: typeof none | typeof plan, was: typeof none | typeof plan, as = staff) =>
      app.as(as).call(updateJobPlan, { params, body: { creator_uid: creator.uid, plan: to, was } });
    expect((await save(plan, none)).body).toMatchObject({ fee: 70_000, planned_delivery_on: "2026-12-12" });
    const late = await save({ ...plan, fee: 1 }, none, colleague);
    expect([late.status, late.error.code]).toEqual([409, "stale_version"]);
    expect(late.error.current).toMatchObject({ fee: 70_000 });
    expect((await save(none, plan, viewer)).status).toBe(403);
    expect((await save(none, plan, other)).status).toBe(404);
    expect((await row()).fee).toBe(70_000);
    expect(await cellsOf(params, creator.uid)).toEqual([
      ["delivery_on", null, "2026-12-12"],
      ["fee", null, 70_000],
      ["reply_due_on", null, "2026-11-30"],
    ]);
  });

  it("go out with the request, are empty then, and are refused once it was sent", async () => {
    const { params, creator, send, row } = await office({ isAsked: false });
    await app.as(staff).call(updateJobPlan, { params, body: { creator_uid: creator.uid, plan, was: none } });
    const own = { creator_uid: creator.uid, delivery_on: plan.delivery_on, reply_due_on: plan.reply_due_on };
    const wrong = await send({ days: [{ ...own, delivery_on: "2027-01-10" }] });
    expect(wrong.error.fields).toHaveProperty(["days.0.delivery_on"]);
    await send({ fees: [{ creator_uid: creator.uid, fee: 75_000 }], days: [own] });
    expect(await row()).toMatchObject({
      fee: 75_000,
      planned_delivery_on: null,
      next_deadline: { kind: "reply", on: "2026-11-30" },
    });
    const late = await app
      .as(staff)
      .call(updateJobPlan, { params, body: { creator_uid: creator.uid, plan, was: none } });
    expect(late.error.code).toBe("conflict");
    // The days went out as they were planned: only the fee is another one.
    expect((await cellsOf(params, creator.uid)).filter(([, before]) => before !== null)).toEqual([
      ["fee", 70_000, 75_000],
    ]);
  });
});

leavesInTheLog(() => app, ["job.cancel_schedule"]);
