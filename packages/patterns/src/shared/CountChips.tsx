import { PlainButton } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  & > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    padding: 2px 12px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-full);
    background: var(--tsu-surface);
    font-size: var(--tsu-text-sm);
    white-space: nowrap;
  }
  & > button:hover {
    background: var(--tsu-hover);
  }
  & > button > b {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & > button[data-late] > b {
    color: var(--tsu-danger-text);
  }
  & > button[aria-pressed="true"] {
    border-color: var(--tsu-brand-text);
    background: var(--tsu-brand-soft);
    color: var(--tsu-brand-text);
  }
  @media (max-width: 640px), (pointer: coarse) {
    flex-wrap: nowrap;
    margin-inline: -16px;
    padding-inline: 16px;
    overflow-x: auto;
    scrollbar-width: none;
    & > button {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    & > button[aria-pressed="true"] {
      outline: 2px solid Highlight;
    }
  }
`;

export interface CountChip<K extends string> {
  readonly key: K;
  readonly label: string;
  /** Absent where nobody counts. */
  readonly count?: number | undefined;
  /** The count stands out. */
  readonly isLate?: boolean;
}

export interface CountChipsProps<K extends string> {
  /** Name of the group, read out. */
  readonly label: string;
  readonly items: readonly CountChip<K>[];
  readonly value: K | null;
  /** The pressed one again is null. */
  readonly onValueChange: (key: K | null) => void;
}

/** Choices with their counts in one row; one of them narrows what is below. */
export function CountChips<K extends string>({ label, items, value, onValueChange }: CountChipsProps<K>) {
  return (
    <Root role="group" aria-label={label}>
      {items.map(({ key, label: name, count, isLate }) => (
        <PlainButton
          key={key}
          aria-pressed={key === value}
          data-late={isLate || undefined}
          onClick={() => onValueChange(key === value ? null : key)}
        >
          {name}
          {count !== undefined && <b>{formatInteger(count)}</b>}
        </PlainButton>
      ))}
    </Root>
  );
}
