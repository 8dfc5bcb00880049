/** How far the product is on its way to the creator, in order; `returned` stands beside it. */
export const shipmentStatuses = [
  "unarranged",
  "confirming_address",
  "arranged",
  "sent",
  "arrived",
  "returned",
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

export const shipmentStatusLabels: Record<ShipmentStatus, string> = {
  unarranged: "未手配",
  confirming_address: "住所確認中",
  arranged: "手配済み",
  sent: "発送済み",
  arrived: "到着",
  returned: "返送・不着",
};

export const carriers = ["yamato", "sagawa", "japan_post", "other"] as const;
export type Carrier = (typeof carriers)[number];

export const carrierLabels: Record<Carrier, string> = {
  yamato: "ヤマト運輸",
  sagawa: "佐川急便",
  japan_post: "日本郵便",
  other: "その他",
};

/** Who gave the address on the label. */
export const recipientSources = ["record", "staff", "creator"] as const;
export type RecipientSource = (typeof recipientSources)[number];

/** Creators whose shipments one call changes or exports. */
export const MAX_SHIPMENTS = 500;
