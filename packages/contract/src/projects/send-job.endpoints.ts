import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "projects";

/** `invalid_request` names what is missing in the terms, what the law forbids, and variables without a value. */
export const sendJob = defineEndpoint("sendJob", "/company/projects/{id}/send_job", {
  method: "POST",
  slice,
  summary: "依頼を送る",
  policy: policies.chat,
  errors: ["not_found", "project_archived"],
});

/** The mail to one creator exactly as it would be sent, with what stands against sending to any. Writes nothing. */
export const previewJob = defineEndpoint("previewJob", "/company/projects/{id}/preview_job", {
  method: "POST",
  slice,
  base: "",
  summary: "依頼のプレビュー",
  policy: policies.chat,
  errors: ["not_found", "project_archived"],
});

/** Sends that are under way, and those that ended within the last hour; newest first. */
export const listJobSends = defineEndpoint("listJobSends", "/company/projects/{id}/job_sends", {
  method: "GET",
  slice,
  base: "",
  summary: "依頼の送信の進みぐあい",
  policy: policies.member,
  errors: ["not_found"],
});

/** Takes back whatever has not gone out yet; what has stays. */
export const cancelJobSend = defineEndpoint(
  "cancelJobSend",
  "/company/projects/{id}/job_sends/{send_uid}/cancel",
  {
    method: "PUT",
    slice,
    base: "",
    summary: "依頼の送信の取り消し",
    policy: policies.chat,
    errors: ["not_found"],
  },
);

export const listScheduledJobs = defineEndpoint(
  "listScheduledJobs",
  "/company/projects/{id}/scheduled_jobs",
  {
    method: "GET",
    slice,
    base: "",
    summary: "予約中の依頼",
    policy: policies.member,
    errors: ["not_found"],
  },
);

/** Those that went out meanwhile stay as they are. */
export const rescheduleJobs = defineEndpoint("rescheduleJobs", "/company/projects/{id}/scheduled_jobs", {
  method: "PUT",
  slice,
  base: "",
  summary: "予約の日時の変更",
  policy: policies.chat,
  errors: ["not_found", "project_archived"],
});

/** Those that went out meanwhile are missing in the answer. */
export const cancelScheduledJobs = defineEndpoint(
  "cancelScheduledJobs",
  "/company/projects/{id}/scheduled_jobs/cancel",
  {
    method: "PUT",
    slice,
    base: "",
    summary: "予約の取り消し",
    policy: policies.chat,
    errors: ["not_found"],
  },
);

/** Viewers get no fee. */
export const getProjectTerms = defineEndpoint("getProjectTerms", "/company/projects/{id}/job_terms", {
  method: "GET",
  slice,
  base: "",
  summary: "案件の既定の条件",
  policy: policies.member,
  errors: ["not_found"],
});

export const updateProjectTerms = defineEndpoint("updateProjectTerms", "/company/projects/{id}/job_terms", {
  method: "PUT",
  slice,
  base: "",
  summary: "案件の既定の条件の更新",
  policy: policies.chat,
  errors: ["not_found", "project_archived", "stale_version"],
});
