import { useState } from "react";

export interface OpenState {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The open state, controlled by the caller if `open` is given, otherwise internal. */
export function useOpenState({ open, defaultOpen = false, onOpenChange }: OpenState) {
  const [own, setOwn] = useState(defaultOpen);
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return [open ?? own, setOpen] as const;
}
