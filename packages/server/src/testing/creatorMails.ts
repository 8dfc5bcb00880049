import {
  type CreatorMailKind,
  getReplyPage,
  type JobStatus,
  listJobMails,
  postComment,
  recordReplyOpened,
  updateJobStatus,
} from "@tsumugi/contract";
import { expect } from "vitest";
import { planReminders } from "../creator-mails/planReminders.job.ts";
import { sendCreatorMails } from "../creator-mails/sendCreatorMails.job.ts";
import { HOUR } from "./clock.ts";
import { createNegotiation } from "./negotiation.ts";

/** Friday 2026-11-20, 12:00 in Japan. */
const START = "2026-11-20T03:00:00.000Z";

/** Moves that hand a draft in to be looked at. */
export const toReview: JobStatus[] = ["accepted", "drafting", "draft_review"];

/** Jobs whose creators get mails, with everything that happens to them over HTTP and by the clock. */
export async function createCreatorMails() {
  const negotiation = await createNegotiation();
  const { app, staff, office } = negotiation;
  /** What the server does by itself in these minutes. */
  async function pass(ms: number): Promise<void> {
    app.clock.advance(ms);
    await app.run(() => planReminders.run({}));
    await app.run(() => sendCreatorMails.run({}));
    await app.drainJobs();
  }

  /** A job and everything that happens to it, at noon of the first day. */
  async function scene({ status }: { status?: JobStatus[] } = {}) {
    app.clock.set(START);
    const job = await office();
    const move = (job_status: JobStatus, as = staff) =>
      app.as(as).call(updateJobStatus, {
        params: job.params,
        body: { creator_uid: job.creator.uid, job_status, reason: "理由" },
      });
    for (const each of status ?? []) expect((await move(each)).status).toBe(200);
    await pass(HOUR);
    const before = (await job.mails()).length;
    const fresh = async () => (await job.mails()).slice(before);
    const subjects = async () => (await fresh()).map(({ subject }) => subject.replace("【ツムギ】", ""));
    const listed = async (as = staff) => (await app.as(as).call(listJobMails, { params: job.job })).body;
    const room = (await job.row()).chat_room_uid ?? "";
    const write = (text: string, as = staff) =>
      app.as(as).call(postComment, { params: { id: room }, body: { id: crypto.randomUUID(), text } });
    const newest = async () => (await fresh()).at(-1);
    const link = async () => /\/r\/([\w-]+)/.exec((await newest())?.body_text ?? "")?.[1] ?? "";
    const open = (token: string) => app.as({ replyToken: token }).call(getReplyPage, { params: { token } });
    const read = async (seq: number) => {
      const token = (await job.tokens())[0] ?? "";
      return app.as({ replyToken: token }).call(recordReplyOpened, { params: { token }, body: { seq } });
    };
    const planned = async () => (await listed()).planned.map(({ kind }) => kind);
    const dropped = async (kind: CreatorMailKind) =>
      (await listed()).items.find((mail) => mail.kind === kind && mail.state === "dropped")?.reason;
    return { ...job, move, fresh, subjects, listed, write, newest, link, open, read, planned, dropped };
  }

  /** The server's work at 9:30 in Japan. */
  const morningOf = (day: string) => {
    app.clock.set(`${day}T00:30:00.000Z`);
    return pass(0);
  };
  return { ...negotiation, pass, scene, morningOf };
}
