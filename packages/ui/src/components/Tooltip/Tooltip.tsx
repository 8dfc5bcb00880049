import * as Radix from "@radix-ui/react-tooltip";
import { type ReactElement, type ReactNode, useState } from "react";
import { OverlayStyle } from "../OverlayStyle.ts";
import { useLongPress } from "./useLongPress.ts";

export interface TooltipProps {
  /** A short addition; whatever must be known stands on the page itself. */
  content: ReactNode;
  /** A focusable element: the tooltip appears on hover, on focus, and on long press. */
  children: ReactElement;
  /** Default `top`; the opposite side if there is no space. */
  side?: "top" | "right" | "bottom" | "left";
  /** Shown from the start. */
  defaultOpen?: boolean;
  /** Element to mount into. Default: the end of the page. */
  container?: HTMLElement;
}

/** A tooltip for a control. Esc closes it, and the pointer can move onto it. */
export function Tooltip({ content, children, side = "top", defaultOpen = false, container }: TooltipProps) {
  const [open, setOpen] = useState(defaultOpen);
  const longPress = useLongPress(() => setOpen(true));
  return (
    // It has its own provider, because in `UiProvider` it would add 3 kB to every app.
    <Radix.Provider delayDuration={400}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild {...longPress}>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            className="tsu-tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={12}
            {...(container && { collisionBoundary: container })}
          >
            <OverlayStyle />
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
