import * as Radix from "@radix-ui/react-dialog";
import { Children, type ReactElement, type ReactNode, useRef, useState } from "react";
import { useWord } from "../../format/words/useWord.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { OverlayStyle } from "../OverlayStyle.ts";
import { DiscardQuestion } from "./DiscardQuestion.tsx";
import { type Opener, openerOf, restoreFocus, surroundingOf } from "./opener.ts";
import { useOpenState } from "./useOpenState.ts";

export interface DialogProps {
  /** The heading: 「タグを付ける」. Also the accessible name. */
  title: ReactNode;
  /** One or two sentences under the title; read right after it. */
  description?: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  /**
   * Called for ×, Esc, a press outside and `DialogClose`; never while `busy` or before the user agrees to
   * discard changes.
   */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens the dialog, if the dialog is uncontrolled. */
  trigger?: ReactElement;
  /** 440, 560, 880 or 1160 px. Default `md`. */
  size?: "sm" | "md" | "lg" | "xl";
  /** `right` and `left`: over the whole height of that edge. Use `SidePanel` for it. */
  side?: "center" | "right" | "left";
  /** false: the page behind stays usable; only for a side panel. Default true. */
  modal?: boolean;
  /** Saving: the dialog cannot be closed until it is done. */
  loading?: boolean;
  /**
   * There are unsaved changes: closing asks for confirmation in the footer. The dialog carries
   * `data-tsu-unsaved="dialog"` meanwhile, so that an app can ask before the page is left.
   */
  hasChanges?: boolean;
  /** Element to mount into. Default: the end of the page. */
  container?: HTMLElement;
  /** Buttons, the main one last. They stay visible with long content. */
  footer?: ReactNode;
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
  ...props
}: DialogProps) {
  const word = useWord();
  const { size = "md", side = "center", title, description, footer } = props;
  const [open, setOpen] = useOpenState(props);
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
      <Radix.Portal container={props.container}>
        {modal && <Radix.Overlay className="tsu-overlay" />}
        <Radix.Content
          className="tsu-dialog"
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
          <DialogBody>{props.children}</DialogBody>
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
export const DialogClose = ({ children }: { children: ReactElement }) => (
  <Radix.Close asChild>{children}</Radix.Close>
);

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
