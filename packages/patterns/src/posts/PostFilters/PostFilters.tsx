import { mediaTypeLabels, metricSourceLabels, platformLabels, prStateLabels } from "@tsumugi/contract";
import { AppliedFilters } from "../../shared/AppliedFilters.tsx";
import { FilterMenu } from "../../shared/FilterMenu.tsx";
import { FilterRows } from "../../shared/FilterRows.ts";
import { FoundCount } from "../../shared/FoundCount.tsx";
import { optionsOf } from "../../shared/optionsOf.ts";
import type { OptionLook } from "../../shared/types.ts";

const filters = {
  platform: { label: "SNS", options: optionsOf(platformLabels) },
  media_type: { label: "種類", options: optionsOf(mediaTypeLabels) },
  creator_uid: { label: "クリエイター", options: [] },
  pr_state: { label: "PR表記", options: optionsOf(prStateLabels) },
  source: { label: "数値の出所", options: optionsOf(metricSourceLabels) },
} as const;
export type PostFilterKey = keyof typeof filters;
export const postFilterKeys = Object.keys(filters) as PostFilterKey[];
export type PostFilterValue = Partial<Record<PostFilterKey, readonly string[]>>;

export interface PostFiltersProps {
  /** 今の絞り込み。 */
  value: PostFilterValue;
  /** 絞り込みを変えたとき。変わった条件だけが渡ります。 */
  onValueChange: (change: PostFilterValue) => void;
  /** 絞り込みに出すクリエイター。 */
  creators: readonly OptionLook[];
  /** 条件に合う投稿の数。分かるまでは undefined。 */
  totalCount?: number | undefined;
}

/** SNS, kind, creator, disclosure and source; what is in force stands below as tags. */
export function PostFilters({ value, onValueChange, creators, totalCount }: PostFiltersProps) {
  const optionsFor = (key: PostFilterKey): readonly OptionLook[] =>
    key === "creator_uid" ? creators : filters[key].options;
  const labelOf = (key: PostFilterKey, chosen: string) =>
    `${filters[key].label}: ${optionsFor(key).find((option) => option.value === chosen)?.label ?? chosen}`;
  const items = postFilterKeys.flatMap((key) =>
    (value[key] ?? []).map((chosen) => ({
      key: `${key}:${chosen}`,
      label: labelOf(key, chosen),
      onRemove: () => onValueChange({ [key]: value[key]?.filter((each) => each !== chosen) }),
    })),
  );
  return (
    <FilterRows data-bars="">
      <div className="bar">
        <div className="filters">
          {postFilterKeys.map((key) => (
            <FilterMenu
              key={key}
              size="sm"
              label={filters[key].label}
              options={optionsFor(key)}
              value={value[key] ?? []}
              onChange={(next) => onValueChange({ [key]: next })}
            />
          ))}
        </div>
        <FoundCount totalCount={totalCount} />
      </div>
      <div className="applied">
        <AppliedFilters
          items={items}
          counted={false}
          onClear={() => onValueChange(Object.fromEntries(postFilterKeys.map((key) => [key, []])))}
        />
      </div>
    </FilterRows>
  );
}
