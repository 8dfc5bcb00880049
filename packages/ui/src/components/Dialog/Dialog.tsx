import * as Radix from "@radix-ui/react-dialog";
import { Children, type ReactElement, type ReactNode, useRef, useState } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { OverlayStyle } from "../OverlayStyle.ts";
import { DiscardQuestion } from "./DiscardQuestion.tsx";
import { type Opener, openerOf, restoreFocus, surroundingOf } from "./opener.ts";
import { useOpenState } from "./useOpenState.ts";

export interface DialogProps {
  /** What is done here, as a heading: 「タグを付ける」. Also the name that is read aloud. */
  title: ReactNode;
  /** One or two sentences under the title; read right after it. */
  description?: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  /** Called for ×, Esc, a press outside and `DialogClose`; never while `busy` or before changes are let go. */
  onOpenChange?: (open: boolean) => void;
  /** Button that opens it, where the dialog keeps its own state. */
  trigger?: ReactElement;
  /** 440, 560, 880 or 1160 px. Default `md`. */
  size?: "sm" | "md" | "lg" | "xl";
  /** `right` and `left`: over the whole height of that edge. Use `SidePanel` for it. */
  side?: "center" | "right" | "left";
  /** false: what lies behind stays in use; only for a panel at the side. Default true. */
  modal?: boolean;
  /** Something is being saved: nothing closes it until that is done. */
  busy?: boolean;
  /** Something typed here would be lost: closing asks first, in the foot. */
  hasChanges?: boolean;
  /** Element to mount into. Default: the end of the page. */
  container?: HTMLElement;
  /** Buttons, the main one last. They stay in view however long the content. */
  footer?: ReactNode;
  children?: ReactNode;
}

/**
 * A window over the page for one task. Focus stays inside, Esc closes the topmost overlay only, and the
 * focus goes back to what opened it, also when that was an entry of a menu.
 */
export function Dialog({ trigger, modal = true, busy = false, hasChanges = false, ...props }: DialogProps) {
  const { size = "md", side = "center", title, description, footer } = props;
  const [open, setOpen] = useOpenState(props);
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<Opener>({ element: null, surrounding: null });

  const handleOpenChange = (next: boolean) => {
    if (!next && busy) return;
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
          aria-busy={busy || undefined}
          onInteractOutside={keepForToasts}
          onEscapeKeyDown={(event) => {
            if (!isAsking) return;
            // The question is the topmost thing: Esc takes it back, not the dialog.
            event.preventDefault();
            setAsking(false);
          }}
          onOpenAutoFocus={(event) => {
            const element = openerOf(document.activeElement);
            opener.current = { element, surrounding: surroundingOf(element) };
            // The dialog itself takes the focus: its name is read, and no button is one Enter away.
            // Only a field that the dialog is opened to type in (`data-autofocus`) takes it instead.
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
              <IconButton icon="close" label="閉じる" aria-disabled={busy || undefined} />
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

/** Draws its only child as a button that closes the dialog around it, with the same questions as ×. */
export const DialogClose = ({ children }: { children: ReactElement }) => (
  <Radix.Close asChild>{children}</Radix.Close>
);

/** A scrolling region must take the keyboard; an empty one must not be there at all. */
function DialogBody({ children }: { children: ReactNode }) {
  if (Children.toArray(children).length === 0) return <div />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region to scroll, not a set of fields
    <div className="body" tabIndex={0} role="group" aria-label="内容">
      {children}
    </div>
  );
}
