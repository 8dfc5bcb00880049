import {
  jobPhaseLabels,
  jobPhases,
  jobStatuses,
  jobStatusLabels,
  type ProjectColumn,
  turnLabels,
  turns,
} from "@tsumugi/contract";
import { SearchField } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { AppliedFilters } from "../../shared/AppliedFilters.tsx";
import { FilterMenu } from "../../shared/FilterMenu.tsx";
import { FilterRows } from "../../shared/FilterRows.ts";
import { FoundCount } from "../../shared/FoundCount.tsx";
import type { OptionLook } from "../../shared/types.ts";
import { groupOptions } from "../ProjectSheet/sheetGroups.ts";

/** Search and five actions share one line on a desk, with the views where there is room for more than their first. */
const Rows = styled(FilterRows)`
  @media (min-width: 641px) {
    &[data-bars] > .head > .views {
      flex: 1 1 120px;
      &:has(li + li, ul + *) {
        flex-basis: 420px;
      }
      &:has([data-changed]) {
        flex-basis: 100%;
      }
    }
    & > .head > .search {
      flex: 0 1 264px;
    }
    & > .head > .actions {
      gap: 8px;
    }
  }
`;

/** What narrows a sheet down; keys that are absent do not. */
export interface SheetFilterValue {
  /** 名前・かな・アカウントを探す言葉。 */
  keyword?: string | undefined;
  /** 段階のコード。 */
  phase?: readonly string[] | undefined;
  /** ステータスのコード。 */
  status?: readonly string[] | undefined;
  /** 担当の人の uid。`none` は担当なし。 */
  owner?: readonly string[] | undefined;
  /** どちらの番かのコード。 */
  turn?: readonly string[] | undefined;
  /** 期限。`overdue` か、今日からの日数です。保存したビューが、来週も同じ意味になります。 */
  due?: string | undefined;
  /** チェックの付いていない列の鍵。 */
  unchecked?: readonly string[] | undefined;
  /** 値のない列の鍵。 */
  empty?: readonly string[] | undefined;
}

export const dueOptions: readonly OptionLook[] = [
  { value: "overdue", label: "期限を過ぎている" },
  { value: "0", label: "今日まで" },
  { value: "7", label: "7日以内" },
  { value: "14", label: "14日以内" },
  { value: "30", label: "30日以内" },
];

export interface SheetFiltersProps {
  /** 今の絞り込み。 */
  value: SheetFilterValue;
  /** 絞り込みを変えたとき。次の値の全体が渡り、外した条件は undefined です。 */
  onValueChange: (next: SheetFilterValue) => void;
  /** 案件の列。チェックの絞り込みと、行の分け方に使います。 */
  columns: readonly ProjectColumn[];
  /** 担当に選べる人。 */
  members: readonly OptionLook[];
  /** 報酬の空いている行も探せます。既定は true。 */
  showFees?: boolean | undefined;
  /** 行を分けている列の鍵。分けていなければ undefined。 */
  groupBy?: string | undefined;
  /** 行の分け方を選んだとき。やめると undefined。渡さなければ、分け方は選べません。 */
  onGroupBy?: ((key: string | undefined) => void) | undefined;
  /** 条件に合う全人数。分かるまでは undefined。 */
  totalCount?: number | undefined;
  /** 検索の前に置く、保存したビュー。 */
  views?: ReactNode;
  /** 検索の横に置くボタン。 */
  actions?: ReactNode;
  /** 行を選んでいる間、絞り込みの代わりに出すもの。 */
  selectionBar?: ReactNode;
}

type ListKey = "phase" | "status" | "owner" | "turn" | "unchecked" | "empty";
const optionsOf = <Key extends string>(keys: readonly Key[], labels: Record<Key, string>): OptionLook[] =>
  keys.map((value) => ({ value, label: labels[value] }));
const phaseOptions = optionsOf(jobPhases, jobPhaseLabels);
const statusOptions = optionsOf(jobStatuses, jobStatusLabels);
const turnOptions = optionsOf(turns, turnLabels);

/** Views, search, filters and grouping above a project's sheet. */
export function SheetFilters(props: SheetFiltersProps) {
  const { value, onValueChange, columns, members, showFees = true, onGroupBy } = props;
  const set = (patch: SheetFilterValue) => onValueChange({ ...value, ...patch });
  const own = columns.filter(({ type }) => type !== null);
  const checks = own.filter(({ type }) => type === "check");
  const optionsByKey: Record<ListKey, readonly OptionLook[]> = {
    status: statusOptions,
    phase: phaseOptions,
    owner: [...members, { value: "none", label: "担当なし" }],
    turn: turnOptions,
    unchecked: checks.map(({ key, label }) => ({ value: key, label })),
    empty: [
      { value: "memo", label: "社内メモ" },
      ...(showFees ? [{ value: "fee", label: "報酬（税抜）" }] : []),
      ...own.filter(({ type }) => type !== "check").map(({ key, label }) => ({ value: key, label })),
    ],
  };
  const many = (key: ListKey, label: string) => (
    <FilterMenu
      size="sm"
      label={label}
      options={optionsByKey[key]}
      value={value[key] ?? []}
      onChange={(next) => set({ [key]: next.length > 0 ? next : undefined })}
    />
  );
  const names: Record<ListKey, string> = {
    status: "ステータス",
    phase: "段階",
    owner: "担当",
    turn: "どちらの番",
    unchecked: "未チェック",
    empty: "空のセル",
  };
  const lists = Object.keys(names) as ListKey[];
  const tags = lists.flatMap((key) =>
    (value[key] ?? []).map((one) => ({
      key: `${key} ${one}`,
      label: `${names[key]}: ${optionsByKey[key].find((option) => option.value === one)?.label ?? one}`,
      onRemove: () => {
        const rest = (value[key] ?? []).filter((other) => other !== one);
        set({ [key]: rest.length > 0 ? rest : undefined });
      },
    })),
  );
  const due = dueOptions.find((option) => option.value === value.due);
  const dueTag = due && {
    key: "due",
    label: `期限: ${due.label}`,
    onRemove: () => set({ due: undefined }),
  };

  return (
    <Rows data-bars="">
      <div className="head">
        {props.views && <div className="views">{props.views}</div>}
        <SearchField
          className="search"
          label="案件のクリエイターを検索"
          placeholder="名前・かな・アカウント"
          value={value.keyword ?? ""}
          onValueChange={(keyword) => set({ keyword: keyword || undefined })}
        />
        {props.actions && <div className="actions">{props.actions}</div>}
      </div>
      {props.selectionBar || (
        <div className="bar">
          <div className="filters">
            {many("status", names.status)}
            {many("phase", names.phase)}
            {many("owner", names.owner)}
            <FilterMenu
              size="sm"
              single
              label="期限"
              options={dueOptions}
              value={value.due ? [value.due] : []}
              onChange={([next]) => set({ due: next })}
            />
            {many("turn", names.turn)}
            {checks.length > 0 && many("unchecked", names.unchecked)}
            {many("empty", names.empty)}
            {onGroupBy && (
              <FilterMenu
                size="sm"
                single
                label="グループ"
                options={groupOptions(columns)}
                value={props.groupBy ? [props.groupBy] : []}
                onChange={([next]) => onGroupBy(next)}
              />
            )}
          </div>
          <FoundCount totalCount={props.totalCount} unit="名" />
        </div>
      )}
      <div className="applied">
        <AppliedFilters
          counted={false}
          items={dueTag ? [...tags, dueTag] : tags}
          onClear={() => onValueChange({ keyword: value.keyword })}
        />
      </div>
    </Rows>
  );
}
