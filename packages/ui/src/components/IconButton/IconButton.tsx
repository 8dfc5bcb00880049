import type { ComponentProps } from "react";
import { CountBadge } from "../Badge/CountBadge.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { preventPress } from "../preventPress.ts";
import { Slot } from "../Slot.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";

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
  const isBlocked = loading || rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
  const own = {
    title: label,
    ...rest,
    className: cx("tsu-icon-button", className),
    "data-size": size,
    "data-variant": variant,
    "aria-busy": loading || undefined,
    "aria-disabled": isBlocked || undefined,
    onClick: isBlocked ? preventPress : onClick,
  };
  const before = loading ? (
    <Spinner size={16} label="処理中" />
  ) : (
    <Icon name={icon} size={size === "sm" ? 16 : 20} />
  );
  const name = <span className="tsu-hidden">{label}</span>;
  const corner = count > 0 && (
    <>
      <span className="corner" aria-hidden="true">
        <CountBadge count={count} />
      </span>
      <span className="tsu-hidden">{`${count}件`}</span>
    </>
  );
  if (asChild)
    return (
      <Slot {...own} child={children}>
        {(inner) => (
          <>
            {before}
            {inner}
            {name}
            {corner}
          </>
        )}
      </Slot>
    );
  return (
    <button {...own} type={type}>
      {before}
      {children}
      {name}
      {corner}
    </button>
  );
}
