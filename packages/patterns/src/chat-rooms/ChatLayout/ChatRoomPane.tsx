import { IconButton, SidePanel, Stack } from "@tsumugi/ui";
import type { ReactNode } from "react";

const SIDE_TITLE = "依頼とクリエイター";

export interface ChatRoomPaneProps {
  /** 部屋の一覧へ戻るリンク。狭い画面だけで見えます。 */
  back: ReactNode;
  /** 上の帯に出す、やりとりの相手。 */
  who: ReactNode;
  /** 上の帯に出す、部屋の操作。 */
  actions?: ReactNode;
  /** やりとりの上に出す知らせ。接続が切れたときなど。 */
  notice?: ReactNode;
  /** やりとり。`ChatThread` を置きます。 */
  thread: ReactNode;
  /** 入力欄。`CommentComposer` を置きます。 */
  composer: ReactNode;
  /** クリエイターと依頼。広い画面ではやりとりの横、ほかでは「依頼とクリエイター」で開くパネルに出ます。 */
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
