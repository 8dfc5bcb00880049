import { type LinkElement, Skeleton, Stack } from "@tsumugi/ui";
import type { KeyboardEvent, ReactNode } from "react";
import { styled } from "styled-components";
import type { ChatRoomLook } from "../chat.types.ts";
import { ChatRoomRow } from "./ChatRoomRow.tsx";

const Root = styled.ul`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding: 12px 16px;
    border-bottom: 1px solid var(--tsu-border);
    content-visibility: auto;
    contain-intrinsic-block-size: auto 96px;
    &:hover {
      background: var(--tsu-hover);
    }
    &[data-current] {
      background: var(--tsu-selected);
      box-shadow: inset 3px 0 0 var(--tsu-brand-text);
    }
  }
  & .face {
    grid-row: 1 / span 2;
    margin-top: 2px;
  }
  & .name {
    min-width: 0;
    line-height: var(--tsu-leading-cell);
    & .tsu-link {
      font-weight: 600;
    }
    & .tsu-link::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
  & .name > .tsu-link,
  & .name > .text {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    display: block;
  }
  & time {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    white-space: nowrap;
    justify-self: end;
  }
  & .last {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    line-height: var(--tsu-leading-cell);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    & mark {
      background: var(--tsu-warning-soft);
      color: var(--tsu-text);
      border-radius: var(--tsu-radius-sm);
    }
    & svg {
      display: inline;
      vertical-align: -2px;
    }
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
  & .project {
    grid-column: 2 / -1;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .marks {
    display: flex;
    align-items: center;
    justify-content: flex-end;
  }
  & .states {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    margin-top: 4px;
    min-width: 0;
  }
  & .flag {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    max-width: 100%;
    font-size: var(--tsu-text-sm);
    & > svg {
      flex: none;
    }
    & > .text {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & > .due {
      flex: none;
      font-size: var(--tsu-text-xs);
    }
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
`;

export interface ChatRoomListProps {
  /** 並べる部屋。画面に出る順に渡します。 */
  rooms: readonly ChatRoomLook[];
  /** 部屋へのリンク。変わった行だけを描き直せるよう、描画の間で同じ関数を渡します。 */
  linkTo?: (room: ChatRoomLook) => LinkElement;
  /** 開いている部屋の `roomId`。印が付き、Tab で最初に止まります。 */
  currentRoomId?: string;
  /** 読み込み中。部屋がまだなければ骨組みを出します。 */
  loading?: boolean;
  /** 部屋がないときに出すもの。 */
  empty?: ReactNode;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys walk from room to room; Enter opens, as on every link. */
function walk(event: KeyboardEvent<HTMLUListElement>) {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("li .name a")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  links[step(at, links.length)]?.focus();
}

/** Rooms with what waits in them: one stop for Tab, ↑ ↓ Home End move between them. */
export function ChatRoomList({ rooms, linkTo, currentRoomId, loading = false, empty }: ChatRoomListProps) {
  if (loading && rooms.length === 0) {
    return (
      <Stack pad aria-busy="true">
        {["a", "b", "c", "d"].map((key) => (
          <Skeleton key={key} shape="block" height={64} />
        ))}
      </Stack>
    );
  }
  if (rooms.length === 0) return empty;
  // One stop for Tab: from the open room the message box is the next thing, not fifty rooms further.
  const stop = rooms.find(({ roomId }) => roomId === currentRoomId) ?? rooms[0];
  return (
    <Root aria-label="メッセージの一覧" onKeyDown={walk}>
      {rooms.map((room) => (
        <ChatRoomRow
          key={room.roomId}
          room={room}
          linkTo={linkTo}
          current={room.roomId === currentRoomId}
          isStop={room === stop}
        />
      ))}
    </Root>
  );
}
