import { Menu, PlainButton } from "@tsumugi/ui";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";

export interface AnchoredMenuProps {
  /** The button that was pressed; the focus returns to it. */
  anchor: HTMLElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** A menu under any button of a table: one for all rows, because a menu in each cell would slow scrolling. */
export function AnchoredMenu({ anchor, open, onOpenChange, children }: AnchoredMenuProps) {
  const [place, setPlace] = useState(() => anchor.getBoundingClientRect());
  useLayoutEffect(() => setPlace(anchor.getBoundingClientRect()), [anchor]);
  // The menu may go away together with its state, before it could give the focus back.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (anchor.isConnected) anchor.focus({ preventScroll: true });
    };
  }, [open, anchor]);
  return (
    <Menu
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <PlainButton
          tabIndex={-1}
          aria-hidden="true"
          onFocus={() => anchor.focus({ preventScroll: true })}
          style={{
            position: "fixed",
            top: place.top,
            left: place.left,
            width: place.width,
            height: place.height,
            padding: 0,
            border: 0,
            opacity: 0,
            pointerEvents: "none",
          }}
        />
      }
    >
      {children}
    </Menu>
  );
}
