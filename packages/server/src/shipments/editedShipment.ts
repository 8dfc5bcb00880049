import type { ShipmentRecipient, ShipmentStatus, ShipmentValues } from "@tsumugi/contract";
import type { ShipmentRow } from "./shipments.presenter.ts";

/** Not on its way yet: the address may still change. */
export const isBeforeSending = (status: ShipmentStatus): boolean =>
  status === "unarranged" || status === "confirming_address" || status === "arranged";

export interface Circumstances {
  /** The address in the creator's record. */
  readonly record: ShipmentRecipient;
  /** Day in Japan. */
  readonly today: string;
  readonly at: Date;
}

/** Why a value cannot be; `field` is its key in the body. */
export interface Problem {
  readonly field: keyof ShipmentValues;
  readonly message: string;
}

/** A day that is given says the step, too, so that nobody has to fill in both. */
function statusOf(before: ShipmentStatus, { status, sent_on, arrived_on }: ShipmentValues): ShipmentStatus {
  if (status) return status;
  if (arrived_on && before !== "returned") return "arrived";
  if (sent_on && isBeforeSending(before)) return "sent";
  return before;
}

function recipientAfter(
  row: ShipmentRow,
  given: ShipmentRecipient | null | undefined,
  status: ShipmentStatus,
  { record, at }: Circumstances,
): Partial<ShipmentRow> {
  const taken = (recipient: ShipmentRecipient, recipient_source: "record" | "staff") => ({
    recipient_name: recipient.name,
    recipient_phone: recipient.phone,
    recipient_postal_code: recipient.postal_code,
    recipient_address: recipient.address,
    recipient_source,
    recipient_taken_at: at,
  });
  const isNeeded = status === "arranged" || status === "sent" || status === "arrived";
  if (given) return { ...taken(given, "staff"), address_confirmed_at: null };
  if (given === null) {
    const none = {
      recipient_name: null,
      recipient_phone: null,
      recipient_postal_code: null,
      recipient_address: null,
      recipient_source: "record" as const,
      recipient_taken_at: null,
      address_confirmed_at: null,
    };
    return isNeeded ? { ...none, ...taken(record, "record") } : none;
  }
  return isNeeded && !row.recipient_taken_at ? taken(record, "record") : {};
}

/** Days that go with the step; today where a step is taken and no day is given. */
function daysAfter(row: ShipmentRow, status: ShipmentStatus, set: ShipmentValues, today: string) {
  const isStep = status !== row.status;
  const sent_on = set.sent_on === undefined ? row.sent_on : set.sent_on;
  const arrived_on = set.arrived_on === undefined ? row.arrived_on : set.arrived_on;
  if (isBeforeSending(status)) return { sent_on: null, arrived_on: null, received_at: null };
  if (status === "arrived") return { sent_on, arrived_on: arrived_on ?? (isStep ? today : null) };
  return {
    sent_on: sent_on ?? (isStep && status === "sent" ? today : null),
    arrived_on: null,
    received_at: null,
  };
}

function problemOf(row: ShipmentRow, today: string): Problem | null {
  if (row.status === "arranged" && (row.recipient_address ?? "").trim() === "") {
    return {
      field: "status",
      message:
        "届け先の住所がありません。住所を入力するか、「住所確認中」にしてください（本人に、入力をお願いするメールが届きます）。",
    };
  }
  if (row.sent_on && row.sent_on > today)
    return { field: "sent_on", message: "発送日が今日より先です。発送してから入力してください。" };
  if (row.arrived_on && row.arrived_on > today)
    return { field: "arrived_on", message: "到着日が今日より先です。到着してから入力してください。" };
  if (row.sent_on && row.arrived_on && row.arrived_on < row.sent_on)
    return { field: "arrived_on", message: "到着日が発送日より前です。どちらかの日付を直してください。" };
  return null;
}

/** The row after an edit, or why it cannot be. Address and days follow the step. */
export function editedShipment(
  row: ShipmentRow,
  set: ShipmentValues,
  circumstances: Circumstances,
): ShipmentRow | Problem {
  const status = statusOf(row.status, set);
  const { item, quantity, carrier, tracking_number, note } = { ...row, ...set };
  const edited: ShipmentRow = {
    ...row,
    item,
    quantity,
    carrier,
    tracking_number,
    note,
    status,
    ...daysAfter(row, status, set, circumstances.today),
    ...recipientAfter(row, set.recipient, status, circumstances),
  };
  return problemOf(edited, circumstances.today) ?? edited;
}

export const isProblem = (result: ShipmentRow | Problem): result is Problem => "message" in result;
