import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { preventPress } from "../preventPress.ts";
import { Slot } from "../Slot.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";

interface ButtonOwnProps {
  /** `primary` once per view; `danger` only inside a confirmation. Default `secondary`. */
  variant?: "primary" | "secondary" | "ghost" | "danger" | "danger-quiet";
  /** `sm` beside other things, `lg` for the one step of a page. Default `md`. */
  size?: "sm" | "md" | "lg";
  /** In progress: stays focusable, ignores clicks, announces 「処理中」. */
  loading?: boolean;
  /** Before the text; the text alone must be sufficient. */
  icon?: IconName;
  /** After the text: a direction, or that a menu opens. */
  iconEnd?: IconName;
  /** As wide as its container. */
  full?: boolean;
  /** Renders its only child (for example a router link) as the button. */
  asChild?: boolean;
}

export type ButtonProps = ButtonOwnProps & Omit<ComponentProps<"button">, keyof ButtonOwnProps>;

/** A button for an action. For navigation use Link, or `asChild` around a link if it is the main action. */
export function Button({
  variant = "secondary",
  size = "md",
  loading = false,
  icon,
  iconEnd,
  full = false,
  asChild = false,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isBlocked = loading || rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
  const own = {
    ...rest,
    className: cx("tsu-button", className),
    "data-variant": variant,
    "data-size": size,
    "data-full": full || undefined,
    "data-icon": icon ? "" : undefined,
    "aria-busy": loading || undefined,
    "aria-disabled": isBlocked || undefined,
    onClick: isBlocked ? preventPress : onClick,
  };
  const before = loading ? (
    <Spinner size={16} label="処理中" />
  ) : (
    icon && <Icon name={icon} size={size === "sm" ? 16 : 18} />
  );
  const after = iconEnd && <Icon name={iconEnd} size={16} />;
  if (asChild)
    return (
      <Slot {...own} child={children}>
        {(inner) => (
          <>
            {before}
            {inner}
            {after}
          </>
        )}
      </Slot>
    );
  return (
    <button {...own} type={type}>
      {before}
      {children}
      {after}
    </button>
  );
}
