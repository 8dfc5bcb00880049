import type { Notification, NotificationKind } from "@tsumugi/contract";
import {
  EmptyState,
  Icon,
  IconButton,
  type IconName,
  type LinkElement,
  linked,
  RelativeTime,
} from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  container-type: inline-size;
  & > h2 {
    padding: 10px 16px 6px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 600;
    line-height: 1.5;
    & > .n {
      margin-inline-start: 6px;
      font-variant-numeric: tabular-nums;
    }
  }
  & > ul + h2 {
    border-top: 1px solid var(--tsu-border);
    padding-top: 14px;
  }
  & > ul > li {
    position: relative;
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto auto;
    gap: 2px 12px;
    padding: 12px 16px;
    border-bottom: 1px solid var(--tsu-border);
    content-visibility: auto;
    contain-intrinsic-block-size: auto 66px;
    &:hover {
      background: var(--tsu-hover);
    }
    &:last-child {
      border-bottom: 0;
    }
  }
  & .act {
    grid-row: 1 / span 2;
    grid-column: 4;
    align-self: center;
    position: relative;
    z-index: 1;
  }
  & .sign {
    grid-row: 1 / span 2;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: var(--tsu-neutral-soft);
    color: var(--tsu-neutral-text);
  }
  & [data-unread] .sign {
    background: var(--tsu-thread-soft);
    color: var(--tsu-thread-text);
  }
  & .title {
    min-width: 0;
    line-height: var(--tsu-leading-cell);
    word-break: auto-phrase;
    & .tsu-link::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
  & [data-unread] .title {
    font-weight: 650;
  }
  & li:not([data-unread]) .title > .tsu-link {
    font-weight: 500;
  }
  & .body {
    grid-column: 2 / span 2;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    line-height: 1.6;
  }
  & time {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    white-space: nowrap;
  }
  /* The title has the width to itself; when it was stands at its foot. */
  @container (max-width: 480px) {
    & > ul > li {
      grid-template-columns: 32px minmax(0, 1fr) auto;
    }
    & .body {
      grid-column: 2;
      grid-row: 2;
    }
    & time {
      grid-column: 2;
      grid-row: 3;
    }
    & .act {
      grid-row: 1 / span 3;
      grid-column: 3;
    }
  }
`;

export interface NotificationListProps {
  /** お知らせ。渡した順に並びます。 */
  notifications: readonly Notification[];
  /** `href` へのリンク。中身は空で渡します。押したら既読にもします。渡さなければ題名は文字だけです。 */
  linkTo?: (notification: Notification) => LinkElement;
  /** お知らせがないときに出すもの。既定は「お知らせはありません」。 */
  empty?: ReactNode;
  /** 行き先に移らずに 1 件を既読にします。渡さなければそのボタンは出ません。 */
  onRead?: (notification: Notification) => void;
  /** 未読の全件数。渡すと未読と既読をそれぞれの見出しの下に、API の並び順のまま分けて出します。 */
  unreadTotal?: number;
}

const icons: Record<NotificationKind, IconName> = {
  job_answered: "send",
  draft_submitted: "document",
  post_submitted: "image",
  post_lost: "warning",
  row_comment: "chat",
  platform_key: "warning",
  import_finished: "upload",
  notice_confirmed: "yen",
  notice_disputed: "warning",
  payee_account: "yen",
  notice_received: "yen",
  notice_due: "clock",
  member_joined: "creatorAdd",
  work_handed_over: "creators",
  contract: "calendar",
  comment_not_sent: "warning",
};

/** A kind that this version does not know has the bell. */
const iconOf = (kind: string): IconName =>
  Object.hasOwn(icons, kind) ? icons[kind as NotificationKind] : "bell";

export function NotificationList(props: NotificationListProps) {
  const { notifications, empty, unreadTotal, ...row } = props;
  if (notifications.length === 0) {
    return empty ?? <EmptyState compact title="お知らせはありません" />;
  }
  const listOf = (items: readonly Notification[], label: string) => (
    <ul aria-label={label}>
      {items.map((item) => (
        <NotificationRow key={item.uid} item={item} {...row} />
      ))}
    </ul>
  );
  if (unreadTotal === undefined) return <Root>{listOf(notifications, "お知らせ")}</Root>;
  const unread = notifications.filter(({ read_at }) => read_at === null);
  const read = notifications.filter(({ read_at }) => read_at !== null);
  return (
    <Root>
      {unread.length > 0 && (
        <>
          <h2>
            未読<span className="n">{unreadTotal}件</span>
          </h2>
          {listOf(unread, "未読のお知らせ")}
        </>
      )}
      {read.length > 0 && (
        <>
          <h2>既読</h2>
          {listOf(read, "既読のお知らせ")}
        </>
      )}
    </Root>
  );
}

interface RowProps extends Pick<NotificationListProps, "linkTo" | "onRead"> {
  item: Notification;
}

function NotificationRow({ item, linkTo, onRead }: RowProps) {
  const isUnread = item.read_at === null;
  return (
    <li data-unread={isUnread || undefined}>
      <span className="sign">
        <Icon name={iconOf(item.kind)} size={16} />
      </span>
      <span className="title">
        {linked(linkTo?.(item), item.title)}
        {isUnread && <span className="tsu-hidden">（未読）</span>}
      </span>
      <RelativeTime value={item.created_at} />
      {item.body && <span className="body">{item.body}</span>}
      {onRead && isUnread && (
        <span className="act">
          <IconButton
            icon="check"
            size="sm"
            label="既読にする"
            aria-label={`「${item.title}」を既読にする`}
            onClick={() => onRead(item)}
          />
        </span>
      )}
    </li>
  );
}
