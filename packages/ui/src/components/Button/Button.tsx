import { Slot, Slottable } from "@radix-ui/react-slot";
import type { ComponentProps, MouseEvent } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { BusySpinner } from "../Spinner/BusySpinner.tsx";

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
  const Root = asChild ? Slot : "button";
  const isBlocked = loading || rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      {...(asChild ? {} : { type })}
      className={cx("tsu-button", className)}
      data-variant={variant}
      data-size={size}
      data-full={full || undefined}
      data-icon={icon ? "" : undefined}
      aria-busy={loading || undefined}
      aria-disabled={isBlocked || undefined}
      onClick={handleClick}
    >
      {loading ? <BusySpinner /> : icon && <Icon name={icon} size={size === "sm" ? 16 : 18} />}
      {asChild ? <Slottable>{children}</Slottable> : children}
      {iconEnd && <Icon name={iconEnd} size={16} />}
    </Root>
  );
}
