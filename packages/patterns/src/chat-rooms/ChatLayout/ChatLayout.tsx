import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  grid-template-columns: 340px minmax(0, 1fr) auto;
  height: 100%;
  min-height: 0;
  background: var(--tsu-surface);
  & > .rooms {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
    border-right: 1px solid var(--tsu-border);
  }
  & > .rooms > .list {
    overflow: auto;
    overscroll-behavior: contain;
  }
  & > .rooms > .list:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  & > .rooms > .head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    & search {
      max-width: none;
      min-width: 0;
      width: 100%;
    }
    gap: 8px;
    padding: 16px 16px 0;
    border-bottom: 1px solid var(--tsu-border);
    & > .titles {
      display: flex;
      align-items: center;
      gap: 8px;
      min-height: 32px;
    }
    & > .titles > h1 {
      flex: 1;
      font-size: var(--tsu-text-xl);
      &:focus {
        outline: none;
      }
    }
    & nav > * {
      border-bottom: 0;
      margin: 0 -8px;
    }
  }
  & > .room {
    display: grid;
    grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
    min-height: 0;
    min-width: 0;
  }
  & > .room > .top {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 60px;
    padding: 8px 16px;
    border-bottom: 1px solid var(--tsu-border);
  }
  & > .room > .top > .who {
    flex: 1;
    min-width: 0;
  }
  & > .room > .notice {
    min-height: 0;
    & > * {
      border-radius: 0;
      border-width: 0 0 1px;
    }
  }
  & > .none {
    display: grid;
    place-items: center;
    background: var(--tsu-bg);
    grid-column: 2 / -1;
  }
  & > .side {
    width: 320px;
    overflow: auto;
    border-left: 1px solid var(--tsu-border);
    padding: 16px;
    display: grid;
    gap: 16px;
    align-content: start;
  }
  & .back {
    display: none;
  }
  @media (min-width: 1280px) {
    & .toSide {
      display: none;
    }
  }
  @media (max-width: 1279px) {
    grid-template-columns: 300px minmax(0, 1fr);
    & > .side {
      display: none;
    }
  }
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    &:not([data-open]) > .room,
    &:not([data-open]) > .none {
      display: none;
    }
    &[data-open] > .rooms {
      display: contents;
      & > .list,
      & > .head > :not(.titles),
      & > .head > .titles > :not(h1) {
        display: none;
      }
      & > .head,
      & > .head > .titles {
        display: contents;
      }
      & > .head > .titles > h1 {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
    & .toFind:has(+ *) {
      display: none;
    }
    & .back {
      display: inline-flex;
      align-self: start;
    }
  }
`;

export interface ChatLayoutProps {
  /** 画面の見出し。 */
  title: string;
  /** 見出しの横のボタン。新しいメッセージなど。 */
  actions?: ReactNode;
  /** 部屋の一覧の上に出すタブと検索。 */
  head: ReactNode;
  /** 部屋の一覧。`ChatRoomList` を置きます。 */
  rooms: ReactNode;
  /** 開いている部屋（`ChatRoomPane`）。null なら開いておらず、代わりに `empty` を出します。 */
  room: ReactNode | null;
  /** 部屋を開いていないときに出すもの。 */
  empty: ReactNode;
}

/** Rooms beside the open one, and the job beside that; on a phone one at a time. */
export function ChatLayout({ title, actions, head, rooms, room, empty }: ChatLayoutProps) {
  return (
    <Root data-open={room !== null || undefined}>
      <div className="rooms">
        <div className="head">
          <div className="titles">
            <h1 tabIndex={-1}>{title}</h1>
            {actions}
          </div>
          {head}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a plain scrolling box */}
        <div className="list" role="region" aria-label="部屋の一覧" tabIndex={0}>
          {rooms}
        </div>
      </div>
      {room ?? <div className="none">{empty}</div>}
    </Root>
  );
}
