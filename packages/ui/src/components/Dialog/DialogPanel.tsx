import * as Radix from "@radix-ui/react-dialog";
import { Children, type ReactNode, type RefObject, useState } from "react";
import { leaveEscapeToIme } from "../../format/ime.ts";
import { useWord } from "../../words/useWord.ts";
import { ClosedByBack } from "../ClosedByBack.tsx";
import { cx } from "../cx.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { OverlayStyle } from "../OverlayStyle.ts";
import { CloseDialogContext } from "./closeDialog.ts";
import type { DialogProps } from "./Dialog.tsx";
import { DiscardQuestion } from "./DiscardQuestion.tsx";
import { Overlay } from "./Overlay.tsx";
import { type Opener, returnFocus } from "./opener.ts";

interface DialogPanelProps extends Omit<DialogProps, "trigger" | "defaultOpen" | "open" | "onOpenChange"> {
  readonly id: string;
  readonly opener: RefObject<Opener>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The window itself, while it is open. */
export function DialogPanel({
  modal = true,
  loading = false,
  hasChanges = false,
  size = "md",
  side = "center",
  title,
  description,
  footer,
  container,
  opener,
  open,
  onOpenChange,
  className,
  children,
  ...rest
}: DialogPanelProps) {
  const word = useWord();
  const [isAsking, setAsking] = useState(false);
  if (isAsking && !open) setAsking(false);

  const handleOpenChange = (next: boolean) => {
    if (!next && loading) return;
    // A tag that is typed is its owner's only once it is entered, and Esc does not enter it.
    const isTyping = document.getElementById(rest.id)?.querySelector("[data-tsu-unsaved=text]") != null;
    // Once asked, only an answer closes: a double click beside the window would throw away what was typed.
    const mustAsk = !next && (hasChanges || isTyping);
    setAsking(mustAsk);
    if (!mustAsk) onOpenChange(next);
  };
  const leave = () => {
    setAsking(false);
    onOpenChange(false);
  };
  const keepForToasts = (event: { target: EventTarget | null; preventDefault: () => void }) => {
    const isToast = event.target instanceof Element && event.target.closest("[data-tsu-toaster]");
    if (isToast || !modal) event.preventDefault();
  };

  return (
    <Radix.Root open={open} onOpenChange={handleOpenChange} modal={modal}>
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
            leaveEscapeToIme(event);
            if (!isAsking || event.defaultPrevented) return;
            // The confirmation is the topmost layer: Esc closes it, not the dialog.
            event.preventDefault();
            setAsking(false);
          }}
          onOpenAutoFocus={(event) => {
            // The dialog itself takes the focus, so that its name is announced and Enter presses no button.
            // Only a field with `data-autofocus` takes it instead.
            event.preventDefault();
            const content = event.currentTarget as HTMLElement | null;
            (content?.querySelector<HTMLElement>("[data-autofocus]") ?? content)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener.current);
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <OverlayStyle />
          <ClosedByBack />
          <CloseDialogContext value={() => handleOpenChange(false)}>
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
          </CloseDialogContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

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
