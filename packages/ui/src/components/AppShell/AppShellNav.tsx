import { Slot, Slottable } from "@radix-ui/react-slot";
import type { ReactElement, ReactNode } from "react";
import { useWord } from "../../format/words/useWord.ts";
import { CountBadge } from "../Badge/CountBadge.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { Tooltip } from "../Tooltip/Tooltip.tsx";

export interface AppShellNavGroupProps {
  title?: string;
  children: ReactNode;
}

export function AppShellNavGroup({ title, children }: AppShellNavGroupProps) {
  return (
    <div className="group">
      {title && <div className="title">{title}</div>}
      {children}
    </div>
  );
}

export interface AppShellNavItemProps {
  icon: IconName;
  /** Count of 未返信, 未読 etc.; 0 shows nothing. */
  count?: number;
  /** Set this if the link does not set `aria-current` itself (a router's NavLink does). */
  current?: boolean;
  /** Why the item is locked: it stays visible and inactive, and shows this reason. */
  lockedReason?: string;
  /** A word after the label, e.g. 準備中. */
  note?: string;
  /** Anchor of a tour step. */
  tourKey?: string;
  /** A link holding the label; or, when locked, the label alone is taken from it. */
  children: ReactElement<{ children?: ReactNode }>;
}

export function AppShellNavItem({
  icon,
  count = 0,
  current,
  lockedReason,
  note,
  tourKey,
  children,
}: AppShellNavItemProps) {
  const word = useWord();
  if (lockedReason) {
    return (
      <Tooltip content={lockedReason} side="right">
        <button type="button" className="nav-item" aria-disabled="true" data-tour={tourKey}>
          <Icon name={icon} />
          <span className="text">{children.props.children}</span>
          <span className="lock">
            <Icon name="lock" size={15} label={word("利用できません: {reason}", { reason: lockedReason })} />
          </span>
        </button>
      </Tooltip>
    );
  }
  const currentProps =
    current === undefined ? {} : { "aria-current": current ? ("page" as const) : undefined };
  return (
    <Slot className="nav-item" data-tour={tourKey} {...currentProps}>
      <Icon name={icon} />
      <Slottable>{children}</Slottable>
      {note && <span className="note">{note}</span>}
      <CountBadge count={count} />
    </Slot>
  );
}
