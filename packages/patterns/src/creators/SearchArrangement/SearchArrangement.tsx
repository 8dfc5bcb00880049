import { Icon, PlainButton, Select } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-left: auto;
  & > .views {
    display: flex;
    padding: 0;
    margin: 0;
    border: 1px solid var(--tsu-border-strong);
    border-radius: var(--tsu-radius-md);
    overflow: hidden;
  }
  & > .views > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: var(--tsu-control-md);
    padding: 0 12px;
    border: 0;
    background: none;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & > .views > button + button {
    border-left: 1px solid var(--tsu-border);
  }
  & > .views > button:hover {
    background: var(--tsu-hover);
  }
  & > .views > button:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  & > .views > button[aria-pressed="true"] {
    background: var(--tsu-selected);
    color: var(--tsu-brand-text);
    font-weight: 650;
  }
  @media (max-width: 640px), (pointer: coarse) {
    & > .views > button {
      min-height: 44px;
    }
  }
  @media (max-width: 640px) {
    width: 100%;
    & > :has(> select) {
      flex: 1;
      & > select {
        width: 100%;
        max-width: none;
      }
    }
  }
  @media print {
    display: none;
  }
`;

export type SearchView = "cards" | "table";

/** Orders of the search in words, under the names of the wire. */
const sortOptions = [
  { value: "-follower_count", label: "フォロワーの多い順" },
  { value: "follower_count", label: "フォロワーの少ない順" },
  { value: "-engagement_rate", label: "反応率の高い順" },
  { value: "-last_posted_at", label: "最終投稿の新しい順" },
  { value: "name", label: "名前順" },
];

const views = [
  { value: "cards", label: "カード", icon: "image" },
  { value: "table", label: "表", icon: "table" },
] as const;

export interface SearchArrangementProps {
  /** カードで見るか、表で見るか。 */
  view: SearchView;
  /** 表示の形を選んだとき。 */
  onViewChange: (view: SearchView) => void;
  /** 並び順。`field` か `-field`。URL に置きます。選択肢にないものは「表の見出しの順」と出します。 */
  sort: string;
  /** 並び順を選んだとき。 */
  onSortChange: (sort: string) => void;
}

/** How the results lie: as cards or as a table, and in which order. */
export function SearchArrangement({ view, onViewChange, sort, onSortChange }: SearchArrangementProps) {
  const known = sortOptions.some(({ value }) => value === sort);
  return (
    <Root>
      <Select
        inline
        aria-label="並び順"
        options={known ? sortOptions : [{ value: sort, label: "表の見出しの順" }, ...sortOptions]}
        value={sort}
        onChange={(event) => onSortChange(event.target.value)}
      />
      <fieldset className="views" aria-label="表示の形">
        {views.map(({ value, label, icon }) => (
          <PlainButton key={value} aria-pressed={view === value} onClick={() => onViewChange(value)}>
            <Icon name={icon} size={16} />
            {label}
          </PlainButton>
        ))}
      </fieldset>
    </Root>
  );
}
