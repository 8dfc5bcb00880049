import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { CountBadge } from "../../../components/Badge/CountBadge.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { type LinkElement, linked } from "../../../components/Link/linked.tsx";
import { RelativeTime } from "../../../components/RelativeTime/RelativeTime.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import type { ChatRoomLook } from "../chat.types.ts";

const Root = styled.ul`
  & > li {
    position: relative; display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 2px 12px; padding: 12px 16px;
    border-bottom: 1px solid var(--tsu-border); content-visibility: auto; contain-intrinsic-size: auto 84px;
    &:hover { background: var(--tsu-hover); }
    &[data-current] { background: var(--tsu-selected); box-shadow: inset 3px 0 0 var(--tsu-brand-text); }
  }
  & .tsu-avatar { grid-row: 1 / span 2; margin-top: 2px; }
  & .name { display: flex; align-items: center; gap: 6px; min-width: 0; line-height: var(--tsu-leading-cell); & .tsu-link { font-weight: 600; } & .tsu-link::after { content: ""; position: absolute; inset: 0; } }
  & .name > .tsu-link, & .name > .text { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; display: block; }
  & time { color: var(--tsu-text-muted); font-size: var(--tsu-text-xs); white-space: nowrap; justify-self: end; }
  & .last { color: var(--tsu-text-muted); font-size: var(--tsu-text-sm); line-height: var(--tsu-leading-cell); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & .project { color: var(--tsu-text-muted); font-size: var(--tsu-text-xs); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & .marks { display: flex; align-items: center; justify-content: flex-end; gap: 4px; }
  & [data-unread] .last { color: var(--tsu-text); font-weight: 600; }
  & .draft { color: var(--tsu-danger-text); }
  & .flag[data-color="red"] { color: var(--tsu-danger-text); }
  & .flag[data-color="yellow"] { color: var(--tsu-warning-text); }
  & .flag[data-color="green"] { color: var(--tsu-success-text); }
  & .flag[data-color="blue"] { color: var(--tsu-info-text); }
`;

export interface ChatRoomListProps {
  rooms: readonly ChatRoomLook[];
  linkTo?: (room: ChatRoomLook) => LinkElement;
  currentRoomId?: string;
  loading?: boolean;
  empty?: ReactNode;
}

/** Rooms with what waits in them. */
export function ChatRoomList({ rooms, linkTo, currentRoomId, loading = false, empty }: ChatRoomListProps) {
  if (loading && rooms.length === 0) {
    return (
      <div style={{ display: "grid", gap: 20, padding: 16 }} aria-busy="true">
        {["a", "b", "c", "d"].map((key) => (
          <Skeleton key={key} shape="block" height={52} />
        ))}
      </div>
    );
  }
  if (rooms.length === 0) return empty;
  return (
    <Root aria-label="メッセージの一覧">
      {rooms.map((room) => (
        <li
          key={room.roomId}
          data-current={room.roomId === currentRoomId || undefined}
          data-unread={room.unreadCount > 0 || undefined}
          aria-current={room.roomId === currentRoomId || undefined}
        >
          <Avatar name={room.creator.name} image={room.creator.image} size="md" />
          <span className="name">
            {linked(linkTo?.(room), room.creator.name)}
            {room.flag && (
              <span className="flag" data-color={room.flag.color} title={room.flag.label}>
                <Icon name="flag" size={14} label={`フラグ: ${room.flag.label}`} />
              </span>
            )}
          </span>
          {room.lastAt ? <RelativeTime value={room.lastAt} /> : <span />}
          <span className="last">
            {room.hasDraft ? (
              <span className="draft">下書きあり</span>
            ) : (
              (room.lastText ?? "まだメッセージはありません")
            )}
          </span>
          <span className="marks">
            {room.needsReply && <Badge tone="thread">未返信</Badge>}
            <CountBadge count={room.unreadCount} />
          </span>
          {room.projectName && (
            <span className="project" style={{ gridColumn: "2 / -1" }}>
              {room.projectName}
            </span>
          )}
        </li>
      ))}
    </Root>
  );
}
