import { expect, it } from "vitest";
import { dueVersions } from "../job-requests/jobVersions.repository.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { sendScheduledJobs } from "./sendScheduledJobs.job.ts";

const app = await createTestApp();

it("sends what is due behind any number of requests that cannot go out, which are tried again", async () => {
  const wait = async (email: string, hour: number) => {
    const company = await insertCompany();
    const { uid: sent_by } = await insertMember(company, "staff");
    const scheduled_at = new Date(Date.UTC(2026, 10, 19, hour));
    const request = { sent_at: null, scheduled_at, sent_by };
    return insertSentJob(company, { creator: { email }, job: { job_status: "candidate" }, request });
  };
  // Without an address nothing can be sent to the creator, and the request waits until there is one.
  const blocked = await app.run(() => Promise.all([1, 1, 1, 1, 1].map((hour) => wait("", hour))));
  const good = await app.run(() => wait("ume@example.test", 2));
  const due = () => app.run(async () => (await dueVersions(app.clock.now(), 2)).map(({ uid }) => uid));
  const waiting = blocked.map(({ job_request_uid }) => job_request_uid).sort();
  expect(await due()).toEqual([...waiting, good.job_request_uid]);
  await app.run(() => sendScheduledJobs.run({}));
  expect(await due()).toEqual(waiting);
  expect((await app.mails()).map(({ to_address }) => to_address)).toEqual(["ume@example.test"]);
});
