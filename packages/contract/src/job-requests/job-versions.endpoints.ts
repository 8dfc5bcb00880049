import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "job-requests";

/** All versions of a job's terms, with answers and wishes. Viewers get no fees. */
export const listJobVersions = defineEndpoint("listJobVersions", "/company/job_requests/{id}/versions", {
  method: "GET",
  slice,
  base: "",
  summary: "依頼の条件の版",
  policy: policies.member,
  errors: ["not_found"],
});

/** Changed terms as the next version, while the job is 打診中 or 条件調整中; the creator answers that version. */
export const sendJobTerms = defineEndpoint("sendJobTerms", "/company/job_requests/{id}/versions", {
  method: "POST",
  slice,
  base: "",
  summary: "条件を変えて送る",
  policy: policies.chat,
  status: 201,
  errors: ["not_found", "stale_version", "project_archived", "conflict"],
});

/** The creator's wish becomes the next version and is agreed at once. */
export const acceptJobWish = defineEndpoint("acceptJobWish", "/company/job_requests/{id}/accept_wish", {
  method: "PUT",
  slice,
  base: "",
  summary: "希望の条件で確定",
  policy: policies.chat,
  errors: ["not_found", "stale_version", "project_archived", "conflict"],
});

/** Takes a scheduled request back; what was sent before stays. Nothing is scheduled: nothing changes. */
export const cancelScheduledJob = defineEndpoint(
  "cancelScheduledJob",
  "/company/job_requests/{id}/cancel_schedule",
  {
    method: "PUT",
    slice,
    base: "",
    summary: "送信予約の取り消し",
    policy: policies.chat,
    errors: ["not_found"],
  },
);
