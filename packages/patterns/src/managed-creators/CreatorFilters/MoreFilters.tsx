import { type CustomFieldLook, listFilterFields } from "@tsumugi/contract";
import { Button, Popover } from "@tsumugi/ui";
import { lazy } from "react";
import type { OptionLook } from "../../shared/types.ts";
import type { CreatorFilterValue, ListFilter } from "./creatorFilterTags.ts";
import { customTags } from "./customConditions.ts";
import { loadsOnIntent, PanelPlace } from "./PanelPlace.tsx";

export interface MoreFiltersProps {
  value: CreatorFilterValue;
  onChange: (change: Partial<CreatorFilterValue>) => void;
  /** What can be left out, by filter. */
  options: Readonly<Record<ListFilter, readonly OptionLook[]>>;
  showFees: boolean;
  /** The company's own fields in use; undefined while they are not known. */
  customFields: readonly CustomFieldLook[] | undefined;
}

const NONE: readonly CustomFieldLook[] = [];

const load = () => import("./MoreFiltersPanel.tsx");
const Panel = lazy(async () => ({ default: (await load()).MoreFiltersPanel }));

/** The company's own fields, and what a sheet's filter has, too: a field is empty, is not, or does not hold a value. */
export function MoreFilters(props: MoreFiltersProps) {
  const { value, customFields = NONE } = props;
  const count = [
    value.empty,
    value.filled,
    ...Object.keys(listFilterFields).map((key) => value[`${key as ListFilter}_not`]),
    value.keyword_not ? [value.keyword_not] : [],
    customTags(value.custom, customFields).filter(({ isInUse }) => isInUse),
  ].reduce((sum, list) => sum + (list?.length ?? 0), 0);

  const own = customFields.length > 0;
  const label = own ? "自社の項目・空欄" : "空欄・含まない";
  return (
    <Popover
      label={own ? "自社の項目・空欄・含まないで絞り込む" : "空欄・含まないで絞り込む"}
      trigger={
        <Button size="sm" iconEnd="chevronDown" data-active={count > 0 || undefined} {...loadsOnIntent(load)}>
          {count > 0 ? `${label}（${count}）` : label}
        </Button>
      }
    >
      <PanelPlace width={330} height={own ? 320 : 150}>
        <Panel {...props} customFields={customFields} />
      </PanelPlace>
    </Popover>
  );
}
