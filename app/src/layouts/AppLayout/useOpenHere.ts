import { useState } from "react";
import { useLocation } from "../../routing/address.ts";

/**
 * Whether something that the frame opens is open: over the screen that it was opened over, and no other. The browser's own
 * buttons lead away beneath it.
 */
export function useOpenHere() {
  const { pathname } = useLocation();
  const [openedOver, setOpenedOver] = useState(pathname);
  const state = useState(false);
  const [, setOpen] = state;
  if (pathname !== openedOver) {
    setOpenedOver(pathname);
    setOpen(false);
  }
  return state;
}
