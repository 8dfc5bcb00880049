import * as Radix from "@radix-ui/react-dialog";
import { Children, type ReactElement, type ReactNode, useRef, useState } from "react";
import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { Native } from "../native.ts";
import { OverlayStyle } from "../OverlayStyle.ts";
import { DiscardQuestion } from "./DiscardQuestion.tsx";
import { Overlay } from "./Overlay.tsx";
import { type Opener, openerOf, restoreFocus, surroundingOf } from "./opener.ts";
import { useOpenState } from "./useOpenState.ts";

export interface DialogProps extends Native<"div", "title" | "children"> {
  /** 見出し。「タグを付ける」。読み上げの名前にもなります。 */
  title: ReactNode;
  /** 見出しの下の 1、2 文。見出しのすぐあとに読まれます。 */
  description?: ReactNode;
  /** 開いているか。渡さなければ部品が覚えます。 */
  open?: boolean;
  /** 部品が覚えるときに、初めから開いておくか。 */
  defaultOpen?: boolean;
  /** ×、Esc、外を押す、`DialogClose` で呼ばれます。`loading` の間と、破棄の確認に答える前は呼ばれません。 */
  onOpenChange?: (open: boolean) => void;
  /** 開くボタン。部品が開け閉めを覚えるときに渡します。 */
  trigger?: ReactElement;
  /** 440・560・880・1160px。既定は `md`。 */
  size?: "sm" | "md" | "lg" | "xl";
  /** `right` と `left` は、その端の高さいっぱい。`SidePanel` を使ってください。 */
  side?: "center" | "right" | "left";
  /** false なら後ろの画面も使えます。横のパネルだけ。既定は true。 */
  modal?: boolean;
  /** 保存中。終わるまで閉じられません。 */
  loading?: boolean;
  /**
   * 保存していない入力があります。閉じる前に確かめます。その間 `data-tsu-unsaved="dialog"`
   * が付くので、画面を離れる前に尋ねられます。
   */
  hasChanges?: boolean;
  /** 描く先の要素。既定はページの末尾。 */
  container?: HTMLElement;
  /** ボタン。主なものを最後に。中身が長くても見えたままです。 */
  footer?: ReactNode;
  /** 中身。長ければ中でスクロールします。 */
  children?: ReactNode;
}

/**
 * A window over the page for one task. Focus stays inside, Esc closes the topmost overlay only, and the
 * focus returns to the element that opened it, also if that was a menu item.
 */
export function Dialog({
  trigger,
  modal = true,
  loading = false,
  hasChanges = false,
  size = "md",
  side = "center",
  title,
  description,
  footer,
  container,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  className,
  children,
  ...rest
}: DialogProps) {
  const word = useWord();
  const [open, setOpen] = useOpenState({ open: givenOpen, defaultOpen, onOpenChange });
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<Opener>({ element: null, surrounding: null });

  const handleOpenChange = (next: boolean) => {
    if (!next && loading) return;
    const mustAsk = !next && hasChanges && !isAsking;
    setAsking(mustAsk);
    if (!mustAsk) setOpen(next);
  };
  const leave = () => {
    setAsking(false);
    setOpen(false);
  };
  const keepForToasts = (event: { target: EventTarget | null; preventDefault: () => void }) => {
    const isToast = event.target instanceof Element && event.target.closest("[data-tsu-toaster]");
    if (isToast || !modal) event.preventDefault();
  };

  return (
    <Radix.Root open={open} onOpenChange={handleOpenChange} modal={modal}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={container}>
        {modal && <Overlay />}
        <Radix.Content
          {...rest}
          className={cx("tsu-dialog", className)}
          data-size={size}
          data-side={side}
          data-modeless={modal ? undefined : true}
          aria-busy={loading || undefined}
          data-tsu-unsaved={hasChanges ? "dialog" : undefined}
          onInteractOutside={keepForToasts}
          onEscapeKeyDown={(event) => {
            if (!isAsking) return;
            // The confirmation is the topmost layer: Esc closes it, not the dialog.
            event.preventDefault();
            setAsking(false);
          }}
          onOpenAutoFocus={(event) => {
            const element = openerOf(document.activeElement);
            opener.current = { element, surrounding: surroundingOf(element) };
            // The dialog itself takes the focus, so that its name is announced and Enter presses no button.
            // Only a field with `data-autofocus` takes it instead.
            event.preventDefault();
            const content = event.currentTarget as HTMLElement | null;
            (content?.querySelector<HTMLElement>("[data-autofocus]") ?? content)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            restoreFocus(opener.current);
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <OverlayStyle />
          <div className="head">
            <div className="titles">
              <Radix.Title asChild>
                <h2>{title}</h2>
              </Radix.Title>
              {description && <Radix.Description>{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton icon="close" label={word("閉じる")} aria-disabled={loading || undefined} />
            </Radix.Close>
          </div>
          <DialogBody>{children}</DialogBody>
          {isAsking ? (
            <DiscardQuestion onStay={() => setAsking(false)} onLeave={leave} />
          ) : (
            footer && <div className="foot">{footer}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Renders its only child as a button that closes the dialog, with the same confirmation as ×. */
export const DialogClose = ({
  children,
}: {
  /** 閉じるボタンにする、ただ 1 つの子。 */ children: ReactElement;
}) => <Radix.Close asChild>{children}</Radix.Close>;

/** A scrolling region must be focusable; an empty one must not be rendered. */
function DialogBody({ children }: { children: ReactNode }) {
  const word = useWord();
  if (Children.toArray(children).length === 0) return <div />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region to scroll, not a set of fields
    <div className="body" tabIndex={0} role="group" aria-label={word("内容")}>
      {children}
    </div>
  );
}
