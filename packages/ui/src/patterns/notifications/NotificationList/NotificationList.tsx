import type { ReactNode } from "react";
import { styled } from "styled-components";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import type { IconName } from "../../../components/Icon/icons.ts";
import { type LinkElement, linked } from "../../../components/Link/linked.tsx";
import { RelativeTime } from "../../../components/RelativeTime/RelativeTime.tsx";

const Root = styled.ul`
  & > li {
    position: relative; display: grid; grid-template-columns: 32px minmax(0, 1fr) auto; gap: 2px 12px; padding: 12px 16px; border-bottom: 1px solid var(--tsu-border);
    &:hover { background: var(--tsu-hover); }
    &:last-child { border-bottom: 0; }
  }
  & .sign { grid-row: 1 / span 2; display: grid; place-items: center; width: 32px; height: 32px; border-radius: 50%; background: var(--tsu-neutral-soft); color: var(--tsu-neutral-text); }
  & [data-unread] .sign { background: var(--tsu-thread-soft); color: var(--tsu-thread-text); }
  & .title { min-width: 0; line-height: var(--tsu-leading-cell); word-break: auto-phrase; & .tsu-link::after { content: ""; position: absolute; inset: 0; } }
  & [data-unread] .title { font-weight: 650; }
  & li:not([data-unread]) .title > .tsu-link { font-weight: 500; }
  & .body { grid-column: 2 / -1; color: var(--tsu-text-muted); font-size: var(--tsu-text-sm); line-height: 1.6; }
  & time { color: var(--tsu-text-muted); font-size: var(--tsu-text-xs); white-space: nowrap; }
`;

export interface NotificationLook {
  uid: string;
  kind: string;
  title: string;
  body: string;
  href: string;
  read_at: string | null;
  created_at: string;
}

export interface NotificationListProps {
  notifications: readonly NotificationLook[];
  /** Link to `href`, without content; its click also marks as read. */
  linkTo?: (notification: NotificationLook) => LinkElement;
  empty?: ReactNode;
}

const icons: Record<string, IconName> = {
  job_answered: "send",
  draft_submitted: "document",
  post_submitted: "image",
  import_finished: "upload",
  notice_confirmed: "yen",
  notice_disputed: "warning",
  member_joined: "creatorAdd",
  contract: "calendar",
  comment_not_sent: "warning",
};

export function NotificationList({ notifications, linkTo, empty }: NotificationListProps) {
  if (notifications.length === 0) {
    return empty ?? <EmptyState compact title="お知らせはありません" />;
  }
  return (
    <Root aria-label="お知らせ">
      {notifications.map((item) => (
        <li key={item.uid} data-unread={item.read_at === null || undefined}>
          <span className="sign">
            <Icon name={icons[item.kind] ?? "bell"} size={16} />
          </span>
          <span className="title">
            {linked(linkTo?.(item), item.title)}
            {item.read_at === null && <span className="tsu-hidden">（未読）</span>}
          </span>
          <RelativeTime value={item.created_at} />
          {item.body && <span className="body">{item.body}</span>}
        </li>
      ))}
    </Root>
  );
}
