import { IconButton, SidePanel, Stack } from "@tsumugi/ui";
import type { ReactNode } from "react";

const SIDE_TITLE = "依頼とクリエイター";

export interface ChatRoomPaneProps {
  /** Back to the rooms, shown on narrow screens only. */
  back: ReactNode;
  who: ReactNode;
  actions?: ReactNode;
  /** Above the thread: the connection is cut. */
  notice?: ReactNode;
  thread: ReactNode;
  composer: ReactNode;
  /** The creator and the job: beside the thread on wide screens, else in a panel that 「依頼とクリエイター」 opens. */
  side?: ReactNode;
}

/** The open room inside a `ChatLayout`, which places and draws it. */
export function ChatRoomPane({ back, who, actions, notice, thread, composer, side }: ChatRoomPaneProps) {
  return (
    <>
      <section className="room" aria-label="開いている部屋">
        {/* Takes the focus where the list that led here goes away. */}
        <h2 className="tsu-hidden" tabIndex={-1}>
          やりとり
        </h2>
        <div className="top">
          <span className="back">{back}</span>
          <div className="who">{who}</div>
          {side && (
            <SidePanel
              title={SIDE_TITLE}
              size="sm"
              trigger={<IconButton className="toSide" icon="info" label={SIDE_TITLE} />}
            >
              <Stack>{side}</Stack>
            </SidePanel>
          )}
          {actions}
        </div>
        <div className="notice">{notice}</div>
        {thread}
        {composer}
      </section>
      {side && (
        <aside className="side" aria-label={SIDE_TITLE}>
          {side}
        </aside>
      )}
    </>
  );
}
