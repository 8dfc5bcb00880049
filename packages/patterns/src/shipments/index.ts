export { ShipmentBadge, Tracking, type TrackingProps } from "./ShipmentBadge/ShipmentBadge.tsx";
export { ShipmentPanel, type ShipmentPanelProps } from "./ShipmentPanel/ShipmentPanel.tsx";
export { ShipmentsPanel, type ShipmentsPanelProps } from "./ShipmentsPanel/ShipmentsPanel.tsx";
export type { ShipmentDraft } from "./shipmentChanges.ts";
export { type ShipmentColumnsOptions, shipmentColumns } from "./shipmentColumns.tsx";
