import { listNoticeCandidates, listReplyNotices, updateJobStatus } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { jobStatusChanges } from "../db/schema/projects.ts";
import { sendNoticeMails } from "../payees/sendNoticeMails.job.ts";
import { createNoticeScene } from "../testing/notices.ts";

const scene = await createNoticeScene();
const { app, company, admin, staff, creator, inspectedJob, create, get, move } = scene;
const MINUTE = 60_000;

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

/** Two jobs on a notice that was disputed, and the draft of the edition that pays for `again` of them. */
async function replaced(email: string, again: number) {
  const { uid: creator_uid } = await creator({ email });
  const token = { mailed_to: email };
  const jobs = [await inspectedJob({ creator_uid, token }), await inspectedJob({ creator_uid, token })];
  const uids = jobs.map(({ job_request_uid }) => job_request_uid);
  const first = (await create({ job_request_uids: uids })).body.items[0]?.uid ?? "";
  await move(first, "issued");
  const { version } = (await move(first, "disputed", { reason: "金額が違います" })).body;
  const replaces = { uid: first, version };
  const made = await create({ job_request_uids: uids.slice(0, again), replaces });
  const statuses = () => Promise.all(jobs.map(statusOf));
  return { first, next: made.body.items[0]?.uid ?? "", jobs, uids, statuses };
}

const cancellings = async (email: string) => {
  app.clock.advance(5 * MINUTE);
  await app.run(() => sendNoticeMails.run({}));
  const mails = (await app.mails()).filter(({ to_address }) => to_address === email);
  return mails.filter(({ subject }) => subject.includes("取り消され")).map(({ body_text }) => body_text);
};

it("gives the jobs back and says that the notice is cancelled when the draft of its next edition is discarded", async () => {
  const email = "mio@example.jp";
  const { first, next, jobs, uids, statuses } = await replaced(email, 2);
  expect([(await get(first)).next_uid, await statuses()]).toEqual([next, ["paying", "paying"]]);
  expect(await cancellings(email)).toEqual([]);
  await move(next, "cancelled");
  expect(await statuses()).toEqual(["inspected", "inspected"]);
  const token = jobs[0]?.token ?? "";
  const page = (await app.as(null).call(listReplyNotices, { params: { token } })).body.items;
  expect(page.map(({ uid, status, next_uid }) => [uid, status, next_uid])).toEqual([
    [first, "cancelled", null],
  ]);
  expect(await cancellings(email)).toEqual([expect.stringContaining("第2版の下書きを取り消したため")]);
  expect((await get(first)).history.at(-1)).toMatchObject({ to: "cancelled", by: { uid: admin.uid } });
  expect((await create({ job_request_uids: uids })).body.items).toHaveLength(1);
});

it("takes another edition of a notice whose new edition was discarded, under its number, and of no other cancelled one", async () => {
  const email = "kiku@example.jp";
  const { first, next, uids, statuses } = await replaced(email, 2);
  const { version: early } = await get(first);
  const again = (version: number) => create({ job_request_uids: uids, replaces: { uid: first, version } });
  expect((await again(early)).error.code).toBe("illegal_transition");
  await move(next, "cancelled");
  const { number, version } = await get(first);
  // Two at once: one edition.
  const made = await Promise.all([again(version), again(version)]);
  expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
  const draft = made.find(({ status }) => status === 201)?.body.items[0];
  expect(draft).toMatchObject({ edition: 2, previous_uid: first, status: "draft" });
  expect((await get(first)).next_uid).toBe(draft?.uid);
  const { body } = await move(draft?.uid ?? "", "issued");
  expect([body.number, body.edition, await statuses()]).toEqual([number, 2, ["paying", "paying"]]);
  // The creator hears of the edition that stands, and of no cancelling.
  expect(await cancellings(email)).toEqual([]);
  expect((await get(next)).previous_uid).toBeNull();
  // Cancelled once it was out, it is over.
  const over = (await move(body.uid, "cancelled", { reason: "取りやめのため" })).body;
  const replaces = { uid: over.uid, version: over.version };
  expect((await create({ job_request_uids: uids, replaces })).error.code).toBe("illegal_transition");
});

it("gives back the job that the next edition leaves out, when it is issued, and tells of no cancelling", async () => {
  const email = "ume@example.jp";
  const { first, next, statuses } = await replaced(email, 1);
  expect(await statuses()).toEqual(["paying", "paying"]);
  await move(next, "issued");
  expect([await statuses(), (await get(first)).next_uid]).toEqual([["paying", "inspected"], next]);
  expect(await cancellings(email)).toEqual([]);
});

it("counts the days from the 投稿済み that stands, and from none that was taken back", async () => {
  const { creator_uid, project_uid } = await inspectedJob({ posted: [] });
  const key = {
    company_uid: company.uid,
    project_uid,
    managed_creator_uid: creator_uid,
    mover: "staff" as const,
  };
  const moved = (day: string, to_status: "approved" | "posted") => ({
    ...key,
    from_status: to_status === "posted" ? ("approved" as const) : ("posted" as const),
    to_status,
    changed_at: new Date(`${day}T12:00:00+09:00`),
  });
  const slip = [
    moved("2026-09-01", "posted"),
    moved("2026-09-01", "approved"),
    moved("2026-11-16", "posted"),
  ];
  await app.run(() => db().insert(jobStatusChanges).values(slip));
  const query = { payee: [creator_uid] };
  const { items } = (await app.as(admin).call(listNoticeCandidates, { query })).body;
  expect(items.map(({ received_on }) => received_on)).toEqual(["2026-11-16"]);
});
