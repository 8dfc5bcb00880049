import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { StateFrame } from "../EmptyState/StateFrame.ts";
import { WeavePlace } from "../EmptyState/WeavePlace.tsx";
import type { Native } from "../native.ts";
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

export interface ErrorStateProps extends Native<"div", "title" | "children"> {
  /** `error` は失敗、`offline` は接続なし。既定は `error`。 */
  kind?: "error" | "offline";
  /** 何が起きたか。既定は「表示できませんでした」。 */
  title?: ReactNode;
  /** 原因、次にすること。 */
  error: ReactNode;
  /** 問い合わせで伝える番号。 */
  requestId?: string | null | undefined;
  /** もう一度読み込みます。 */
  onRetry?: () => void;
  /** 読み込み直している間。 */
  loading?: boolean;
  /** ほかの操作。「一覧に戻る」など。 */
  actions?: ReactNode;
  /** カードやパネルの中。絵が小さくなります。 */
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
  ...rest
}: ErrorStateProps) {
  const word = useWord();
  return (
    <Root {...rest} role="alert" data-compact={compact || undefined}>
      <WeavePlace kind={kind} />
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
