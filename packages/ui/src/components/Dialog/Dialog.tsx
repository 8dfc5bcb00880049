import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { intentOf, laterPart, useLaterPart } from "../laterPart.ts";
import type { Native } from "../native.ts";
import { Slot } from "../Slot.tsx";
import { CloseDialogContext } from "./closeDialog.ts";
import { type Opener, openerOf, surroundingOf } from "./opener.ts";
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

const panel = laterPart(async () => (await import("./DialogPanel.tsx")).DialogPanel);

/**
 * A window over the page for one task. Focus stays inside, Esc closes the topmost overlay only, and the
 * focus returns to the element that opened it, also if that was a menu item.
 */
export function Dialog({ trigger, open: given, defaultOpen, onOpenChange, ...rest }: DialogProps) {
  const [open, setOpen] = useOpenState({ open: given, defaultOpen, onOpenChange });
  const id = useId();
  const opener = useRef<Opener>({ element: null, surrounding: null });
  // At once: until the window is there, the menu that it was chosen from has gone.
  useLayoutEffect(() => {
    if (!open) return;
    const element = openerOf(document.activeElement);
    opener.current = { element, surrounding: surroundingOf(element) };
  }, [open]);
  const Panel = useLaterPart(panel, open, () => setOpen(false));
  return (
    <>
      {trigger && (
        <Slot
          {...intentOf(panel)}
          child={trigger}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          data-state={open ? "open" : "closed"}
          onClick={(event: MouseEvent) => !event.defaultPrevented && setOpen(!open)}
        />
      )}
      {Panel && <Panel {...rest} id={rest.id ?? id} opener={opener} open={open} onOpenChange={setOpen} />}
    </>
  );
}

/** Renders its only child as a button that closes the dialog, with the same confirmation as ×. */
export function DialogClose({
  children,
}: {
  /** 閉じるボタンにする、ただ 1 つの子。 */ children: ReactElement;
}) {
  const close = useContext(CloseDialogContext);
  return (
    <Slot
      child={children}
      type="button"
      onClick={(event: MouseEvent) => !event.defaultPrevented && close?.()}
    />
  );
}
