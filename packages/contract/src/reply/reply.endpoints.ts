import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

/**
 * The creator's page for one job, opened from the e-mail without an account. The token stands for exactly one job;
 * reading changes nothing.
 */

const slice = "reply";
const base = "" as const;
const policy = policies.creator;
const errors = ["not_found", "link_expired", "link_revoked"] as const;

export const getReplyPage = defineEndpoint("getReplyPage", "/reply/{token}", {
  method: "GET",
  slice,
  base,
  summary: "依頼の内容（クリエイター）",
  policy,
  errors,
});

export const answerJob = defineEndpoint("answerJob", "/reply/{token}/answer", {
  method: "POST",
  slice,
  base,
  summary: "依頼への回答（クリエイター）",
  policy,
  errors: [...errors, "already_answered", "contract_expired", "stale_version", "invalid_request"],
});

/** A draft to look at, of text, images and a video's URL: the next version; moves the job to 下書き確認中. */
export const submitDraft = defineEndpoint("submitDraft", "/reply/{token}/drafts", {
  method: "POST",
  slice,
  base,
  summary: "下書きの提出（クリエイター）",
  policy,
  errors: [...errors, "illegal_transition", "contract_expired", "idempotency_mismatch", "invalid_request"],
});

/** Addresses of what went out, each with what became of it; none stops another. */
export const submitPosts = defineEndpoint("submitPosts", "/reply/{token}/posts", {
  method: "POST",
  slice,
  base,
  summary: "投稿URLの登録（クリエイター）",
  policy,
  waitsOutside: true,
  errors: [...errors, "illegal_transition"],
});

export const listReplyComments = defineEndpoint("listReplyComments", "/reply/{token}/comments", {
  method: "GET",
  slice,
  base,
  summary: "依頼の部屋のコメント（クリエイター）",
  policy,
  errors,
});

export const postReplyComment = defineEndpoint("postReplyComment", "/reply/{token}/comments", {
  method: "POST",
  slice,
  base,
  summary: "コメントの送信（クリエイター）",
  policy,
  status: 201,
  errors: [...errors, "idempotency_mismatch"],
});

/** The creator's own support room; empty until the creator has written there. */
export const listReplySupportComments = defineEndpoint(
  "listReplySupportComments",
  "/reply/{token}/support/comments",
  {
    method: "GET",
    slice,
    base,
    summary: "サポートの部屋のコメント（クリエイター）",
    policy,
    errors,
  },
);

export const postReplySupportComment = defineEndpoint(
  "postReplySupportComment",
  "/reply/{token}/support/comments",
  {
    method: "POST",
    slice,
    base,
    summary: "サポートへのコメントの送信（クリエイター）",
    policy,
    status: 201,
    errors: [...errors, "idempotency_mismatch"],
  },
);

/** The job room's changes and those of the creator's support room. */
export const streamReplyEvents = defineEndpoint("streamReplyEvents", "/reply/{token}/events", {
  method: "GET",
  slice,
  base,
  summary: "変更の配信（クリエイター）",
  policy,
  produces: ["text/event-stream"],
  errors: [...errors, "server_busy"],
});
