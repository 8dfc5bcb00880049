import {
  confirmReplyAddress,
  confirmReplyReceipt,
  editShipments as editEndpoint,
  exportShipmentSlips,
  getReplyShipment as getReplyEndpoint,
  listShipments as listEndpoint,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { editShipments } from "./editShipments.service.ts";
import { confirmAddress, confirmReceipt, getReplyShipment } from "./replyShipment.service.ts";
import { exportLabels, listShipments } from "./shipments.service.ts";

export const shipmentsRoutes = [
  handle(listEndpoint, listShipments),
  handle(editEndpoint, editShipments),
  handle(exportShipmentSlips, exportLabels),
  handle(getReplyEndpoint, getReplyShipment),
  handle(confirmReplyAddress, confirmAddress),
  handle(confirmReplyReceipt, confirmReceipt),
];
