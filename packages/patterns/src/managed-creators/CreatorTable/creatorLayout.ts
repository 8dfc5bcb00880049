import type { CustomFieldLook } from "@tsumugi/contract";
import { type DataTableLayout, resolveLayout } from "@tsumugi/ui";
import { creatorColumns } from "./creatorColumns.tsx";
import { rareColumns } from "./creatorRareColumns.tsx";

/** A kept layout with the rare columns hidden that the person has never had a say in. */
export function withRareHidden(layout: Partial<DataTableLayout> | undefined): Partial<DataTableLayout> {
  const decided = new Set(layout?.order);
  const rare = rareColumns.map(({ key }) => key).filter((key) => !decided.has(key));
  return { ...layout, hidden: [...(layout?.hidden ?? []), ...rare] };
}

/** Keys of the columns that are on screen, in their order. */
export function shownCreatorColumns(
  layout: Partial<DataTableLayout> | undefined,
  { showFees = true, customFields }: { showFees?: boolean; customFields?: readonly CustomFieldLook[] } = {},
): string[] {
  const { order, hidden } = resolveLayout(creatorColumns({ showFees, customFields }), withRareHidden(layout));
  return order.filter((key) => !hidden.includes(key));
}
