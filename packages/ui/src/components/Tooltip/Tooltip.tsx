import { type ReactElement, type ReactNode, useId, useRef, useState } from "react";
import { intentOf, laterPart, useLaterPart } from "../laterPart.ts";
import { Slot } from "../Slot.tsx";
import { useTooltipTrigger } from "./useTooltipTrigger.ts";

const panel = laterPart(async () => (await import("./TooltipPanel.tsx")).TooltipPanel);
const intent = intentOf(panel);
const hasPanel = () => panel.present() !== undefined;

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
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const trigger = useTooltipTrigger(setOpen, hasPanel);
  const Panel = useLaterPart(panel, open, () => setOpen(false));
  return (
    <>
      <Slot
        {...trigger}
        {...intent}
        child={children}
        ref={control}
        aria-describedby={open ? id : undefined}
        onFocus={() => {
          intent.onFocus();
          trigger.onFocus();
        }}
      />
      {Panel && (
        <Panel
          id={id}
          control={control}
          content={content}
          side={side}
          container={container}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
