import { type Shipment, type ShipmentValues, shipmentStatusLabels } from "@tsumugi/contract";

/** What a form of one shipment holds. */
export type ShipmentDraft = Required<Omit<ShipmentValues, "recipient">> & {
  recipient: Shipment["recipient"];
};

export const draftOf = (shipment: Shipment): ShipmentDraft => ({
  status: shipment.status,
  item: shipment.item,
  quantity: shipment.quantity,
  recipient: shipment.recipient,
  carrier: shipment.carrier,
  tracking_number: shipment.tracking_number,
  sent_on: shipment.sent_on,
  arrived_on: shipment.arrived_on,
  note: shipment.note,
});

const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);

export const changedKeys = (was: ShipmentDraft, draft: ShipmentDraft): (keyof ShipmentDraft)[] =>
  (Object.keys(draft) as (keyof ShipmentDraft)[]).filter((key) => !isSame(was[key], draft[key]));

/** Only what was changed, with what stood there before: a colleague's other fields stay. */
export function editOf(
  was: ShipmentDraft,
  draft: ShipmentDraft,
): { set: ShipmentValues; was: ShipmentValues } {
  const keys = changedKeys(was, draft);
  const pick = (from: ShipmentDraft) => Object.fromEntries(keys.map((key) => [key, from[key]]));
  return { set: pick(draft), was: pick(was) };
}

export const draftLabels: Record<keyof ShipmentDraft, string> = {
  status: "発送の状況",
  item: "品名",
  quantity: "個数",
  recipient: "お届け先",
  carrier: "配送会社",
  tracking_number: "送り状番号",
  sent_on: "発送日",
  arrived_on: "到着日",
  note: "メモ",
};

/** A value in words, for 「いまの値」. */
export function draftText(key: keyof ShipmentDraft, draft: ShipmentDraft): string {
  if (key === "status") return shipmentStatusLabels[draft.status];
  if (key === "recipient") return Object.values(draft.recipient).filter(Boolean).join(" ");
  return String(draft[key] ?? "") || "（空）";
}
