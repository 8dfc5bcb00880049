import { Slot, Slottable } from "@radix-ui/react-slot";
import type { ComponentProps, MouseEvent } from "react";
import { CountBadge } from "../Badge/CountBadge.tsx";
import { CountText } from "../Badge/CountText.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { BusySpinner } from "../Spinner/BusySpinner.tsx";

interface IconButtonOwnProps {
  /** The icon; the label explains it. */
  icon: IconName;
  /** Accessible name; also shown on hover and keyboard focus. */
  label: string;
  size?: "sm" | "md" | "lg";
  /** `secondary` has a border, for a single button in a form or bar. Default `ghost`. */
  variant?: "ghost" | "secondary";
  /** Count at the corner, announced in full; 0 shows nothing. */
  count?: number;
  /** In progress: stays focusable, ignores clicks, announces 「処理中」. */
  loading?: boolean;
  /** Renders its only child (for example a router link) as the button. */
  asChild?: boolean;
}

export type IconButtonProps = IconButtonOwnProps & Omit<ComponentProps<"button">, keyof IconButtonOwnProps>;

/** A button with only an icon, for well-known icons or little space. Otherwise use Button. */
export function IconButton({
  icon,
  label,
  size = "md",
  variant = "ghost",
  count = 0,
  loading = false,
  asChild = false,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: IconButtonProps) {
  const Root = asChild ? Slot : "button";
  const isBlocked = loading || rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      title={label}
      {...rest}
      {...(asChild ? {} : { type })}
      className={cx("tsu-icon-button", className)}
      data-size={size}
      data-variant={variant}
      aria-busy={loading || undefined}
      aria-disabled={isBlocked || undefined}
      onClick={handleClick}
    >
      {loading ? <BusySpinner /> : <Icon name={icon} size={size === "sm" ? 16 : 20} />}
      {asChild ? <Slottable>{children}</Slottable> : children}
      <span className="tsu-hidden">{label}</span>
      {count > 0 && (
        <>
          <span className="corner" aria-hidden="true">
            <CountBadge count={count} />
          </span>
          <span className="tsu-hidden">
            <CountText count={count} />
          </span>
        </>
      )}
    </Root>
  );
}
