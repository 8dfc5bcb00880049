import { useCreatorTags, useCustomFields, useGenres } from "@tsumugi/hooks";
import {
  CreatorColumnSettings,
  type CreatorColumnSettingsProps,
  CreatorFilters,
  type OptionLook,
} from "@tsumugi/patterns";
import { type Selection, Toolbar, useSelectedCount } from "@tsumugi/ui";
import { filterBody, filterPatch, filterValue } from "../../shared/creatorFilter.ts";
import { FeatureButton } from "../../shared/FeatureButton.tsx";
import { part } from "../../shared/part.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { CreatorViews } from "./CreatorViews.tsx";

const SelectionActions = part(async () => (await import("./SelectionActions.tsx")).SelectionActions);

export interface CreatorsToolbarProps {
  readonly selection: Selection;
  readonly owners: readonly OptionLook[];
  readonly total: number | undefined;
  readonly isTotalCapped: boolean;
  readonly onExport: () => void;
  readonly columns: CreatorColumnSettingsProps;
}

/** Views and what narrows the list, or while some are chosen what can be done with them. */
export function CreatorsToolbar(props: CreatorsToolbarProps) {
  const { selection, owners, total, isTotalCapped, onExport, columns } = props;
  const url = useUrlState();
  const { genres } = useGenres();
  const { creatorTags } = useCreatorTags();
  const { customFields, fieldsInUse, isLoading, error } = useCustomFields();
  // Until they are known, no condition may be called one of a field that is no more.
  const isUnknown = isLoading || (error !== undefined && customFields.length === 0);
  const { hasFeature } = usePermissions();
  const chosen = useSelectedCount(selection, total ?? 0);
  const canExport = hasFeature("csv_export");
  const tags = creatorTags.map(({ name }) => name);
  return (
    <CreatorFilters
      value={filterValue(url)}
      onValueChange={(next) => url.set(filterPatch(next))}
      genres={genres.map(({ uid, name }) => ({ value: uid, label: name }))}
      owners={owners}
      tags={tags.map((name) => ({ value: name, label: name }))}
      customFields={isUnknown ? undefined : fieldsInUse}
      archivedFields={customFields.filter(({ archived_at }) => archived_at !== null)}
      showFees={columns.showFees}
      totalCount={total}
      isTotalCapped={isTotalCapped}
      views={<CreatorViews layout={columns.layout} />}
      selectionBar={
        chosen > 0 && (
          <Toolbar
            selectedCount={chosen}
            isSelectedCountCapped={isTotalCapped && selection.state().mode === "all"}
            onClearSelection={selection.clear}
            selectionActions={
              <SelectionActions
                selection={selection}
                owners={owners}
                tags={tags}
                customFields={columns.customFields ?? []}
                filter={filterBody(url)}
                total={total ?? 0}
                onExport={canExport ? onExport : undefined}
              />
            }
          />
        )
      }
      actions={
        <>
          <CreatorColumnSettings {...columns} />
          <FeatureButton feature="csv_export" size="sm" variant="ghost" icon="download" onClick={onExport}>
            CSV出力
          </FeatureButton>
        </>
      }
    />
  );
}
