import { type ReactNode, useContext } from "react";
import { styled } from "styled-components";
import { formatInteger } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import type { Native } from "../native.ts";
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
    /* Beside filters of two rows they stand in the first one. */
    align-self: flex-start;
    min-height: 36px;
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
  @media (max-width: 640px) {
    /* What can be searched for is told whole: choices stand below, beside the actions. */
    &:has(> .tsu-select) > .tsu-search {
      flex-basis: 100%;
    }
    & > .tsu-select {
      flex: 1 1 40%;
      max-width: none;
      & > select {
        width: 100%;
      }
    }
    /* One scrolling row, so that the list below does not jump; the clear button stays visible as an icon. */
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
        box-shadow: -8px 0 8px var(--tsu-brand-soft);
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
`;

export interface ToolbarProps extends Native<"div"> {
  /** 絞り込みと検索。 */
  children?: ReactNode;
  /** 一覧全体への操作。右端に 3 つまで。 */
  actions?: ReactNode;
  /** 選ばれている行の数。1 以上で、選んだ行への操作に替わります。 */
  selectedCount?: number;
  /** `selectedCount` は数えた上限で、実際にはもっと選ばれています。 */
  isSelectedCountCapped?: boolean;
  /** 選んだ行への操作。 */
  selectionActions?: ReactNode;
  /** 「選択を解除」を押したとき。 */
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
  ...rest
}: ToolbarProps) {
  const word = useWord();
  const place = useContext(ToolsPlaceContext);
  if (selectedCount > 0) {
    return (
      <Root {...rest} data-selecting>
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
    <Root {...rest}>
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
