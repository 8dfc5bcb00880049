import { listNoticeCandidates, listProjectCreators, listTodoGroup } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { jobStatusChanges } from "../db/schema/projects.ts";
import { TERMS } from "../testing/jobs.ts";
import { createNoticeScene } from "../testing/notices.ts";

const { app, admin, company, inspectedJob } = await createNoticeScene();

/** When a job is to be paid, on every screen that says it. */
async function daysOf(job: { project_uid: string; job_request_uid: string; creator_uid: string }) {
  const as = app.as(admin);
  const todo = (await as.call(listTodoGroup, { params: { kind: "payment_due" }, query: { limit: 100 } }))
    .body;
  const sheet = await as.call(listProjectCreators, { params: { id: job.project_uid } });
  const notices = (await as.call(listNoticeCandidates, { query: { limit: 100 } })).body;
  const home = todo.items.find(({ subject_uid }) => subject_uid === job.job_request_uid);
  const notice = notices.items.find(({ job_request_uid }) => job_request_uid === job.job_request_uid);
  return {
    home: home?.due?.on,
    sheet: sheet.body.items[0]?.next_deadline?.on,
    notice: notice?.due_on,
    legal: [home?.legal_due_on, notice?.legal_latest_on],
  };
}
const all = (day: string, legal = day) => ({ home: day, sheet: day, notice: day, legal: [legal, legal] });

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
    const { home, sheet, notice } = await daysOf(await inspectedJob({ posted: [], request: { terms } }));
    expect([sheet, notice]).toEqual([home, home]);
    expect(home?.localeCompare("2027-03-31")).toBe(-1);
  });
});
