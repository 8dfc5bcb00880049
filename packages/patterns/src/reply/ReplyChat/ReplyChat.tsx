import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.section`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr) auto;
  height: min(70dvh, 560px);
  min-height: 360px;
  overflow: hidden;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-lg);
  background: var(--tsu-surface);
  & > h2 {
    padding: 12px 16px;
    font-size: var(--tsu-text-lg);
    border-bottom: 1px solid var(--tsu-border);
  }
  & > .notice > * {
    border-radius: 0;
    border-width: 0 0 1px;
  }
`;

export interface ReplyChatProps {
  /** 部屋の見出し。既定は「メッセージ」。 */
  title?: string;
  /** やり取りの上に出す知らせ。接続が切れたことなど。 */
  notice?: ReactNode;
  /** やり取り。`ChatThread` を渡します。 */
  thread: ReactNode;
  /** 書くところ。`CommentComposer` を渡します。 */
  composer: ReactNode;
}

/** A room on the creator's page: a window of its own height, so that terms and buttons stay in reach. */
export function ReplyChat({ title = "メッセージ", notice, thread, composer }: ReplyChatProps) {
  return (
    <Root aria-label={title}>
      <h2>{title}</h2>
      <div className="notice">{notice}</div>
      {thread}
      {composer}
    </Root>
  );
}
