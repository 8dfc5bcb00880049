import type { ReactNode } from "react";
import { StateFrame } from "./StateFrame.ts";
import { Weave } from "./Weave.tsx";

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
    <StateFrame data-compact={compact || undefined}>
      <Weave kind={kind} />
      <p className="title">{title}</p>
      {children && <div className="text">{children}</div>}
      {actions && <div className="actions">{actions}</div>}
    </StateFrame>
  );
}
