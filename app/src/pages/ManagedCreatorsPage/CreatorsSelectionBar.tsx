import { useCreatorTags } from "@tsumugi/hooks";
import type { OptionLook } from "@tsumugi/patterns";
import { type Selection, Toolbar, useSelectedCount } from "@tsumugi/ui";
import { filterBody } from "../../shared/creatorFilter.ts";
import { part } from "../../shared/part.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import type { CreatorsToolbarProps } from "./CreatorsToolbar.tsx";

const SelectionActions = part(async () => (await import("./SelectionActions.tsx")).SelectionActions);

export interface CreatorsSelectionBarProps
  extends Pick<CreatorsToolbarProps, "total" | "isTotalCapped" | "onExport" | "columns"> {
  readonly selection: Selection;
  readonly owners: readonly OptionLook[];
}

/** How many are chosen, and what can be done with them: above the table, or at the foot of a phone. */
export function CreatorsSelectionBar(props: CreatorsSelectionBarProps) {
  const { selection, owners, total, isTotalCapped, onExport, columns } = props;
  const url = useUrlState();
  const { creatorTags } = useCreatorTags();
  const { hasFeature } = usePermissions();
  return (
    <Toolbar
      selectedCount={useSelectedCount(selection, total ?? 0)}
      isSelectedCountCapped={isTotalCapped && selection.state().mode === "all"}
      onClearSelection={selection.clear}
      selectionActions={
        <SelectionActions
          selection={selection}
          owners={owners}
          tags={creatorTags.map(({ name }) => name)}
          customFields={columns.customFields ?? []}
          filter={filterBody(url)}
          total={total ?? 0}
          onExport={hasFeature("csv_export") ? onExport : undefined}
        />
      }
    />
  );
}
