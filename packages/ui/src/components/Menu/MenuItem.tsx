import * as Radix from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";

export interface MenuItemProps {
  icon?: IconName;
  /** `danger` for what deletes; last in the menu, after a separator. */
  tone?: "neutral" | "danger";
  /** Cannot be selected now. It stays focusable, so that `reason` can be read. */
  disabled?: boolean;
  /** Second line; on a disabled item, why it cannot be chosen. */
  reason?: string;
  /** The shortcut of the same action: ⌘K. Only shown; the caller handles the keys. */
  shortcut?: string;
  onSelect?: () => void;
  /** The menu stays open, e.g. because the item shows more of it. */
  keepOpen?: boolean;
  /** Whether what the item shows more of is shown. */
  expanded?: boolean;
  /** Renders its only child (a router link) as the item, without icon and reason. */
  asChild?: boolean;
  children: ReactNode;
}

/** One action of a menu. */
export function MenuItem({ icon, tone = "neutral", disabled, asChild = false, ...props }: MenuItemProps) {
  const { reason, shortcut, onSelect, keepOpen = false, children } = props;
  return (
    <Radix.Item
      // The library would skip a disabled item, and its reason could not be read.
      aria-disabled={disabled || undefined}
      aria-expanded={props.expanded}
      onSelect={(event) => {
        if (disabled || keepOpen) event.preventDefault();
        if (!disabled) onSelect?.();
      }}
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

/** An option that is on or off. The menu stays open, so that several can be changed. */
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
