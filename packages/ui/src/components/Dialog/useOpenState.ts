import { useState } from "react";

export interface OpenState {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Open state that is the caller's when `open` is given, and one's own otherwise. */
export function useOpenState({ open, defaultOpen = false, onOpenChange }: OpenState) {
  const [own, setOwn] = useState(defaultOpen);
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return [open ?? own, setOpen] as const;
}
