import { useLayoutEffect, useRef } from "react";
import { isComposingKey } from "../../format/ime.ts";
import { openerOf, standIn } from "../Dialog/opener.ts";
import type { CommandPaletteProps } from "./CommandPalette.tsx";

export interface FirstFieldProps
  extends Pick<CommandPaletteProps, "label" | "keyword" | "onKeywordChange" | "onOpenChange"> {
  readonly onComposingChange: (isComposing: boolean) => void;
}

/** Takes what is typed while the code of the window is on its way. The window's own field goes on with it. */
export function FirstField(props: FirstFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    const before = openerOf(document.activeElement);
    standIn(input, before);
    input.focus({ preventScroll: true });
    input.select();
    return () => {
      props.onComposingChange(false);
      // The window has not come: whoever closed it, or the lost connection, leaves the focus where it was.
      if (document.activeElement === input) before?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <input
      ref={field}
      className="tsu-field"
      type="text"
      aria-label={props.label}
      autoComplete="off"
      value={props.keyword}
      onChange={(event) => props.onKeywordChange(event.target.value)}
      onCompositionStart={() => props.onComposingChange(true)}
      onCompositionEnd={() => props.onComposingChange(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isComposingKey(event)) props.onOpenChange(false);
      }}
    />
  );
}
