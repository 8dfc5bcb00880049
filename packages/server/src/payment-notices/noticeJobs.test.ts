import { updateJobStatus } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createNoticeScene } from "../testing/notices.ts";

const scene = await createNoticeScene();
const { app, staff, inspectedJob, create, move } = scene;

type Job = Awaited<ReturnType<typeof inspectedJob>>;

const statusOf = ({ project_uid }: Job) =>
  app.run(async () => {
    const { rows } = await db().execute(
      sql`select job_status from project_creators where project_uid = ${project_uid}`,
    );
    return rows[0]?.job_status;
  });
const draftFor = async (job: Job, more: object = {}) =>
  (await create({ job_request_uids: [job.job_request_uid], ...more })).body.items[0];

it("leaves a job that was completed by hand where it is when the payment is approved", async () => {
  const job = await inspectedJob();
  const uid = (await draftFor(job))?.uid ?? "";
  for (const status of ["issued", "confirmed"] as const) await move(uid, status, { reason: "電話" });
  const body = { creator_uid: job.creator_uid, job_status: "completed" as const };
  await app.as(staff).call(updateJobStatus, { params: { id: job.project_uid }, body });
  await move(uid, "approved");
  expect(await statusOf(job)).toBe("completed");
});
