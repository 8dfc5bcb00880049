import {
  getProject,
  listNoticeCandidates,
  listProjectCreators,
  listProjects,
  listTodoGroup,
  type TodoKind,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { jobStatusChanges, projectCreators } from "../db/schema/projects.ts";
import { TERMS } from "../testing/jobs.ts";
import { createNoticeScene } from "../testing/notices.ts";

const scene = await createNoticeScene();
const { app, admin, company, inspectedJob, create, move } = scene;

type Job = Awaited<ReturnType<typeof inspectedJob>>;

/** Rows of the project's sheet. */
const sheetOf = async (job: Job, query = {}) =>
  (await app.as(admin).call(listProjectCreators, { params: { id: job.project_uid }, query })).body.items;

/** The day of the job's row, found by that day and late by it, and the day of its project. */
async function projectDays(job: Job) {
  const [row] = await sheetOf(job);
  const on = row?.next_deadline?.on;
  if (on) {
    const found = await sheetOf(job, { deadline_from: on, deadline_to: on, sort: "next_deadline" });
    expect(found.map(({ creator_uid }) => creator_uid)).toEqual([job.creator_uid]);
    expect(await sheetOf(job, { overdue: on < "2026-11-20" })).toHaveLength(1);
  }
  const project = (await app.as(admin).call(getProject, { params: { id: job.project_uid } })).body;
  const listed = (await app.as(admin).call(listProjects, { query: { limit: 200 } })).body.items;
  expect(listed.find(({ uid }) => uid === job.project_uid)?.next_deadline).toEqual(project.next_deadline);
  return { sheet: on, project: project.next_deadline?.on };
}

const groupOf = async (kind: TodoKind) =>
  (await app.as(admin).call(listTodoGroup, { params: { kind }, query: { limit: 100 } })).body.items;

const candidateOf = async (job: Job) =>
  (await app.as(admin).call(listNoticeCandidates, { query: { limit: 100 } })).body.items.find(
    ({ job_request_uid }) => job_request_uid === job.job_request_uid,
  );

/** When a job is to be paid, on every screen that says it. */
async function daysOf(job: Job) {
  const home = (await groupOf("payment_due")).find(({ subject_uid }) => subject_uid === job.job_request_uid);
  const notice = await candidateOf(job);
  return {
    home: home?.due?.on,
    ...(await projectDays(job)),
    notice: notice?.due_on,
    legal: [home?.legal_due_on, notice?.legal_latest_on],
  };
}
const all = (day: string, legal = day) => ({
  home: day,
  sheet: day,
  project: day,
  notice: day,
  legal: [legal, legal],
});
const promising = (payment_on: string | null) => ({
  request: { terms: { ...TERMS, payment_on } as typeof TERMS },
});

describe("the day of a payment, on Home, in the sheet and among the notices", () => {
  it("is never later than the law allows, whatever the terms say", async () => {
    const job = await inspectedJob({
      posted: ["2026-10-09"],
      request: { terms: { ...TERMS, payment_on: "2026-12-09" } },
    });
    expect(await daysOf(job)).toEqual(all("2026-12-07"));
  });

  it("is the one agreed where that is earlier", async () => {
    const job = await inspectedJob({
      posted: ["2026-11-10"],
      request: { terms: { ...TERMS, payment_on: "2026-12-25" } },
    });
    expect(await daysOf(job)).toEqual(all("2026-12-25", "2027-01-08"));
  });

  it("counts from the first post or the first 投稿済み, whichever is earlier", async () => {
    const terms = { ...TERMS, payment_on: "2027-03-31" };
    const job = await inspectedJob({ posted: ["2026-11-10", "2026-11-12"], request: { terms } });
    const marked = (day: string) =>
      app.run(() =>
        db()
          .insert(jobStatusChanges)
          .values({
            company_uid: company.uid,
            project_uid: job.project_uid,
            managed_creator_uid: job.creator_uid,
            from_status: "approved",
            to_status: "posted",
            mover: "staff",
            // Past midnight in Japan, before it in UTC.
            changed_at: new Date(`${day}T00:30:00+09:00`),
          }),
      );
    await marked("2026-11-15");
    expect(await daysOf(job)).toEqual(all("2027-01-08"));
    await marked("2026-11-08");
    expect(await daysOf(job)).toEqual(all("2027-01-06"));
  });

  it("counts from the inspection where nothing is known of a post", async () => {
    const terms = { ...TERMS, payment_on: "2027-03-31" };
    const { home, sheet, project, notice } = await daysOf(
      await inspectedJob({ posted: [], request: { terms } }),
    );
    expect([sheet, project, notice]).toEqual([home, home, home]);
    expect(home?.localeCompare("2027-03-31")).toBe(-1);
  });

  it.each([
    [
      "the turn of the year, which begins after the 30th",
      "2026-11-05",
      "2027-01-20",
      "2026-12-30",
      "2027-01-03",
    ],
    ["a Saturday", "2026-11-10", "2026-12-12", "2026-12-11", "2027-01-08"],
    ["a holiday after a weekend", "2026-11-15", "2027-01-11", "2027-01-08", "2027-01-13"],
    ["a holiday today's bank day lies before", "2026-11-10", "2026-11-23", "2026-11-20", "2027-01-08"],
    ["a Sunday whose bank day has passed", "2026-11-10", "2026-11-15", "2026-11-15", "2027-01-08"],
    ["a limit of the law that has passed", "2026-09-20", "2026-12-25", "2026-11-18", "2026-11-18"],
  ])("is the bank's day before %s", async (_name, posted, payment_on, day, legal) => {
    const job = await inspectedJob({ posted: [posted], ...promising(payment_on) });
    expect(await daysOf(job)).toEqual(all(day, legal));
  });

  it("is the project's where the terms promise none, and the law's where nobody does", async () => {
    const project = { payment_due_on: "2026-12-12" };
    const planned = await inspectedJob({ project, ...promising(null) });
    expect(await daysOf(planned)).toEqual(all("2026-12-11", "2027-01-08"));
    expect(await daysOf(await inspectedJob(promising(null)))).toEqual(all("2027-01-08"));
  });
});

describe("the day of a payment whose notice was made", () => {
  const POSTED = { posted: ["2026-11-05"], ...promising("2027-01-20") };
  const made = async (job: Job, due_on: string, replaces?: { uid: string; version: number }) => {
    const { body } = await create({
      job_request_uids: [job.job_request_uid],
      due_on,
      ...(replaces && { replaces }),
    });
    return body.items[0]?.uid ?? "";
  };
  const onHome = async (kind: TodoKind, uid: string) =>
    (await groupOf(kind)).find(({ subject_uid }) => subject_uid === uid)?.due?.on;
  const both = (day: string | undefined) => ({ sheet: day, project: day });

  it.each(["2026-12-18", "2027-01-03"])(
    "is the notice's, as a draft, issued and disputed: %s",
    async (day) => {
      const job = await inspectedJob(POSTED);
      const uid = await made(job, day);
      expect(await candidateOf(job)).toBeUndefined();
      expect(await onHome("notice_draft", uid)).toBe(day);
      expect(await projectDays(job)).toEqual(both(day));
      await move(uid, "issued");
      expect(await projectDays(job)).toEqual(both(day));
      await move(uid, "disputed", { reason: "金額" });
      expect(await onHome("notice_disputed", uid)).toBe(day);
      expect(await projectDays(job)).toEqual(both(day));
    },
  );

  it("is the newer edition's where the first was disputed, and the proposed one again where it is cancelled", async () => {
    const job = await inspectedJob(POSTED);
    const first = await made(job, "2026-12-25");
    await move(first, "issued");
    await move(first, "disputed", { reason: "金額" });
    const second = await made(job, "2026-12-11", { uid: first, version: (await scene.get(first)).version });
    expect(await onHome("notice_draft", second)).toBe("2026-12-11");
    expect(await projectDays(job)).toEqual(both("2026-12-11"));
    await move(second, "issued");
    expect(await projectDays(job)).toEqual(both("2026-12-11"));
    await move(second, "cancelled", { reason: "作り直し" });
    expect(await daysOf(job)).toEqual(all("2026-12-30", "2027-01-03"));
    // A third notice of the same job: two that were given up do not count.
    await made(job, "2026-12-22");
    expect(await projectDays(job)).toEqual(both("2026-12-22"));
  });

  it("is none when it is paid, also where somebody moved the job back by hand", async () => {
    const job = await inspectedJob(POSTED);
    const uid = await made(job, "2026-12-25");
    for (const status of ["issued", "confirmed", "approved", "paid"] as const)
      await move(uid, status, { reason: "電話で確認" });
    expect(await projectDays(job)).toEqual(both(undefined));
    await app.run(() =>
      db()
        .update(projectCreators)
        .set({ job_status: "paying" })
        .where(eq(projectCreators.project_uid, job.project_uid)),
    );
    expect(await projectDays(job)).toEqual(both(undefined));
    expect((await groupOf("payment_due")).map(({ subject_uid }) => subject_uid)).not.toContain(
      job.job_request_uid,
    );
  });

  it("is the first one's in the list where a project has several", async () => {
    const job = await inspectedJob(POSTED);
    const other = await inspectedJob({ ...POSTED, project_uid: job.project_uid });
    await made(other, "2026-12-04");
    const rows = await sheetOf(job, { sort: "next_deadline" });
    expect(rows.map(({ next_deadline }) => next_deadline?.on)).toEqual(["2026-12-04", "2026-12-30"]);
    const { body } = await app.as(admin).call(getProject, { params: { id: job.project_uid } });
    expect(body.next_deadline).toEqual({ kind: "payment", on: "2026-12-04" });
  });
});
