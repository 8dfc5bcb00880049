import { type TodoKind, todoKindLabels } from "@tsumugi/contract";
import { Badge, Icon } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { todoLooks } from "../TodoList/todoLook.ts";

const Root = styled.section`
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-lg);
  background: var(--tsu-surface);
  overflow: hidden;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    min-height: 48px;
    padding: 6px 20px;
  }
  & > header > .sign {
    display: grid;
    place-items: center;
    color: var(--tsu-brand-text);
  }
  & > header[data-tone="thread"] > .sign {
    color: var(--tsu-thread-text);
  }
  & > header[data-tone="danger"] > .sign {
    color: var(--tsu-danger-text);
  }
  & > header > h2 {
    font-size: var(--tsu-text-md);
  }
  & > header > .count {
    font-variant-numeric: tabular-nums;
    color: var(--tsu-text-muted);
  }
  & > header > .more {
    margin-inline-start: auto;
  }
  @media (max-width: 1000px) {
    & > header {
      padding: 6px 16px;
    }
  }
`;

export interface TodoGroupCardProps {
  /** やることの種類。見出し、アイコン、色が決まります。 */
  kind: TodoKind;
  /** この種類の件数。 */
  total: number;
  /** そのうち、期限を過ぎた件数。 */
  overdue: number;
  /** 見出しの横に出す、残りを見るためのリンク。 */
  more?: ReactNode;
  /** カードの中身。`TodoList` を置きます。 */
  children: ReactNode;
}

/** One group of 今日やること with its counts. */
export function TodoGroupCard({ kind, total, overdue, more, children }: TodoGroupCardProps) {
  const { icon, tone } = todoLooks[kind];
  return (
    <Root aria-label={todoKindLabels[kind]}>
      <header data-tone={tone}>
        <span className="sign">
          <Icon name={icon} />
        </span>
        <h2>{todoKindLabels[kind]}</h2>
        <span className="count">{total}件</span>
        {overdue > 0 && overdue < total && <Badge tone="danger">期限超過 {overdue}件</Badge>}
        {overdue > 0 && overdue === total && <Badge tone="danger">すべて期限超過</Badge>}
        {more && <span className="more">{more}</span>}
      </header>
      {children}
    </Root>
  );
}
