import * as Radix from "@radix-ui/react-popover";
import type { RefObject } from "react";
import { leaveEscapeToIme } from "../../format/ime.ts";
import { ClosedByBack } from "../ClosedByBack.tsx";
import { cx } from "../cx.ts";
import { returnFocus } from "../Dialog/opener.ts";
import { OverlayStyle } from "../OverlayStyle.ts";
import { TriggerElsewhere } from "../TriggerElsewhere.tsx";
import type { AnchoredPanelProps } from "./AnchoredPanel.tsx";

interface PopoverPanelProps
  extends Omit<AnchoredPanelProps, "trigger" | "defaultOpen" | "open" | "onOpenChange"> {
  readonly button: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** What a popover shows while it is open. */
export function PopoverPanel({
  button,
  label,
  align = "start",
  flush = false,
  container,
  returnTo,
  children,
  open,
  onOpenChange,
  className,
  ...rest
}: PopoverPanelProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <TriggerElsewhere at={button} />
      </Radix.Trigger>
      {returnTo && <Radix.Anchor virtualRef={returnTo} />}
      <Radix.Portal container={container}>
        <Radix.Content
          {...rest}
          className={cx("tsu-popover", className)}
          aria-label={label}
          data-tsu-popover
          align={align}
          sideOffset={6}
          collisionPadding={12}
          {...(container && { collisionBoundary: container })}
          onEscapeKeyDown={leaveEscapeToIme}
          onCloseAutoFocus={(event) => {
            if (!returnTo) return;
            event.preventDefault();
            returnFocus({ element: returnTo.current, surrounding: null });
          }}
          data-flush={flush || undefined}
        >
          <OverlayStyle />
          <ClosedByBack />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
