import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "payment-notices";

/** `format=csv` needs the feature `csv_export`; `format=zengin` (approved ones only) a role that may pay. */
export const listPaymentNotices = defineEndpoint("listPaymentNotices", "/company/payment_notices", {
  method: "GET",
  slice,
  summary: "支払通知書の一覧（CSV・全銀）",
  policy: policies.notices,
  produces: ["text/csv", "text/plain"],
  errors: ["feature_not_granted", "forbidden", "conflict"],
});

/** Inspected jobs of the own company that wait for a notice, by payee. */
export const listNoticeCandidates = defineEndpoint(
  "listNoticeCandidates",
  "/company/payment_notices/candidates",
  {
    method: "GET",
    slice,
    base: "",
    summary: "支払通知書にできる依頼",
    policy: policies.draftNoticeAsMember,
  },
);

/** The notices as `createPaymentNotices` would make them; nothing is stored. */
export const previewPaymentNotices = defineEndpoint(
  "previewPaymentNotices",
  "/company/payment_notices/preview",
  {
    method: "POST",
    slice,
    base: "",
    summary: "支払通知書のプレビュー",
    policy: policies.draftNotice,
    errors: ["not_found", "conflict", "illegal_transition", "stale_version", "due_too_late"],
  },
);

export const getPaymentNotice = defineEndpoint("getPaymentNotice", "/company/payment_notices/{id}", {
  method: "GET",
  slice,
  base: "",
  summary: "支払通知書の詳細",
  policy: policies.notices,
  errors: ["not_found"],
});

/** Drafts; nothing is shown to a payee before `issued`. */
export const createPaymentNotices = defineEndpoint("createPaymentNotices", "/company/payment_notices", {
  method: "POST",
  slice,
  summary: "支払通知書の作成",
  policy: policies.draftNotice,
  status: 201,
  errors: ["not_found", "conflict", "illegal_transition", "stale_version", "due_too_late"],
});

/** Several at once, each for itself: what one is refused for keeps no other from moving. */
export const updateNoticeStatuses = defineEndpoint(
  "updateNoticeStatuses",
  "/company/payment_notices/statuses",
  {
    method: "PUT",
    slice,
    base: "",
    summary: "支払通知書のステータスの一括変更",
    policy: policies.pay,
  },
);

/** Overwrites a draft. */
export const updatePaymentNotice = defineEndpoint("updatePaymentNotice", "/company/payment_notices/{id}", {
  method: "PUT",
  slice,
  base: "",
  summary: "支払通知書の下書きの更新",
  policy: policies.draftNotice,
  errors: ["not_found", "stale_version", "illegal_transition", "conflict", "due_too_late"],
});

export const updateNoticeStatus = defineEndpoint(
  "updateNoticeStatus",
  "/company/payment_notices/{id}/update_status",
  {
    method: "PUT",
    slice,
    summary: "支払通知書のステータス変更",
    policy: policies.pay,
    errors: ["not_found", "illegal_transition", "stale_version", "invalid_request", "due_too_late"],
  },
);

/** A4 with an embedded Japanese font; a draft carries a mark across. */
export const getPaymentNoticePdf = defineEndpoint(
  "getPaymentNoticePdf",
  "/company/payment_notices/{id}.pdf",
  {
    method: "GET",
    slice,
    summary: "支払通知書のPDF",
    policy: policies.notices,
    produces: ["application/pdf"],
    errors: ["not_found", "conflict"],
  },
);
