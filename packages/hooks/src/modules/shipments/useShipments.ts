import { listShipments, type ShipmentListQuery } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

export type ShipmentFilter = Omit<ShipmentListQuery, "cursor">;

/**
 * Who gets the project's product, with address, page by page. Only for those who arrange it: the others get `forbidden`.
 *
 * @example
 * const { shipments, total } = useShipments(project.uid, { status: ["arranged"] });
 */
export function useShipments(projectUid: string | null, filter: ShipmentFilter = {}) {
  const { items, ...list } = useApiInfiniteQuery(
    listShipments,
    projectUid === null ? null : { params: { id: projectUid }, query: filter },
  );
  return { shipments: items, ...list };
}
