import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "payment-notices";
const base = "" as const;

/** What erased companies issued and received, the newest transaction first. */
export const listArchivedNotices = defineEndpoint(
  "listArchivedNotices",
  "/company/payment_notices/archived",
  {
    method: "GET",
    slice,
    base,
    summary: "消去した企業の支払通知書の控え",
    policy: policies.operator,
  },
);

export const getArchivedNoticePdf = defineEndpoint(
  "getArchivedNoticePdf",
  "/company/payment_notices/archived/{id}.pdf",
  {
    method: "GET",
    slice,
    base,
    summary: "消去した企業の支払通知書の控えのPDF",
    policy: policies.operator,
    produces: ["application/pdf"],
    errors: ["not_found", "conflict"],
  },
);
