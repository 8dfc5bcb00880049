import type { OptionLook } from "@tsumugi/patterns";
import { type Selection, Toolbar, useSelectedCount } from "@tsumugi/ui";
import { filterBody } from "../../shared/creatorFilter.ts";
import { part } from "../../shared/part.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import type { Asked } from "./CreatorsDialogs.tsx";
import type { CreatorsToolbarProps } from "./CreatorsToolbar.tsx";

const SelectionActions = part(async () => (await import("./SelectionActions.tsx")).SelectionActions);

export interface CreatorsSelectionBarProps
  extends Pick<CreatorsToolbarProps, "total" | "isTotalCapped" | "onExport" | "columns"> {
  readonly selection: Selection;
  readonly owners: readonly OptionLook[];
  readonly onAsk: (asked: Asked) => void;
}

/** How many are chosen, and what can be done with them: above the table, or at the foot of a phone. */
export function CreatorsSelectionBar(props: CreatorsSelectionBarProps) {
  const { selection, total, isTotalCapped, onExport, columns, onAsk } = props;
  const url = useUrlState();
  const { hasFeature } = usePermissions();
  return (
    <Toolbar
      selectedCount={useSelectedCount(selection, total ?? 0)}
      isSelectedCountCapped={isTotalCapped && selection.state().mode === "all"}
      onClearSelection={selection.clear}
      selectionActions={
        <SelectionActions
          selection={selection}
          hasCustomFields={(columns.customFields ?? []).length > 0}
          filter={filterBody(url)}
          onAsk={onAsk}
          onExport={hasFeature("csv_export") ? onExport : undefined}
        />
      }
    />
  );
}
