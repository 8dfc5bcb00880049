import * as Radix from "@radix-ui/react-dialog";
import { Children, type ReactElement, type ReactNode, useRef } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";

export interface DialogProps {
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Button that opens it, where the dialog keeps its own state. */
  trigger?: ReactElement;
  size?: "sm" | "md" | "lg";
  /** `right`: a drawer over the right edge. */
  side?: "center" | "right";
  /** Buttons, the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** Back to what opened the dialog; to the heading of the page where that is gone or can take no focus. */
function restoreFocus(opener: HTMLElement | null) {
  if (opener?.isConnected) opener.focus();
  if (!opener || document.activeElement !== opener) document.querySelector<HTMLElement>("h1")?.focus();
}

/** Modal: focus stays inside, Esc closes, focus goes back to where it was. */
export function Dialog({
  title,
  description,
  trigger,
  size = "md",
  side = "center",
  footer,
  children,
  ...state
}: DialogProps) {
  const opener = useRef<HTMLElement | null>(null);
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="tsu-overlay" />
        <Radix.Content
          className="tsu-dialog"
          data-size={size}
          data-side={side}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement as HTMLElement | null;
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
          <div className="head">
            <div className="titles">
              <Radix.Title asChild>
                <h2>{title}</h2>
              </Radix.Title>
              {description && <Radix.Description>{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton icon="close" label="閉じる" />
            </Radix.Close>
          </div>
          <DialogBody>{children}</DialogBody>
          {footer && <div className="foot">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

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
