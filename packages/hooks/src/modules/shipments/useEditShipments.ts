import {
  editShipments as editShipmentsCall,
  listProjectCreators,
  listShipments,
  type ShipmentEdit,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * Changes shipments of one creator or many, all or none. Raises `stale_version` with the present rows as
 * `current.items`.
 *
 * @example
 * const { editShipments } = useEditShipments();
 * await editShipments(project.uid, [{ creator_uid, set: { status: "sent" }, was: { status: "arranged" } }]);
 */
export function useEditShipments() {
  const { run, ...submission } = useApiMutation(editShipmentsCall, {
    revalidate: [listShipments, listProjectCreators],
  });
  const editShipments = useCallback(
    (uid: string, edits: ShipmentEdit[]) => run({ params: { id: uid }, body: { edits } }),
    [run],
  );
  return { editShipments, ...submission };
}
