export {
  type Carrier,
  carrierLabels,
  carriers,
  MAX_SHIPMENTS,
  type RecipientSource,
  recipientSources,
  type ShipmentStatus,
  shipmentStatuses,
  shipmentStatusLabels,
} from "./shipments.constants.ts";
export {
  confirmReplyAddress,
  confirmReplyReceipt,
  editShipments,
  exportShipmentSlips,
  getReplyShipment,
  listShipments,
} from "./shipments.endpoints.ts";
export type {
  ReplyShipment,
  Shipment,
  ShipmentEdit,
  ShipmentListQuery,
  ShipmentRecipient,
  ShipmentSummary,
  ShipmentValues,
} from "./shipments.schemas.ts";
export { looksMistyped, trackingKey, trackingText, trackingUrl } from "./tracking.ts";
