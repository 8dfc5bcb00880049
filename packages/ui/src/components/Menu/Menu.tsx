import * as Radix from "@radix-ui/react-dropdown-menu";
import type { ReactElement, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { OverlayStyle } from "../OverlayStyle.ts";

export interface MenuProps {
  trigger: ReactElement;
  align?: "start" | "center" | "end";
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A list of actions under a button. Arrow keys, first letters, Esc. */
export function Menu({ trigger, align = "start", children, ...state }: MenuProps) {
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tsu-menu" align={align} sideOffset={4} collisionPadding={12}>
          <OverlayStyle />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  icon?: IconName;
  tone?: "neutral" | "danger";
  disabled?: boolean;
  /** Second line; on a disabled item, why it cannot be chosen. */
  reason?: string;
  onSelect?: () => void;
  /** Draws its only child (a router link) as the item. Icon and reason are not drawn then. */
  asChild?: boolean;
  children: ReactNode;
}

export function MenuItem({
  icon,
  tone = "neutral",
  disabled,
  reason,
  onSelect,
  asChild = false,
  children,
}: MenuItemProps) {
  return (
    <Radix.Item disabled={disabled} onSelect={onSelect} data-tone={tone} asChild={asChild}>
      {asChild ? (
        children
      ) : (
        <>
          {icon && <Icon name={icon} size={16} />}
          <span>
            {children}
            {reason && <span className="reason">{reason}</span>}
          </span>
        </>
      )}
    </Radix.Item>
  );
}

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="label">{children}</Radix.Label>
);

export const MenuSeparator = () => <Radix.Separator className="separator" />;
