import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useWord } from "../../format/words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { StateFrame } from "../EmptyState/StateFrame.ts";
import { Weave } from "../EmptyState/Weave.tsx";
import { CopyNumber } from "./CopyNumber.tsx";

const Root = styled(StateFrame)`
  & > .number {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 2px 6px;
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
    & code {
      font-family: var(--tsu-font-mono);
      color: var(--tsu-text);
      user-select: all;
    }
  }
`;

export interface ErrorStateProps {
  /** `error`: it failed; `offline`: there is no connection. Default `error`. */
  kind?: "error" | "offline";
  /** What happened. Default 「表示できませんでした」. */
  title?: ReactNode;
  /** Cause, then what to do. */
  error: ReactNode;
  /** Number to quote in an inquiry. */
  requestId?: string | null | undefined;
  /** Loads again. */
  onRetry?: () => void;
  /** Whether a retry is running. */
  loading?: boolean;
  /** Other actions: back to the list. */
  actions?: ReactNode;
  /** In a card or a panel, with the picture small. */
  compact?: boolean;
}

/** Shown instead of failed content: the cause, how to fix it, a reference number, and a retry button. */
export function ErrorState({
  kind = "error",
  title,
  error,
  requestId,
  onRetry,
  loading = false,
  actions,
  compact = false,
}: ErrorStateProps) {
  const word = useWord();
  return (
    <Root role="alert" data-compact={compact || undefined}>
      <Weave kind={kind} />
      <p className="title">{title ?? word("表示できませんでした")}</p>
      <p className="text">{error}</p>
      {requestId && <CopyNumber label={word("お問い合わせ番号")} value={requestId} />}
      {(onRetry || actions) && (
        <div className="actions">
          {onRetry && (
            <Button icon="refresh" loading={loading} onClick={onRetry}>
              {word("もう一度読み込む")}
            </Button>
          )}
          {actions}
        </div>
      )}
    </Root>
  );
}
