import { Slot, Slottable } from "@radix-ui/react-slot";
import type { ComponentProps, MouseEvent } from "react";
import { CountBadge } from "../Badge/CountBadge.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { Spinner } from "../Spinner/Spinner.tsx";

interface IconButtonOwnProps {
  /** Drawn alone; the label tells what it means. */
  icon: IconName;
  /** What pressing does; read aloud, and shown on hover and on focus by key. */
  label: string;
  size?: "sm" | "md" | "lg";
  /** `secondary` has a border: for a button that stands alone in a form or bar. Default `ghost`. */
  variant?: "ghost" | "secondary";
  /** Count on the corner, read aloud in full; 0 shows nothing. */
  count?: number;
  /** In progress: stays focusable, swallows clicks, announces 「処理中」. */
  loading?: boolean;
  /** Draws its only child (a router link, say) as the button. */
  asChild?: boolean;
}

export type IconButtonProps = IconButtonOwnProps & Omit<ComponentProps<"button">, keyof IconButtonOwnProps>;

/** A button of one icon, where the icon is known to all or room is short. Otherwise take Button. */
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
      {loading ? <Spinner size={16} label="処理中" /> : <Icon name={icon} size={size === "sm" ? 16 : 20} />}
      {asChild ? <Slottable>{children}</Slottable> : children}
      <span className="tsu-hidden">{label}</span>
      {count > 0 && (
        <>
          <span className="corner" aria-hidden="true">
            <CountBadge count={count} />
          </span>
          <span className="tsu-hidden">{`${count}件`}</span>
        </>
      )}
    </Root>
  );
}
