import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "../Button/Button.tsx";
import { Weave } from "../EmptyState/Weave.tsx";

const Root = styled.div`
  display: grid; justify-items: center; gap: 8px; padding: 48px 24px; text-align: center;
  & > svg { margin-bottom: 8px; }
  & > .title { font-size: var(--tsu-text-lg); font-weight: 650; }
  & > .text { max-width: 40em; color: var(--tsu-text-muted); }
  & > .number { font-size: var(--tsu-text-sm); color: var(--tsu-text-muted); & code { font-family: var(--tsu-font-mono); color: var(--tsu-text); user-select: all; } }
  & > .actions { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; margin-top: 8px; }
`;

export interface ErrorStateProps {
  /** What happened. */
  title?: ReactNode;
  /** Cause, then what to do. */
  message: ReactNode;
  /** Number to quote in an inquiry. */
  requestId?: string;
  onRetry?: () => void;
  retrying?: boolean;
  actions?: ReactNode;
}

export function ErrorState({
  title = "表示できませんでした",
  message,
  requestId,
  onRetry,
  retrying = false,
  actions,
}: ErrorStateProps) {
  return (
    <Root role="alert">
      <Weave kind="error" />
      <p className="title">{title}</p>
      <p className="text">{message}</p>
      {requestId && (
        <p className="number">
          お問い合わせ番号: <code>{requestId}</code>
        </p>
      )}
      {(onRetry || actions) && (
        <div className="actions">
          {onRetry && (
            <Button icon="refresh" loading={retrying} onClick={onRetry}>
              もう一度読み込む
            </Button>
          )}
          {actions}
        </div>
      )}
    </Root>
  );
}
