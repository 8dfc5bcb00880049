import type { TodoKind, TodoUrgency } from "@tsumugi/contract";
import { Badge, Icon } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { groupLabels, groupLooks, hintOf } from "../TodoList/todoLook.ts";

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
  & > header > .hint {
    flex: 1 1 auto;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
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
  /** やることの急ぎ具合か種類。見出し、アイコン、色が決まります。 */
  group: TodoUrgency | TodoKind;
  /** この見出しの下の件数。 */
  total: number;
  /** そのうち、期限を過ぎた件数。種類でまとめるときに渡します。 */
  overdue?: number;
  /** 見出しの横に出す、残りを見るためのリンク。 */
  more?: ReactNode;
  /** カードの中身。`TodoFoldList` か `TodoList` を置きます。 */
  children: ReactNode;
}

/** One group of 今日やること with its counts. */
export function TodoGroupCard(props: TodoGroupCardProps) {
  const { group, total, overdue = 0, more, children } = props;
  const { icon, tone } = groupLooks[group];
  const hint = hintOf(group);
  return (
    <Root aria-label={groupLabels[group]}>
      <header data-tone={tone}>
        <span className="sign">
          <Icon name={icon} />
        </span>
        <h2>{groupLabels[group]}</h2>
        <span className="count">{total}件</span>
        {overdue > 0 && overdue < total && <Badge tone="danger">期限超過 {overdue}件</Badge>}
        {overdue > 0 && overdue === total && <Badge tone="danger">すべて期限超過</Badge>}
        {hint && <span className="hint">{hint}</span>}
        {more && <span className="more">{more}</span>}
      </header>
      {children}
    </Root>
  );
}
