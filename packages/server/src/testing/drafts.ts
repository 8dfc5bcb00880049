import {
  type BodyOf,
  listComments,
  listJobDrafts,
  reviewJobDraft,
  submitDraft,
  updateJobStatus,
} from "@tsumugi/contract";
import type { TestApp } from "./createTestApp.ts";
import { insertMember } from "./factories.ts";
import { insertSentJob } from "./jobs.ts";
import { uploadsIn } from "./uploads.ts";

type JobValues = Parameters<typeof insertSentJob>[1];

type Review = BodyOf<typeof reviewJobDraft>;

/** What tests of drafts do again and again. */
export const draftsIn = (app: TestApp) => {
  /** A job in production with its link, two members and whoever else is asked for. */
  async function office(project: NonNullable<JobValues>["project"] = {}) {
    const { company, staff } = await uploadsIn(app).office();
    const job = await app.run(() => insertSentJob(company, { job: { job_status: "drafting" }, project }));
    const colleague = await app.run(() => insertMember(company, "staff"));
    return { company, staff, colleague, job, params: { token: job.token }, id: job.job_request_uid };
  }

  type Office = Awaited<ReturnType<typeof office>>;
  const handIn = ({ params }: Pick<Office, "params">, body: BodyOf<typeof submitDraft>) =>
    app.as(null).call(submitDraft, { params, body });
  const drafts = async ({ staff, id }: Office) =>
    (await app.as(staff).call(listJobDrafts, { params: { id } })).body;
  const review = async (
    office: Office,
    body: Review,
    { by = office.staff, version }: { by?: { uid: string }; version?: number } = {},
  ) => {
    const { items } = await drafts(office);
    const draft = version === undefined ? items[0] : items.find((each) => each.version === version);
    const params = { id: office.id, draft_uid: draft?.uid ?? "" };
    return app.as(by).call(reviewJobDraft, { params, body });
  };
  const sendBack = (office: Office, message: string, more: Partial<Review> = {}) =>
    review(office, { decision: "revision", message, ...more });
  const approve = (office: Office, by?: { uid: string }, checklist: { key: string; ok: boolean }[] = []) =>
    review(office, { decision: "approved", checklist }, by && { by });
  const move = ({ staff, job }: Office, job_status: "approved" | "draft_review" | "revision", reason = "") =>
    app.as(staff).call(updateJobStatus, {
      params: { id: job.project_uid },
      body: { creator_uid: job.creator_uid, job_status, reason },
    });
  const lines = async ({ staff, job }: Office) =>
    (
      await app.as(staff).call(listComments, { params: { id: job.room_uid }, query: { limit: 50 } })
    ).body.items
      .map(({ kind, text }) => `${kind}: ${text}`)
      .reverse();
  return { office, handIn, drafts, review, sendBack, approve, move, lines };
};
