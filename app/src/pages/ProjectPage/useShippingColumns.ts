import type { Project } from "@tsumugi/contract";
import { shipmentColumns } from "@tsumugi/patterns";
import { useMemo } from "react";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";

/** Columns of the sheet where the project sends its product; 発送 opens the parcel of the row. */
export function useShippingColumns({ product_shipping }: Project) {
  const { set } = useUrlState();
  const { canWrite } = usePermissions();
  return useMemo(() => {
    if (!product_shipping) return undefined;
    return shipmentColumns({
      onOpen: canWrite ? ({ creator_uid }) => set({ shipping: creator_uid }, { push: true }) : undefined,
    });
  }, [product_shipping, canWrite, set]);
}
