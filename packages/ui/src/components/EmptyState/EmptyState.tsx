import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Weave } from "./Weave.tsx";

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 8px;
  padding: 48px 24px;
  text-align: center;
  & > svg {
    margin-bottom: 8px;
  }
  & > .title {
    font-size: var(--tsu-text-lg);
    font-weight: 650;
    word-break: auto-phrase;
    text-wrap: balance;
  }
  & > .text {
    max-width: 40em;
    color: var(--tsu-text-muted);
    word-break: auto-phrase;
    text-wrap: pretty;
  }
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-top: 8px;
  }
  &[data-compact] {
    padding: 24px 16px;
    & > svg {
      width: 72px;
      height: auto;
    }
  }
`;

export interface EmptyStateProps {
  /**
   * `none`: nothing yet; `noMatch`: the filters hide all; `locked`: not granted; `notFound`: no such page;
   * `done`: nothing left to do.
   */
  kind?: "none" | "noMatch" | "locked" | "notFound" | "done";
  /** What the state is: 「クリエイターはまだ登録されていません」. */
  title: ReactNode;
  /** How to change it, in one or two sentences. */
  children?: ReactNode;
  /** The next step, as a button or link. */
  actions?: ReactNode;
  /** In a card or a panel, with the picture small. */
  compact?: boolean;
}

/** Shown instead of an empty list: the reason and the next step. */
export function EmptyState({ kind = "none", title, children, actions, compact = false }: EmptyStateProps) {
  return (
    <Root data-compact={compact || undefined}>
      <Weave kind={kind} />
      <p className="title">{title}</p>
      {children && <div className="text">{children}</div>}
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}
