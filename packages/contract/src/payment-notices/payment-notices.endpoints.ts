import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "payment-notices";
const feature = "payment_notice";
/** Viewers see no fees, hence no notices. */
const read = { allow: ["member", "operator"], roles: ["admin", "staff", "finance"], feature } as const;

/** `format=csv` needs the feature `csv_export`; `format=zengin` (approved ones only) a role that may pay. */
export const listPaymentNotices = defineEndpoint("listPaymentNotices", "/company/payment_notices", {
  method: "GET",
  slice,
  summary: "支払通知書の一覧（CSV・全銀）",
  policy: read,
  produces: ["text/csv", "text/plain"],
  errors: ["feature_not_granted", "forbidden", "conflict"],
});

/** Drafts; nothing is shown to a payee before `issued`. */
export const createPaymentNotices = defineEndpoint("createPaymentNotices", "/company/payment_notices", {
  method: "POST",
  slice,
  summary: "支払通知書の作成",
  policy: policies.draftNotice,
  status: 201,
  errors: ["not_found", "conflict", "stale_version", "due_too_late"],
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
    policy: read,
    produces: ["application/pdf"],
    errors: ["not_found"],
  },
);
