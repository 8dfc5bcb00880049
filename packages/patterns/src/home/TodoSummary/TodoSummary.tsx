import { type TodoKind, type TodoKindCount, todoKindLabels } from "@tsumugi/contract";
import { PlainButton } from "@tsumugi/ui";
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
  @media (max-width: 640px) {
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

export interface TodoSummaryProps {
  /** 待っている仕事の種類ごとの件数と、期限を過ぎた件数。 */
  kinds: readonly TodoKindCount[];
  /** 絞り込んでいる種類。null なら絞り込みません。 */
  value: TodoKind | null;
  /** 種類を押したとき。選んでいるものをもう一度押すと null です。 */
  onValueChange: (kind: TodoKind | null) => void;
}

/** The kinds that wait with their counts; one of them narrows the list. */
export function TodoSummary({ kinds, value, onValueChange }: TodoSummaryProps) {
  return (
    <Root role="group" aria-label="種類で絞り込む">
      {kinds.map(({ kind, total, overdue }) => (
        <PlainButton
          key={kind}
          aria-pressed={kind === value}
          data-late={overdue > 0 || undefined}
          onClick={() => onValueChange(kind === value ? null : kind)}
        >
          {todoKindLabels[kind]}
          <b>{total}</b>
        </PlainButton>
      ))}
    </Root>
  );
}
