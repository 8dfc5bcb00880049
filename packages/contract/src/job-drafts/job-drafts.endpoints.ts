import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "job-drafts";
const base = "" as const;

/** All versions of a job's draft with reviews and comments, newest first. */
export const listJobDrafts = defineEndpoint("listJobDrafts", "/company/job_requests/{id}/drafts", {
  method: "GET",
  slice,
  base,
  summary: "下書きの版の一覧",
  policy: policies.member,
  errors: ["not_found"],
});

/** A draft that came by another way, e.g. by mail; the next version, as if the creator had handed it in. */
export const recordJobDraft = defineEndpoint("recordJobDraft", "/company/job_requests/{id}/drafts", {
  method: "POST",
  slice,
  base,
  summary: "下書きの記録",
  policy: policies.write,
  status: 201,
  errors: ["not_found", "illegal_transition"],
});

/**
 * Approves the newest draft, or asks for a revision: status, history and the room's line go along. With two approvers
 * the first approval leaves the job in 下書き確認中. The same decision of the same member again changes nothing.
 */
export const reviewJobDraft = defineEndpoint(
  "reviewJobDraft",
  "/company/job_requests/{id}/drafts/{draft_uid}/reviews",
  {
    method: "POST",
    slice,
    base,
    summary: "下書きの承認・修正依頼",
    policy: policies.write,
    errors: ["not_found", "stale_version", "illegal_transition", "invalid_request"],
  },
);

export const addDraftComment = defineEndpoint(
  "addDraftComment",
  "/company/job_requests/{id}/drafts/{draft_uid}/comments",
  {
    method: "POST",
    slice,
    base,
    summary: "下書きへのコメント",
    policy: policies.write,
    status: 201,
    errors: ["not_found", "idempotency_mismatch", "invalid_request"],
  },
);

export const resolveDraftComment = defineEndpoint(
  "resolveDraftComment",
  "/company/job_requests/{id}/drafts/{draft_uid}/comments/{comment_uid}/resolve",
  {
    method: "PUT",
    slice,
    base,
    summary: "下書きのコメントの解決",
    policy: policies.write,
    errors: ["not_found"],
  },
);

/** One's own comment alone. */
export const deleteDraftComment = defineEndpoint(
  "deleteDraftComment",
  "/company/job_requests/{id}/drafts/{draft_uid}/comments/{comment_uid}",
  {
    method: "DELETE",
    slice,
    base,
    summary: "下書きのコメントの削除",
    policy: policies.write,
    errors: ["not_found", "forbidden"],
  },
);

/** Drafts of a project that wait for a decision, the longest waiting first. */
export const listWaitingDrafts = defineEndpoint(
  "listWaitingDrafts",
  "/company/projects/{id}/waiting_drafts",
  {
    method: "GET",
    slice,
    base,
    summary: "確認待ちの下書き",
    policy: policies.member,
    errors: ["not_found"],
  },
);

export const addReplyDraftComment = defineEndpoint(
  "addReplyDraftComment",
  "/reply/{token}/drafts/{draft_uid}/comments",
  {
    method: "POST",
    slice,
    base,
    summary: "下書きへのコメント（クリエイター）",
    policy: policies.creator,
    status: 201,
    errors: [
      "not_found",
      "link_expired",
      "link_revoked",
      "contract_expired",
      "idempotency_mismatch",
      "invalid_request",
    ],
  },
);
