import * as Radix from "@radix-ui/react-popover";
import type { ReactElement, ReactNode } from "react";
import { OverlayStyle } from "../OverlayStyle.ts";

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Edge of the button it lines up with. Default `start`. */
  align?: "start" | "center" | "end";
  /** Element to mount into. Default: the end of the page. */
  container?: HTMLElement;
  /** No padding; the content reaches the edge. */
  flush?: boolean;
  children: ReactNode;
}

/** A small panel beside its button. Esc and a click outside close it, and the focus returns to the button. */
export function Popover({
  trigger,
  label,
  align = "start",
  flush = false,
  container,
  children,
  ...state
}: PopoverProps) {
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          className="tsu-popover"
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          {...(container && { collisionBoundary: container })}
          data-flush={flush || undefined}
        >
          <OverlayStyle />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
