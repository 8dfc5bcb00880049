import { Button, Tag } from "@tsumugi/ui";
import { useRef } from "react";
import { styled } from "styled-components";
import { FoundCount } from "./FoundCount.tsx";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  &:has(> .found-count, li) {
    min-height: 32px;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    min-width: 0;
    &:focus {
      outline: none;
    }
  }
  & > ul > li {
    min-width: 0;
    max-width: 100%;
  }
  /* A cross is pressed beyond its tag. */
  @media (max-width: 640px), (pointer: coarse) {
    & > ul > li > * {
      min-height: 32px;
      & > button {
        width: 44px;
        height: 44px;
        margin: -8px -6px -8px -8px;
        padding: 13px;
      }
    }
  }
  /* However many are in force, what they found begins on the first screen: the tags lie in one row. */
  @media (max-width: 640px) {
    flex-wrap: nowrap;
    & > ul {
      flex: 1 1 0;
      flex-wrap: nowrap;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      padding: 6px 2px;
      scrollbar-width: none;
    }
    & > ul > li {
      flex: none;
    }
    & > .clear {
      flex: none;
    }
  }
  @media print {
    & button {
      display: none;
    }
  }
`;

export interface AppliedFilter {
  key: string;
  /** In full: 「フォロワー 1万〜5万人」. */
  label: string;
  onRemove: () => void;
}

export interface AppliedFiltersProps {
  items: readonly AppliedFilter[];
  /** Takes all of them away. */
  onClear: () => void;
  /** All that match; undefined while it is not known. */
  totalCount?: number;
  /** False where the number stands elsewhere as `FoundCount`: without filters in force nothing is left to see. */
  counted?: boolean;
  /** Default 件. */
  unit?: string;
}

/** How many match, and each filter in force as a tag that can be taken away. */
export function AppliedFilters(props: AppliedFiltersProps) {
  const { items, onClear, totalCount, unit, counted = true } = props;
  const list = useRef<HTMLUListElement>(null);
  // The pressed button goes away with its tag: the list takes the focus, so that the keyboard stays here.
  const remove = (item: AppliedFilter) => {
    item.onRemove();
    list.current?.focus();
  };
  return (
    <Root>
      {counted && <FoundCount totalCount={totalCount} unit={unit} />}
      <ul ref={list} tabIndex={-1} aria-label="絞り込みの条件">
        {items.map((item) => (
          <li key={item.key}>
            <Tag onRemove={() => remove(item)}>{item.label}</Tag>
          </li>
        ))}
      </ul>
      {items.length > 0 && (
        <Button className="clear" variant="ghost" size="sm" onClick={onClear}>
          条件を消す
        </Button>
      )}
    </Root>
  );
}
