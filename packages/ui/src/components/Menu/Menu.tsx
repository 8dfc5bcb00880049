import * as Radix from "@radix-ui/react-dropdown-menu";
import type { ReactElement, ReactNode } from "react";
import { OverlayStyle } from "../OverlayStyle.ts";

export interface MenuProps {
  /** The button under which it opens; an IconButton 「⋯」 in rows. */
  trigger: ReactElement;
  /** Edge of the button it lines up with. Default `start`. */
  align?: "start" | "center" | "end";
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Element to mount into. Default: the end of the page. */
  container?: HTMLElement;
  /** `MenuItem`s, `MenuCheckboxItem`s, `MenuLabel`s and `MenuSeparator`s. */
  children: ReactNode;
}

/**
 * A list of actions under a button. Supports arrow keys, first letters and Esc; the focus returns to the
 * button.
 */
export function Menu({ trigger, align = "start", container, children, ...state }: MenuProps) {
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          className="tsu-menu"
          align={align}
          sideOffset={4}
          collisionPadding={12}
          {...(container && { collisionBoundary: container })}
        >
          <OverlayStyle />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Names the items below it. */
export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="label">{children}</Radix.Label>
);

/** Separates groups, for example before a delete action. */
export const MenuSeparator = () => <Radix.Separator className="separator" />;

export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuItem,
  type MenuItemProps,
} from "./MenuItem.tsx";
