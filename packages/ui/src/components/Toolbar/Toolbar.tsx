import { type ReactNode, useContext } from "react";
import { styled } from "styled-components";
import { formatInteger } from "../../format/format.ts";
import { useWord } from "../../format/words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { ToolsPlaceContext } from "./toolsPlace.ts";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 10px 16px;
  min-height: 56px;
  & > .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-left: auto;
    &:has(> .tools:only-child:empty) {
      display: none;
    }
  }
  & > .end > .tools:empty {
    display: none;
  }
  &[data-selecting] {
    background: var(--tsu-brand-soft);
  }
  & > .selected {
    font-weight: 650;
    margin-right: 4px;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    display: none;
  }
  /* On a phone this is one scrolling row, so that the list below does not jump; the clear button stays visible as an icon. */
  @media (max-width: 640px) {
    &[data-selecting] {
      flex-wrap: nowrap;
      padding-right: 0;
      overflow-x: auto;
      & > * {
        flex: none;
      }
      & > .tsu-button {
        min-height: 44px;
      }
      & > .end {
        position: sticky;
        right: 0;
        padding-right: 4px;
        background: inherit;
        & > .tsu-button {
          width: 44px;
          min-height: 44px;
          padding: 0;
          gap: 0;
          font-size: 0;
        }
      }
    }
  }
  @media (max-width: 640px) {
    padding: 10px 12px;
    & > .end {
      margin-left: auto;
    }
    /* One choice stands beside the search; several have a row of their own. */
    &:has(> .tsu-select):not(:has(> .tsu-select ~ .tsu-select)) > .tsu-search {
      flex: 1 1 50%;
      width: auto;
      min-width: 0;
    }
    & > .tsu-select {
      flex: 1 1 40%;
      & > select {
        width: 100%;
        max-width: none;
      }
    }
  }
`;

export interface ToolbarProps {
  /** Filters and search. */
  children?: ReactNode;
  /** Actions on the whole list, at the end; three at most. */
  actions?: ReactNode;
  /** Number of selected rows; above 0 the toolbar shows the actions on them. */
  selectedCount?: number;
  /** More rows than `selectedCount` are selected: those that match were counted up to a bound. */
  isSelectedCountCapped?: boolean;
  /** Actions on the selected rows. */
  selectionActions?: ReactNode;
  onClearSelection?: () => void;
}

/** The toolbar above a list: its filters, and actions on the whole list or on the selected rows. */
export function Toolbar({
  children,
  actions,
  selectedCount = 0,
  isSelectedCountCapped = false,
  selectionActions,
  onClearSelection,
}: ToolbarProps) {
  const word = useWord();
  const place = useContext(ToolsPlaceContext);
  if (selectedCount > 0) {
    return (
      <Root data-selecting>
        <span className="selected" role="status">
          {isSelectedCountCapped
            ? word("{count}件以上を選択中", { count: formatInteger(selectedCount) })
            : word("{count}件選択中", { count: formatInteger(selectedCount) })}
        </span>
        {selectionActions}
        <span className="end">
          <Button variant="ghost" size="sm" icon="close" onClick={onClearSelection}>
            {word("選択を解除")}
          </Button>
        </span>
      </Root>
    );
  }
  return (
    <Root>
      {children}
      {(actions || place) && (
        <span className="end">
          {place && <span className="tools" ref={place.setElement} />}
          {actions}
        </span>
      )}
    </Root>
  );
}
