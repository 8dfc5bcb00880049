import type { ReactNode } from "react";

export interface ChatRoomPaneProps {
  /** Back to the rooms, shown on narrow screens only. */
  back: ReactNode;
  who: ReactNode;
  actions?: ReactNode;
  /** Above the thread: the connection is cut. */
  notice?: ReactNode;
  thread: ReactNode;
  composer: ReactNode;
  /** The creator and the job; on wide screens only. */
  side?: ReactNode;
}

/** The open room inside a `ChatLayout`, which places and draws it. */
export function ChatRoomPane({ back, who, actions, notice, thread, composer, side }: ChatRoomPaneProps) {
  return (
    <>
      <section className="room" aria-label="開いている部屋">
        <h2 className="tsu-hidden">やりとり</h2>
        <div className="top">
          <span className="back">{back}</span>
          <div className="who">{who}</div>
          {actions}
        </div>
        <div className="notice">{notice}</div>
        {thread}
        {composer}
      </section>
      {side && (
        <aside className="side" aria-label="クリエイターと依頼">
          {side}
        </aside>
      )}
    </>
  );
}
