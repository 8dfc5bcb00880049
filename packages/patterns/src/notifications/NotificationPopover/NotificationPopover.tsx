import { Button, IconButton, Popover } from "@tsumugi/ui";
import { type ReactElement, useRef } from "react";
import { styled } from "styled-components";
import { NotificationList, type NotificationListProps } from "../NotificationList/NotificationList.tsx";

const Root = styled.div`
  width: min(400px, calc(100vw - 26px));
  & > .head {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 12px 12px 10px 16px;
    border-bottom: 1px solid var(--tsu-border);
    & > h2 {
      flex: 1;
      font-size: var(--tsu-text-lg);
    }
  }
  & > .list {
    max-height: min(480px, 60dvh);
    overflow: auto;
  }
  & > .foot {
    padding: 8px;
    border-top: 1px solid var(--tsu-border);
    text-align: center;
  }
`;

export interface NotificationPopoverProps extends NotificationListProps {
  /** 未読の件数。ベルに付きます。0 なら「すべて既読にする」は出ません。 */
  unreadCount: number;
  /** 「すべて既読にする」を押したとき。渡さなければボタンは出ません。 */
  onMarkAllRead?: () => void;
  /** お知らせの一覧へのリンク。文字も入れて渡します。 */
  allLink?: ReactElement;
  /** 開いているか。渡さなければ部品が覚えます。 */
  open?: boolean;
  /** 部品が覚えるときに、初めから開いておくか。 */
  defaultOpen?: boolean;
  /** 開いたときと閉じたとき。 */
  onOpenChange?: (open: boolean) => void;
}

/** The bell of the top bar. */
export function NotificationPopover({
  unreadCount,
  onMarkAllRead,
  allLink,
  open,
  defaultOpen,
  onOpenChange,
  ...list
}: NotificationPopoverProps) {
  const newest = useRef<HTMLDivElement>(null);
  return (
    <Popover
      label="お知らせ"
      align="end"
      flush
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      trigger={<IconButton icon="bell" label="お知らせ" count={unreadCount} />}
    >
      <Root>
        <div className="head">
          <h2>お知らせ</h2>
          {unreadCount > 0 && onMarkAllRead && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                onMarkAllRead();
                // The button is about to go, and the focus would go with it.
                newest.current?.focus();
              }}
            >
              すべて既読にする
            </Button>
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a plain scrolling box */}
        <div ref={newest} className="list" role="group" aria-label="新しいお知らせ" tabIndex={0}>
          <NotificationList {...list} />
        </div>
        {allLink && (
          <div className="foot">
            <Button asChild variant="ghost" size="sm">
              {allLink}
            </Button>
          </div>
        )}
      </Root>
    </Popover>
  );
}
