import type {
  JobStatus,
  ReplyShipment,
  Shipment,
  ShipmentRecipient,
  ShipmentSummary,
} from "@tsumugi/contract";
import type { projectShipments } from "../db/schema/shipments.ts";

export type ShipmentRow = typeof projectShipments.$inferSelect;

/** What the project says about its shipping. */
export interface ShippingProject {
  readonly product_shipping: boolean;
  readonly product_name: string;
}

/** A creator of the project with the shipment, where there is one, and the address in the creator's record. */
export interface ShipmentView {
  readonly creator_uid: string;
  readonly display_name: string;
  readonly image: string | null;
  readonly job_status: JobStatus;
  readonly record: ShipmentRecipient;
  readonly row: ShipmentRow | null;
}

/** Without the address: any member may read it. */
export function presentSummary(row: ShipmentRow | null, project: ShippingProject): ShipmentSummary | null {
  if (!project.product_shipping) return null;
  return {
    status: row?.status ?? "unarranged",
    item: row?.item ?? project.product_name,
    quantity: row?.quantity ?? 1,
    carrier: row?.carrier ?? null,
    tracking_number: row?.tracking_number ?? "",
    sent_on: row?.sent_on ?? null,
    arrived_on: row?.arrived_on ?? null,
    address_confirmed: (row?.address_confirmed_at ?? null) !== null,
    received: (row?.received_at ?? null) !== null,
  };
}

/** The address on the label: the one that was taken, before that the record's own. */
export const recipientOf = ({ row, record }: Pick<ShipmentView, "row" | "record">): ShipmentRecipient =>
  row?.recipient_taken_at
    ? {
        name: row.recipient_name ?? "",
        phone: row.recipient_phone ?? "",
        postal_code: row.recipient_postal_code ?? "",
        address: row.recipient_address ?? "",
      }
    : record;

export function presentShipment(view: ShipmentView, project: ShippingProject): Shipment {
  const { row } = view;
  return {
    creator_uid: view.creator_uid,
    display_name: view.display_name,
    image: view.image,
    job_status: view.job_status,
    status: row?.status ?? "unarranged",
    item: row?.item ?? project.product_name,
    quantity: row?.quantity ?? 1,
    recipient: recipientOf(view),
    recipient_source: row?.recipient_source ?? "record",
    recipient_taken_at: row?.recipient_taken_at?.toISOString() ?? null,
    address_confirmed_at: row?.address_confirmed_at?.toISOString() ?? null,
    carrier: row?.carrier ?? null,
    tracking_number: row?.tracking_number ?? "",
    sent_on: row?.sent_on ?? null,
    arrived_on: row?.arrived_on ?? null,
    received_at: row?.received_at?.toISOString() ?? null,
    note: row?.note ?? "",
  };
}

/** What the creator sees: nothing of the company's notes. */
export function presentReplyShipment(view: ShipmentView, project: ShippingProject): ReplyShipment {
  const shipment = presentShipment(view, project);
  return {
    status: shipment.status,
    item: shipment.item,
    quantity: shipment.quantity,
    recipient: shipment.recipient,
    address_confirmed_at: shipment.address_confirmed_at,
    carrier: shipment.carrier,
    tracking_number: shipment.tracking_number,
    sent_on: shipment.sent_on,
    arrived_on: shipment.arrived_on,
    received_at: shipment.received_at,
  };
}
