import {
  isAgreed,
  type JobStatus,
  type ReplyShipment,
  type Shipment,
  type ShipmentStatus,
  type ShipmentSummary,
  shipmentStatuses,
} from "@tsumugi/contract";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { nextIndex, pick } from "../core/counter.ts";
import { personAt } from "../core/people.ts";
import { buildManagedCreator } from "../managed-creators/managed-creators.fixtures.ts";

/** How far a parcel usually is when the job is there. */
export function shipmentStatusOf(job_status: JobStatus, index: number): ShipmentStatus {
  if (job_status === "accepted") return pick(["unarranged", "confirming_address"], index);
  if (job_status === "preparing") return pick(["arranged", "sent", "returned"], index);
  return isAgreed(job_status) ? "arrived" : "unarranged";
}

const wasSent = (status: ShipmentStatus) => ["sent", "arrived", "returned"].includes(status);
const MOD = 7;
/** Twelve digits with the check digit that the carriers use. */
const numberAt = (index: number) => {
  const digits = 40_012_340_000 + index;
  return `${digits}${digits % MOD}`;
};

export const buildShipmentSummary = (
  overrides: Partial<ShipmentSummary> = {},
  index = nextIndex("shipment"),
): ShipmentSummary => {
  const status = overrides.status ?? pick(shipmentStatuses, index - 1);
  return {
    status,
    item: "うるおいローション（現品）",
    quantity: 1,
    carrier: wasSent(status) ? pick(["yamato", "sagawa", "japan_post"], index) : null,
    tracking_number: wasSent(status) ? numberAt(index) : "",
    sent_on: wasSent(status) ? dayFromToday(-4) : null,
    arrived_on: status === "arrived" ? dayFromToday(-2) : null,
    address_confirmed: status !== "unarranged" && status !== "confirming_address",
    received: status === "arrived",
    ...overrides,
  };
};

/** A parcel with its label. */
export const buildShipment = (overrides: Partial<Shipment> = {}, index = nextIndex("shipment")): Shipment => {
  const creator = buildManagedCreator({}, index);
  const { address_confirmed, received, ...summary } = buildShipmentSummary(
    overrides.status ? { status: overrides.status } : {},
    index,
  );
  const isTaken = !["unarranged", "confirming_address"].includes(summary.status);
  return {
    creator_uid: creator.uid,
    display_name: creator.display_name,
    image: creator.image,
    job_status: isTaken ? "preparing" : "accepted",
    ...summary,
    recipient: {
      name: personAt(index).real,
      phone: "090-1234-5678",
      postal_code: "150-0001",
      address: `東京都渋谷区神宮前${index}-2-3 つむぎマンション${index}01`,
    },
    recipient_source: pick(["record", "creator"], index),
    recipient_taken_at: isTaken ? daysAgo(5) : null,
    address_confirmed_at: address_confirmed ? daysAgo(6) : null,
    received_at: received ? daysAgo(2) : null,
    note: index % 3 === 0 ? "平日は不在。18時以降の時間帯で指定。" : "",
    ...overrides,
  };
};

export const buildReplyShipment = (overrides: Partial<ReplyShipment> = {}): ReplyShipment => {
  const { status, item, quantity, recipient, carrier, tracking_number, ...more } = buildShipment(
    { status: overrides.status ?? "confirming_address" },
    1,
  );
  const { address_confirmed_at, sent_on, arrived_on, received_at } = more;
  return {
    status,
    item,
    quantity,
    recipient,
    carrier,
    tracking_number,
    address_confirmed_at,
    sent_on,
    arrived_on,
    received_at,
    ...overrides,
  };
};
