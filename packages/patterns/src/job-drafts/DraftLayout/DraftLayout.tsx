import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(300px, 380px);
  gap: 20px;
  align-items: start;
  &[data-room] {
    grid-template-columns: minmax(0, 1fr) minmax(272px, 340px) minmax(288px, 360px);
    gap: 16px;
  }
  & > .room {
    position: sticky;
    top: 84px;
    display: grid;
    height: calc(100dvh - 196px);
    min-height: 360px;
    overflow: hidden;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-surface);
    & > .room {
      display: grid;
      grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
      min-height: 0;
      min-width: 0;
    }
    & > .room > .top {
      display: flex;
      min-height: 48px;
      align-items: center;
      padding: 8px 16px;
      border-bottom: 1px solid var(--tsu-border);
    }
    & .back {
      display: none;
    }
  }
  & .versions {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
    gap: 24px;
  }
  & .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    margin-bottom: 16px;
  }
  & aside {
    position: sticky;
    top: 84px;
    display: grid;
    gap: 16px;
  }
  @media (max-width: 960px) {
    grid-template-columns: minmax(0, 1fr);
    & aside {
      position: static;
    }
  }
`;

export interface DraftLayoutProps {
  /** どの版を、どう見るかを選ぶ帯。 */
  bar: ReactNode;
  /** 並べて見る版。`DraftVersion` を置きます。 */
  versions: ReactNode;
  /** クリエイターとのやりとり。渡すと 3 列目に出ます。画面に幅があるときだけ渡します。 */
  room?: ReactNode;
  /** 確認の項目、承認と修正依頼、コメント。 */
  children: ReactNode;
}

/** Versions beside what is decided and said about them, and the room; on a phone one below the other. */
export function DraftLayout({ bar, versions, room, children }: DraftLayoutProps) {
  return (
    <Root data-room={room ? "" : undefined}>
      <section>
        <div className="bar">{bar}</div>
        <div className="versions">{versions}</div>
      </section>
      <aside>{children}</aside>
      {room && (
        <section className="room" aria-label="メッセージ">
          {room}
        </section>
      )}
    </Root>
  );
}
