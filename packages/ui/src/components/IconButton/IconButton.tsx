import { Slot, Slottable } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { CountBadge } from "../Badge/CountBadge.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";

interface IconButtonOwnProps {
  icon: IconName;
  /** What pressing does; read aloud and shown on hover. */
  label: string;
  size?: "sm" | "md" | "lg";
  variant?: "ghost" | "secondary";
  /** Count on the corner; 0 shows nothing. */
  count?: number;
  asChild?: boolean;
}

export type IconButtonProps = IconButtonOwnProps & Omit<ComponentProps<"button">, keyof IconButtonOwnProps>;

export function IconButton({
  icon,
  label,
  size = "md",
  variant = "ghost",
  count = 0,
  asChild = false,
  type = "button",
  className,
  children,
  ...rest
}: IconButtonProps) {
  const Root = asChild ? Slot : "button";
  return (
    <Root
      title={label}
      {...rest}
      {...(asChild ? {} : { type })}
      className={cx("tsu-icon-button", className)}
      data-size={size}
      data-variant={variant}
    >
      <Icon name={icon} size={size === "sm" ? 16 : 20} />
      <Slottable>{children}</Slottable>
      <span className="tsu-hidden">{label}</span>
      {count > 0 && (
        <>
          <CountBadge count={count} />
          <span className="tsu-hidden">件</span>
        </>
      )}
    </Root>
  );
}
