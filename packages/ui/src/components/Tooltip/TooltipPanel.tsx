import * as Radix from "@radix-ui/react-tooltip";
import type { ReactNode, RefObject } from "react";
import { OverlayStyle } from "../OverlayStyle.ts";
import { TriggerElsewhere } from "../TriggerElsewhere.tsx";
import type { TooltipProps } from "./Tooltip.tsx";

interface TooltipPanelProps extends Pick<TooltipProps, "side" | "container"> {
  readonly id: string;
  readonly control: RefObject<HTMLElement | null>;
  readonly content: ReactNode;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** What a tooltip shows while it is open. The pointer may move onto it. */
export function TooltipPanel(props: TooltipPanelProps) {
  const { id, control, content, side, container, open, onOpenChange } = props;
  return (
    <Radix.Provider>
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>
          <TriggerElsewhere at={control} />
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            id={id}
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
