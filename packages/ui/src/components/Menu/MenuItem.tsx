import * as Radix from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";

export interface MenuItemProps {
  icon?: IconName;
  /** `danger` for what deletes; last in the menu, after a separator. */
  tone?: "neutral" | "danger";
  /** Cannot be chosen now. It stays reachable, so that `reason` can be read. */
  disabled?: boolean;
  /** Second line; on a disabled item, why it cannot be chosen. */
  reason?: string;
  /** Keys that do the same without the menu: ⌘K. Shown only; the caller listens. */
  shortcut?: string;
  onSelect?: () => void;
  /** Draws its only child (a router link) as the item. Icon and reason are not drawn then. */
  asChild?: boolean;
  children: ReactNode;
}

/** One action of a menu. */
export function MenuItem({ icon, tone = "neutral", disabled, asChild = false, ...props }: MenuItemProps) {
  const { reason, shortcut, onSelect, children } = props;
  return (
    <Radix.Item
      // The library would pass over a disabled item: its reason could then not be read.
      aria-disabled={disabled || undefined}
      onSelect={(event) => (disabled ? event.preventDefault() : onSelect?.())}
      data-tone={tone}
      asChild={asChild}
      {...(typeof children === "string" && { textValue: children })}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon && <Icon name={icon} size={16} />}
          <span className="text">
            {children}
            {reason && <span className="reason">{reason}</span>}
          </span>
          {shortcut && <kbd>{shortcut}</kbd>}
        </>
      )}
    </Radix.Item>
  );
}

export interface MenuCheckboxItemProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Second line; on a disabled item, why it cannot be changed. */
  reason?: string;
  children: ReactNode;
}

/** Something that is on or off. The menu stays open, so that several can be set at once. */
export function MenuCheckboxItem({ checked, onCheckedChange, disabled, ...props }: MenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      aria-disabled={disabled || undefined}
      onSelect={(event) => event.preventDefault()}
      onCheckedChange={(next) => !disabled && onCheckedChange(next)}
    >
      <span className="check">{checked && <Icon name="check" size={16} />}</span>
      <span className="text">
        {props.children}
        {props.reason && <span className="reason">{props.reason}</span>}
      </span>
    </Radix.CheckboxItem>
  );
}
