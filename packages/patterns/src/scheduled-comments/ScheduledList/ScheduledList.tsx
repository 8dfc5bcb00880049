import type { ScheduledComment } from "@tsumugi/contract";
import { Badge, Icon, IconButton, Menu, MenuItem, MenuSeparator } from "@tsumugi/ui";
import { formatDateTime } from "@tsumugi/ui/format";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";

const Root = styled.ul`
  display: grid;
  grid-auto-rows: max-content;
  max-height: 132px;
  overflow: auto;
  border-top: 1px solid var(--tsu-border);
  background: var(--tsu-sunken);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 10px;
    min-height: 40px;
    padding: 4px 8px 4px 16px;
    font-size: var(--tsu-text-sm);
  }
  & > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & > li > svg {
    color: var(--tsu-text-muted);
  }
  & > li[aria-current] {
    background: var(--tsu-thread-soft);
  }
  & > li:focus-visible {
    outline: 2px solid var(--tsu-focus);
    outline-offset: -2px;
  }
  & > li[data-failed] > svg {
    color: var(--tsu-danger-text);
  }
  & .what {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    & > strong {
      margin-right: 8px;
      font-weight: 600;
    }
  }
  & .why {
    grid-column: 2 / -1;
    color: var(--tsu-danger-text);
    padding-bottom: 4px;
  }
`;

export interface ScheduledListProps {
  /** この部屋の、送信を待っている予約と、送れなかった予約。 */
  comments: readonly ScheduledComment[];
  /** 見ている人の uid。変えられるのは自分の予約だけです。 */
  ownUid: string;
  /** 書いた人がもう送れない予約も、自分の名前で送れる人です。 */
  canTakeOver?: boolean;
  /** 開く目当ての予約の id。印が付き、そこまで動いてフォーカスします。 */
  targetId?: string;
  /** 日時や文面を変えるとき。 */
  onEdit: (comment: ScheduledComment) => void;
  /** 予約を取り消すとき。 */
  onCancel: (comment: ScheduledComment) => void;
  /** 予約した日時を待たずに送るとき。 */
  onSendNow: (comment: ScheduledComment) => void;
}

/** Above the composer: what of this room goes out later, and what could not. */
export function ScheduledList(props: ScheduledListProps) {
  const { comments, ownUid, canTakeOver = false, targetId, onEdit, onCancel, onSendNow } = props;
  const list = useRef<HTMLUListElement>(null);
  const shownTarget = comments.find(({ id }) => id === targetId)?.id;
  useEffect(() => {
    if (shownTarget === undefined) return;
    // After the page has put the focus onto its heading.
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>("[aria-current]");
      row?.scrollIntoView({ block: "nearest" });
      row?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [shownTarget]);
  if (comments.length === 0) return null;
  return (
    <Root ref={list} aria-label="予約したメッセージ">
      {comments.map((comment) => {
        const hasFailed = comment.state === "failed";
        const isOwn = comment.created_by.uid === ownUid;
        const isTakenOver = !isOwn && canTakeOver && comment.abandoned === true;
        return (
          <li
            key={comment.id}
            data-failed={hasFailed || undefined}
            {...(comment.id === targetId && { "aria-current": true, tabIndex: -1 })}
          >
            <Icon name={hasFailed ? "warning" : "clock"} size={16} />
            <span className="what" title={comment.text}>
              <strong>{formatDateTime(comment.send_at)}</strong>
              {!isOwn && <Badge>{comment.created_by.name}</Badge>} {comment.text}
              {comment.images.length > 0 && <Badge icon="image">画像{comment.images.length}枚</Badge>}
            </span>
            {(isOwn || isTakenOver) && (
              <Menu align="end" trigger={<IconButton icon="more" label="予約の操作" />}>
                <MenuItem icon="edit" onSelect={() => onEdit(comment)}>
                  {isTakenOver ? "日時や文面を変えて自分の名前で予約する" : "日時や文面を変える"}
                </MenuItem>
                <MenuItem icon="send" onSelect={() => onSendNow(comment)}>
                  {isTakenOver ? "自分の名前で今すぐ送る" : "今すぐ送る"}
                </MenuItem>
                <MenuSeparator />
                <MenuItem icon="trash" onSelect={() => onCancel(comment)}>
                  予約を取り消す
                </MenuItem>
              </Menu>
            )}
            {hasFailed && <span className="why">送信できませんでした。{comment.failure}</span>}
          </li>
        );
      })}
    </Root>
  );
}
