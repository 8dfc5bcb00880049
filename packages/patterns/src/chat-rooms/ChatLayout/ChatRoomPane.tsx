import { IconButton, SidePanel, Stack } from "@tsumugi/ui";
import { type ReactNode, useLayoutEffect, useRef } from "react";

const SIDE_TITLE = "依頼とクリエイター";
const FIND_TITLE = "この部屋で検索";

export interface ChatRoomPaneProps {
  /** 部屋の一覧へ戻るリンク。狭い画面だけで見えます。 */
  back: ReactNode;
  /** 上の帯に出す、やりとりの相手。 */
  who: ReactNode;
  /** 上の帯に出す、部屋の操作。 */
  actions?: ReactNode;
  /** この部屋の検索を開くとき、閉じるとき。渡すとボタンが出ます。狭い画面では、`actions` のメニューにも置きます。 */
  onFind?: (() => void) | undefined;
  /** 開いている検索（`RoomSearch`）。閉じると、フォーカスは開いたボタンへ戻ります。 */
  find?: ReactNode;
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
export function ChatRoomPane(props: ChatRoomPaneProps) {
  const { back, who, actions, onFind, find, notice, thread, composer, side } = props;
  const top = useFocusBack(Boolean(find));
  return (
    <>
      <section className="room" aria-label="開いている部屋">
        {/* Takes the focus where the list that led here goes away. */}
        <h2 className="tsu-hidden" tabIndex={-1}>
          やりとり
        </h2>
        <div className="top" ref={top}>
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
          {onFind && (
            <IconButton
              className="toFind"
              icon="search"
              label={FIND_TITLE}
              aria-expanded={Boolean(find)}
              onClick={onFind}
            />
          )}
          {actions}
        </div>
        <div className="notice">
          {notice}
          {find}
        </div>
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

/**
 * What was typed into goes away with the search: the keyboard goes back to the button that opened it. On a phone that is the
 * last one, of the menu in which it stands.
 */
function useFocusBack(isOpen: boolean) {
  const top = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed || document.activeElement !== document.body) return;
    const buttons = [...(top.current?.querySelectorAll("button") ?? [])];
    const shown = buttons.filter((button) => button.checkVisibility());
    (shown.find((button) => button.matches(".toFind")) ?? shown.at(-1))?.focus();
  }, [isOpen]);
  return top;
}
