import {
  cancelScheduledJobs,
  getProject,
  getProjectTotals,
  listProjectCreators,
  updateJobPlan,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { jobRequestVersions } from "../db/schema/job-requests.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob, TERMS } from "../testing/jobs.ts";

const app = await createTestApp();

it("shows and sums up what a request pays that waits for its time, and the planned fee again once it is cancelled", async () => {
  const company = await app.run(() => insertCompany());
  const staff = await app.run(() => insertMember(company, "staff"));
  const viewer = await app.run(() => insertMember(company, "viewer"));
  const wait = (fee: number, planned_fee: number | null, more: object, project_uid?: string) =>
    app.run(() =>
      insertSentJob(company, {
        ...(project_uid && { project_uid }),
        job: {
          job_status: "candidate",
          fee: null,
          planned_fee,
          planned_delivery_on: planned_fee === null ? null : "2026-12-01",
        },
        request: {
          sent_at: null,
          scheduled_at: new Date("2099-12-02T00:00:00Z"),
          sent_by: staff.uid,
          terms: { ...TERMS, fee, ...more },
          fee,
        },
      }),
    );
  const dear = await wait(150_000, 90_000, { delivery_on: "2026-12-10", reply_due_on: "2026-11-29" });
  const params = { id: dear.project_uid };
  const common = await wait(
    60_000,
    null,
    { delivery_on: "2026-12-05", reply_due_on: "2026-11-28" },
    dear.project_uid,
  );
  const as = app.as(staff);
  const fees = async (query: { sort?: string; filled?: string } = {}) =>
    (await as.call(listProjectCreators, { params, query })).body.items.map(({ creator_uid, fee }) => [
      creator_uid,
      fee,
    ]);
  const planned = async () => [
    (await as.call(getProject, { params })).body.spending?.planned,
    (await as.call(getProjectTotals, {})).body.spending?.planned,
  ];

  expect(await fees({ sort: "fee", filled: "fee" })).toEqual([
    [common.creator_uid, 60_000],
    [dear.creator_uid, 150_000],
  ]);
  expect(await planned()).toEqual([210_000, 210_000]);
  const seen = await app.as(viewer).call(listProjectCreators, { params });
  expect(seen.body.items.map(({ fee }) => fee)).toEqual([null, null]);

  // The days, too: of the request that goes out, not of the plan.
  const days = async (query: { sort?: string } = {}) =>
    (await as.call(listProjectCreators, { params, query })).body.items.map((row) => [
      row.creator_uid,
      row.delivery_on,
      row.reply_due_on,
    ]);
  expect(await days({ sort: "delivery_on" })).toEqual([
    [common.creator_uid, "2026-12-05", "2026-11-28"],
    [dear.creator_uid, "2026-12-10", "2026-11-29"],
  ]);

  // What goes out is what was scheduled: another plan would change nothing.
  const plan = { fee: 1, delivery_on: null, reply_due_on: null };
  const body = { creator_uid: dear.creator_uid, plan, was: { ...plan, fee: 150_000 } };
  expect((await as.call(updateJobPlan, { params, body })).body).toMatchObject({ code: "conflict" });

  const job_request_uids = [dear.job_request_uid, common.job_request_uid];
  await as.call(cancelScheduledJobs, { params, body: { job_request_uids } });
  expect(new Map((await fees()) as [string, number | null][])).toEqual(
    new Map([
      [dear.creator_uid, 90_000],
      [common.creator_uid, null],
    ]),
  );
  expect(await planned()).toEqual([90_000, 90_000]);
});

it("shows the days of a request that waits for somebody who was asked before, not of the former one", async () => {
  const company = await app.run(() => insertCompany());
  const staff = await app.run(() => insertMember(company, "staff"));
  const before = { ...TERMS, fee: 80_000, delivery_on: "2026-11-25", reply_due_on: "2026-11-21" };
  const { project_uid, job_request_uid } = await app.run(() =>
    insertSentJob(company, { job: { job_status: "candidate", fee: null }, request: { terms: before } }),
  );
  await app.run(async () => {
    const [sent] = await db()
      .select()
      .from(jobRequestVersions)
      .where(eq(jobRequestVersions.job_request_uid, job_request_uid));
    if (!sent) throw new Error("It was sent.");
    const terms = { ...before, fee: 95_000, delivery_on: "2026-12-20", reply_due_on: "2026-12-05" };
    await db()
      .insert(jobRequestVersions)
      .values({ ...sent, version: 2, terms, sent_at: null, scheduled_at: new Date("2099-12-02T00:00:00Z") });
  });
  const params = { id: project_uid };
  const { body } = await app.as(staff).call(listProjectCreators, { params });
  expect(body.items).toMatchObject([
    { fee: 95_000, delivery_on: "2026-12-20", reply_due_on: "2026-12-05", terms_version: 1 },
  ]);
});
