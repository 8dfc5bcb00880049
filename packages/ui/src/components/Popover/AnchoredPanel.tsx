import { type MouseEvent, type RefObject, useId, useRef } from "react";
import { useOpenState } from "../Dialog/useOpenState.ts";
import { intentOf, laterPart, useLaterPart } from "../laterPart.ts";
import { Slot } from "../Slot.tsx";
import { useClosedOutOfSight } from "../useClosedOutOfSight.ts";
import type { PopoverProps } from "./Popover.tsx";

const panel = laterPart(async () => (await import("./PopoverPanel.tsx")).PopoverPanel);

export interface AnchoredPanelProps extends PopoverProps {
  /** The field that the panel fills: it hangs under it and gives it the focus back when it closes. Default: the button. */
  readonly returnTo?: RefObject<HTMLElement | null>;
}

/** The button, there at once, and its panel, whose code comes when somebody is about to open it. */
export function AnchoredPanel({
  trigger,
  open: given,
  defaultOpen,
  onOpenChange,
  ...rest
}: AnchoredPanelProps) {
  const [open, setOpen] = useOpenState({ open: given, defaultOpen, onOpenChange });
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const close = () => setOpen(false);
  const Panel = useLaterPart(panel, open, close);
  const times = useClosedOutOfSight(button, open, close);
  return (
    <>
      <Slot
        {...intentOf(panel)}
        child={trigger}
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? "open" : "closed"}
        onClick={(event: MouseEvent) => !event.defaultPrevented && setOpen(!open)}
      />
      {Panel && (
        <Panel {...rest} key={times} id={rest.id ?? id} button={button} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
}
