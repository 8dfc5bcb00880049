import {
  confirmReplyAddress,
  confirmReplyReceipt,
  editShipments,
  exportShipmentSlips,
  getReplyShipment,
  listShipments,
} from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { buildList, indexOf, pageOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import { buildReplyShipment, buildShipment } from "./shipments.fixtures.ts";

const CSV = "\uFEFFお届け先電話番号,お届け先郵便番号,お届け先住所\r\n090-1234-5678,150-0001,東京都渋谷区\r\n";

export const shipmentsHandlers = [
  mockEndpoint(listShipments, ({ query }) =>
    pageOf(
      query.creator
        ? query.creator.map((uid) => buildShipment({ creator_uid: uid }, indexOf(uid)))
        : buildList(buildShipment, 6),
    ),
  ),
  mockEndpoint(editShipments, ({ body }) => ({
    items: body.edits.map(({ creator_uid, set: { recipient, ...set } }) => {
      const index = indexOf(creator_uid);
      return buildShipment({ ...set, creator_uid, ...(recipient && { recipient }) }, index);
    }),
  })),
  mockEndpoint(exportShipmentSlips, () => fileResponse(CSV, "送り状.csv")),
  mockEndpoint(getReplyShipment, () => ({ shipment: null })),
  mockEndpoint(confirmReplyAddress, ({ body: { recipient } }) => ({
    shipment: buildReplyShipment({ recipient, address_confirmed_at: NOW }),
  })),
  mockEndpoint(confirmReplyReceipt, () => ({
    shipment: buildReplyShipment({ status: "arrived", received_at: NOW }),
  })),
];
