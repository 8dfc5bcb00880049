import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "shipments";
const base = "" as const;

/** Names, phones and addresses stand in it: only for those who arrange the shipping. */
export const listShipments = defineEndpoint("listShipments", "/company/projects/{id}/shipments", {
  method: "GET",
  slice,
  base,
  summary: "案件の発送",
  policy: policies.write,
  errors: ["not_found"],
});

/** All or nothing. What was sent is posted in the job's room; the job moves on where the table of moves lets it. */
export const editShipments = defineEndpoint("editShipments", "/company/projects/{id}/shipments", {
  method: "PUT",
  slice,
  base,
  summary: "発送の変更",
  policy: policies.write,
  errors: ["not_found", "stale_version", "conflict", "invalid_request"],
});

/** Parcels that were agreed on still have to go out once the contract has ended. */
const exporting = { ...policies.write, feature: "csv_export", allowAfterContract: true } as const;

export const exportShipmentSlips = defineEndpoint(
  "exportShipmentSlips",
  "/company/projects/{id}/shipments/slips",
  {
    method: "POST",
    slice,
    base,
    summary: "送り状CSVの出力",
    policy: exporting,
    produces: ["text/csv"],
    errors: ["not_found", "feature_not_granted", "invalid_request"],
  },
);

const replyPolicy = policies.creator;
const replyErrors = ["not_found", "link_expired", "link_revoked"] as const;

/** null: nothing is sent to this creator, or not yet. */
export const getReplyShipment = defineEndpoint("getReplyShipment", "/reply/{token}/shipment", {
  method: "GET",
  slice,
  base,
  summary: "商品の発送（クリエイター）",
  policy: replyPolicy,
  errors: replyErrors,
});

/** The address is right, or is put right; refused once the parcel is on its way. */
export const confirmReplyAddress = defineEndpoint("confirmReplyAddress", "/reply/{token}/shipment", {
  method: "PUT",
  slice,
  base,
  summary: "届け先の確認・訂正（クリエイター）",
  policy: replyPolicy,
  errors: [...replyErrors, "conflict", "invalid_request"],
});

/** Asked again it changes nothing. */
export const confirmReplyReceipt = defineEndpoint("confirmReplyReceipt", "/reply/{token}/shipment/received", {
  method: "POST",
  slice,
  base,
  summary: "商品の受け取り（クリエイター）",
  policy: replyPolicy,
  errors: [...replyErrors, "conflict"],
});
