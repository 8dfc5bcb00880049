import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "job-requests";

/** Links of a job, newest first, and the address to which a new one would go (empty: none is known). */
export const listReplyLinks = defineEndpoint("listReplyLinks", "/company/job_requests/{id}/reply_links", {
  method: "GET",
  slice,
  base: "",
  summary: "返信リンクの一覧",
  policy: policies.member,
  errors: ["not_found"],
});

export const createReplyLink = defineEndpoint("createReplyLink", "/company/job_requests/{id}/reply_links", {
  method: "POST",
  slice,
  base: "",
  summary: "返信リンクの再発行",
  policy: policies.write,
  status: 201,
  errors: ["not_found", "conflict"],
});

/** Ends one link at once; ending it again changes nothing. */
export const revokeReplyLink = defineEndpoint(
  "revokeReplyLink",
  "/company/job_requests/{id}/reply_links/{link_uid}/revoke",
  {
    method: "PUT",
    slice,
    base: "",
    summary: "返信リンクの取り消し",
    policy: policies.write,
    errors: ["not_found"],
  },
);
