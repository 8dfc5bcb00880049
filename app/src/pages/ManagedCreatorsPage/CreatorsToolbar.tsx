import { useCreatorTags, useCustomFields, useGenres } from "@tsumugi/hooks";
import {
  CreatorColumnSettings,
  type CreatorColumnSettingsProps,
  CreatorFilters,
  type OptionLook,
} from "@tsumugi/patterns";
import type { ReactNode } from "react";
import { filterPatch, filterValue } from "../../shared/creatorFilter.ts";
import { FeatureButton } from "../../shared/FeatureButton.tsx";
import { useUrlState } from "../../shared/useUrlState.ts";
import { CreatorViews } from "./CreatorViews.tsx";

export interface CreatorsToolbarProps {
  readonly owners: readonly OptionLook[];
  readonly total: number | undefined;
  readonly isTotalCapped: boolean;
  readonly onExport: () => void;
  readonly columns: CreatorColumnSettingsProps;
  /** What is done with the chosen ones; absent while nobody is chosen, and on a phone, where it stands at the foot. */
  readonly selectionBar: ReactNode;
}

/** Views and what narrows the list, or while some are chosen what can be done with them. */
export function CreatorsToolbar(props: CreatorsToolbarProps) {
  const { owners, total, isTotalCapped, onExport, columns, selectionBar } = props;
  const url = useUrlState();
  const { genres } = useGenres();
  const { creatorTags } = useCreatorTags();
  const { customFields, fieldsInUse, isLoading, error } = useCustomFields();
  // Until they are known, no condition may be called one of a field that is no more.
  const isUnknown = isLoading || (error !== undefined && customFields.length === 0);
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
      selectionBar={selectionBar}
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
