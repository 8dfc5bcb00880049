import { inOneLine } from "@tsumugi/contract";
import {
  Avatar,
  Badge,
  CountBadge,
  DueDate,
  Icon,
  type LinkElement,
  linked,
  RelativeTime,
  Skeleton,
  Stack,
} from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { SupportRoomLook } from "../supportRooms.types.ts";
import { WaitingBadge } from "../WaitingBadge/WaitingBadge.tsx";

const Root = styled.ul`
  container-type: inline-size;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 172px auto minmax(120px, 270px) minmax(0, 1fr) auto 32px 76px;
    gap: 2px 14px;
    align-items: center;
    padding: 12px 16px;
    border-bottom: 1px solid var(--tsu-border);
    content-visibility: auto;
    contain-intrinsic-block-size: auto 64px;
    &:hover {
      background: var(--tsu-hover);
    }
    &[data-current] {
      background: var(--tsu-selected);
      box-shadow: inset 3px 0 0 var(--tsu-brand-text);
    }
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & .who {
    display: grid;
    min-width: 0;
    line-height: var(--tsu-leading-cell);
  }
  & .who > *,
  & .last {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .who .tsu-link {
    font-weight: 600;
  }
  & .who .tsu-link::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & .who small {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  & .last {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & [data-unread] .last {
    color: var(--tsu-text);
    font-weight: 600;
  }
  & .urgent,
  & [data-unread] .urgent {
    color: var(--tsu-danger-text);
    font-weight: 600;
  }
  & .count {
    justify-self: end;
  }
  & .flag {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    font-size: var(--tsu-text-xs);
  }
  & .flag[data-color="red"] > svg {
    color: var(--tsu-danger-text);
  }
  & .flag[data-color="yellow"] > svg {
    color: var(--tsu-warning-text);
  }
  & .flag[data-color="green"] > svg {
    color: var(--tsu-success-text);
  }
  & .flag[data-color="blue"] > svg {
    color: var(--tsu-info-text);
  }
  & time {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    white-space: nowrap;
    justify-self: end;
  }
  @container (max-width: 760px) {
    & > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    & .wait {
      grid-column: 1 / -1;
      grid-row: 1;
      margin-bottom: 4px;
    }
    & .face {
      grid-row: 2 / span 2;
      align-self: start;
    }
    & .who {
      grid-column: 2;
    }
    & time {
      grid-column: 3;
      grid-row: 2;
    }
    & .last {
      grid-column: 2;
    }
    & .count {
      grid-column: 3;
      grid-row: 3;
    }
    & .flag {
      grid-column: 2 / -1;
      grid-row: 4;
      &:empty {
        display: none;
      }
    }
  }
`;

export interface SupportQueueProps {
  /** 長く待っている部屋から、そのあとは新しいメッセージの順。API の順のままです。 */
  rooms: readonly SupportRoomLook[];
  /** 部屋へのルーターのリンク。中身は空で渡します。 */
  linkTo?: (room: SupportRoomLook) => LinkElement;
  /** 今開いている部屋の id。その行に印が付きます。 */
  currentRoomId?: string;
  /** 読み込み中。初めは骨組みを出し、部屋があれば残します。 */
  loading?: boolean;
  /** 部屋がないときに、代わりに出すもの。 */
  empty?: ReactNode;
}

/** Who waits for support and how long, the longest first. */
export function SupportQueue({ rooms, linkTo, currentRoomId, loading = false, empty }: SupportQueueProps) {
  if (loading && rooms.length === 0) {
    return (
      <Stack pad aria-busy="true">
        {["a", "b", "c", "d"].map((key) => (
          <Skeleton key={key} shape="block" height={48} />
        ))}
      </Stack>
    );
  }
  if (rooms.length === 0) return empty;
  return (
    <Root aria-label="サポートの部屋" aria-busy={loading || undefined}>
      {rooms.map((room) => (
        <SupportRow
          key={room.support_room_id}
          room={room}
          link={linkTo?.(room)}
          isCurrent={room.support_room_id === currentRoomId}
        />
      ))}
    </Root>
  );
}

/** What was last said, or what is more urgent to know: a failure, a text begun. */
function LastLine({ room: { failed_count = 0, draft, last_comment } }: { room: SupportRoomLook }) {
  if (failed_count > 0) return <span className="last urgent">送信できていません（{failed_count}件）</span>;
  if (draft)
    return (
      <span className="last">
        <span className="urgent">下書き:</span> {inOneLine(draft)}
      </span>
    );
  return (
    <span className="last">
      {last_comment?.text ? inOneLine(last_comment.text) : "まだメッセージはありません"}
    </span>
  );
}

interface RowProps {
  room: SupportRoomLook;
  link: LinkElement | undefined;
  isCurrent: boolean;
}

function SupportRow({ room, link, isCurrent }: RowProps) {
  const { creator, flag, last_comment, waiting_since } = room;
  return (
    <li
      data-current={isCurrent || undefined}
      aria-current={isCurrent || undefined}
      data-unread={room.unread_count > 0 || undefined}
    >
      <span className="wait">
        {waiting_since ? <WaitingBadge since={waiting_since} /> : <Badge icon="check">返信済み</Badge>}
      </span>
      <Avatar className="face" name={creator.name} image={creator.image} size="md" />
      <span className="who">
        <span>{linked(link, creator.name)}</span>
        <small>{creator.email}</small>
      </span>
      <LastLine room={room} />
      <span className="flag" data-color={flag?.color}>
        {flag && (
          <>
            <Icon name="flag" size={14} label="フラグ" />
            {flag.label}
            {flag.due_on && <DueDate on={flag.due_on} />}
          </>
        )}
      </span>
      <span className="count">
        <CountBadge count={room.unread_count} label="未読" />
      </span>
      {last_comment ? <RelativeTime value={last_comment.created_at} /> : <span />}
    </li>
  );
}
