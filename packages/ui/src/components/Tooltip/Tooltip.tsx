import * as Radix from "@radix-ui/react-tooltip";
import { type ReactElement, type ReactNode, useState } from "react";
import { OverlayStyle } from "../OverlayStyle.ts";
import { useLongPress } from "./useLongPress.ts";

export interface TooltipProps {
  /** A short addition; whatever must be known stands on the page itself. */
  content: ReactNode;
  /** A focusable element: the tip shows on hover, on focus, and under a finger that rests on it. */
  children: ReactElement;
  /** Default `top`; the other side where there is no room. */
  side?: "top" | "right" | "bottom" | "left";
  /** Shown from the start. */
  defaultOpen?: boolean;
  /** Element to mount into. Default: the end of the page. */
  container?: HTMLElement;
}

/** A word more about a control. Esc takes it away, and the pointer may go over it. */
export function Tooltip({ content, children, side = "top", defaultOpen = false, container }: TooltipProps) {
  const [open, setOpen] = useState(defaultOpen);
  const longPress = useLongPress(() => setOpen(true));
  return (
    // A provider of its own: in `UiProvider` it would cost every app 3 kB, with or without a tip.
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
