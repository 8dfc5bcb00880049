import {
  acceptJobWish,
  cancelScheduledJob,
  createReplyLink,
  type JobStatus,
  type JobVersion,
  type JobVersions,
  listJobVersions,
  listReplyLinks,
  revokeReplyLink,
  sendJobTerms,
  wishedTerms,
} from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildJobTerms, buildJobVersion, buildJobVersions } from "./job-requests.fixtures.ts";
import { buildReplyLink, buildReplyLinks } from "./reply-links.fixtures.ts";

/** The job after one more version was put in force. */
function withNext(next: Partial<JobVersion>, job_status: JobStatus): JobVersions {
  const job = buildJobVersions();
  const version = (job.version ?? 0) + 1;
  return {
    ...job,
    version,
    job_status,
    items: [buildJobVersion({ ...next, version, sent_at: NOW }), ...job.items],
  };
}

export const jobRequestsHandlers = [
  mockEndpoint(listJobVersions, () => buildJobVersions()),
  mockEndpoint(sendJobTerms, ({ body }) =>
    withNext({ terms: { ...buildJobTerms(), ...body.terms } }, "requested"),
  ),
  mockEndpoint(acceptJobWish, () => {
    const [newest] = buildJobVersions().items;
    const terms = newest?.terms ?? buildJobTerms();
    return withNext(
      { terms: newest?.wish ? wishedTerms(terms, newest.wish) : terms, answer: "accepted", answered_at: NOW },
      "accepted",
    );
  }),
  mockEndpoint(cancelScheduledJob, { cancelled: true }),
  mockEndpoint(listReplyLinks, () => ({ items: buildReplyLinks(), email: "mio@example.jp" })),
  mockEndpoint(createReplyLink, ({ body }) =>
    body.deliver === "mail"
      ? { link: buildReplyLink({ created_at: NOW }, 3), url: null }
      : {
          link: buildReplyLink({ created_at: NOW, mailed_to: "" }, 3),
          url: "https://tsumugi.example/r/3vQy0Zk8Xh1LwT5nRb7JcE2uMd9sAfGiKoPqYtVxWzI",
        },
  ),
  mockEndpoint(revokeReplyLink, ({ params }) =>
    buildReplyLink({ uid: params.link_uid, state: "revoked", revoked_at: NOW }),
  ),
];
