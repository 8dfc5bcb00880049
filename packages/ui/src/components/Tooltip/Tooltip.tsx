import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";
import { OverlayStyle } from "../OverlayStyle.ts";

export interface TooltipProps {
  content: ReactNode;
  /** A focusable element: the tip shows on hover and on focus. */
  children: ReactElement;
  side?: "top" | "right" | "bottom" | "left";
}

export function Tooltip({ content, children, side = "top" }: TooltipProps) {
  return (
    // A provider of its own: in `UiProvider` it would cost every app 3 kB, with or without a tip.
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="tsu-tooltip" side={side} sideOffset={6} collisionPadding={12}>
            <OverlayStyle />
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
