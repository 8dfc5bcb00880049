import * as Radix from "@radix-ui/react-tooltip";
import { type ReactElement, type ReactNode, useState } from "react";
import { OverlayStyle } from "../OverlayStyle.ts";
import { useLongPress } from "./useLongPress.ts";

export interface TooltipProps {
  /** 短い補足。知らないと困ることは画面に書きます。 */
  content: ReactNode;
  /** フォーカスできる要素。重ねる、フォーカスする、長押しで出ます。 */
  children: ReactElement;
  /** 出る向き。場所がなければ反対側。既定は `top`。 */
  side?: "top" | "right" | "bottom" | "left";
  /** 初めから出しておくか。 */
  defaultOpen?: boolean;
  /** 描く先の要素。既定はページの末尾。 */
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
