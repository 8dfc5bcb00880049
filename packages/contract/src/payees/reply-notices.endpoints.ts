import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

/** Payment notices on the creator's page: those for the requests that the link opens, from their issue on. */

const slice = "payees";
const base = "" as const;
const policy = policies.creator;
const errors = ["not_found", "link_expired", "link_revoked"] as const;

export const listReplyNotices = defineEndpoint("listReplyNotices", "/reply/{token}/notices", {
  method: "GET",
  slice,
  base,
  summary: "支払通知書（クリエイター）",
  policy,
  errors,
});

export const answerReplyNotice = defineEndpoint("answerReplyNotice", "/reply/{token}/notices/{id}", {
  method: "PUT",
  slice,
  base,
  summary: "支払通知書の確認・相違の連絡（クリエイター）",
  policy,
  errors: [...errors, "illegal_transition", "stale_version", "invalid_request"],
});

export const getReplyNoticePdf = defineEndpoint("getReplyNoticePdf", "/reply/{token}/notices/{id}.pdf", {
  method: "GET",
  slice,
  base,
  summary: "支払通知書のPDF（クリエイター）",
  policy,
  produces: ["application/pdf"],
  errors,
});
