import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { jobStatuses } from "../projects/jobStatus.ts";
import {
  count,
  csvQuery,
  day,
  imageUrl,
  line,
  page,
  pageQuery,
  phoneNumber,
  postalCode,
  queryList,
  requiredLine,
  requiredPostalCode,
  text,
  timestamp,
  uid,
} from "../shared/wire.ts";
import { carriers, MAX_SHIPMENTS, recipientSources, shipmentStatuses } from "./shipments.constants.ts";
import { trackingKey } from "./tracking.ts";

const quantity = z
  .int("個数は整数で入力してください。")
  .min(1, "個数は1個以上にしてください。")
  .max(999, "個数は999個以内にしてください。");

/** Who gets the parcel, as on the label. */
export const shipmentRecipient = z.strictObject({
  name: line(100),
  phone: phoneNumber(30),
  postal_code: postalCode,
  address: line(300),
});
export type ShipmentRecipient = z.infer<typeof shipmentRecipient>;

/** What every member sees of a shipment in the project's table: nothing of the address. */
export const shipmentSummary = z.object({
  status: z.enum(shipmentStatuses),
  item: z.string(),
  quantity: count,
  carrier: z.enum(carriers).nullable(),
  tracking_number: z.string(),
  sent_on: day.nullable(),
  arrived_on: day.nullable(),
  /** The creator said that the address is right, or put it right. */
  address_confirmed: z.boolean(),
  /** The creator said that the parcel is there. */
  received: z.boolean(),
});
export type ShipmentSummary = z.infer<typeof shipmentSummary>;

export const shipment = z.object({
  creator_uid: uid,
  display_name: z.string(),
  image: imageUrl.nullable(),
  job_status: z.enum(jobStatuses),
  status: z.enum(shipmentStatuses),
  item: z.string(),
  quantity: count,
  /** Before it is taken: the creator's record as it is now. */
  recipient: shipmentRecipient,
  recipient_source: z.enum(recipientSources),
  /** From then on the record's changes no longer change it; null: not taken yet. */
  recipient_taken_at: timestamp.nullable(),
  /** The creator said that the address is right, or put it right. */
  address_confirmed_at: timestamp.nullable(),
  carrier: z.enum(carriers).nullable(),
  tracking_number: z.string(),
  sent_on: day.nullable(),
  arrived_on: day.nullable(),
  /** The creator said that the parcel is there. */
  received_at: timestamp.nullable(),
  note: z.string(),
});
export type Shipment = z.infer<typeof shipment>;

export const shipmentListQuery = z.strictObject({
  ...pageQuery,
  status: queryList(z.enum(shipmentStatuses)).optional(),
  creator: queryList(uid).optional(),
});
export type ShipmentListQuery = z.input<typeof shipmentListQuery>;

const trackingNumber = line(60)
  .transform(trackingKey)
  .refine(
    (number) => /^([0-9A-Z]{6,30})?$/.test(number),
    "送り状番号は英数字6〜30文字で入力してください。ハイフンと空白は省いて保存します。",
  );

const shipmentValues = z
  .strictObject({
    status: z.enum(shipmentStatuses),
    item: line(200),
    quantity,
    /** null: taken again from the creator's record. */
    recipient: shipmentRecipient.nullable(),
    carrier: z.enum(carriers).nullable(),
    tracking_number: trackingNumber,
    sent_on: day.nullable(),
    arrived_on: day.nullable(),
    note: text(1000),
  })
  .partial();
export type ShipmentValues = z.infer<typeof shipmentValues>;

export const shipmentEdit = z.strictObject({
  creator_uid: uid,
  /** Only what is given is changed. */
  set: shipmentValues,
  /** The same values as the editor saw them; another one meanwhile answers 409 with the present rows. */
  was: shipmentValues.optional(),
});
export type ShipmentEdit = z.infer<typeof shipmentEdit>;

const isUnique = (edits: readonly { creator_uid: string }[]) =>
  new Set(edits.map(({ creator_uid }) => creator_uid)).size === edits.length;

/** What the creator sees of the parcel. */
export const replyShipment = z.object({
  status: z.enum(shipmentStatuses),
  item: z.string(),
  quantity: count,
  recipient: shipmentRecipient,
  address_confirmed_at: timestamp.nullable(),
  carrier: z.enum(carriers).nullable(),
  tracking_number: z.string(),
  sent_on: day.nullable(),
  arrived_on: day.nullable(),
  received_at: timestamp.nullable(),
});
export type ReplyShipment = z.infer<typeof replyShipment>;

const replyAnswer = z.object({ shipment: replyShipment.nullable() });

/** What each call takes and answers. */
export const shipmentsSchemas = {
  listShipments: {
    query: shipmentListQuery,
    response: page(shipment),
  },
  editShipments: {
    body: z.strictObject({
      edits: z
        .array(shipmentEdit)
        .min(1)
        .max(MAX_SHIPMENTS, `一度に変更できるのは${MAX_SHIPMENTS}名までです。分けて変更してください。`)
        .refine(isUnique, "同じクリエイターが2回指定されています。1人につき1件にしてください。"),
    }),
    response: z.object({ items: z.array(shipment) }),
  },
  exportShipmentSlips: {
    body: z.strictObject({
      creator_uids: z.array(uid).min(1, "出力する相手を1人以上選んでください。").max(MAX_SHIPMENTS),
      encoding: csvQuery.encoding,
    }),
  },
  getReplyShipment: {
    response: replyAnswer,
  },
  confirmReplyAddress: {
    body: z.strictObject({
      recipient: shipmentRecipient.extend({
        name: requiredLine(100, "お名前"),
        phone: phoneNumber(30).refine((phone) => phone.trim() !== "", "電話番号を入力してください。"),
        postal_code: requiredPostalCode,
        address: requiredLine(300, "住所"),
      }),
    }),
    response: replyAnswer,
  },
  confirmReplyReceipt: {
    response: replyAnswer,
  },
} satisfies SchemasByEndpoint;
