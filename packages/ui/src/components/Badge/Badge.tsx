import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";

export type BadgeTone =
  | "neutral"
  | "brand"
  | "info"
  | "success"
  | "warning"
  | "danger"
  | "thread"
  | "fuji"
  | "asagi";

/**
 * A ring before the text, filled by a percentage. `open`: not started, `out`: excluded, `alert`: waiting for
 * someone.
 */
export type BadgeRing = "open" | "20" | "25" | "50" | "72" | "88" | "100" | "alert" | "out";

interface BadgeOwnProps {
  /** Color of the state; the text carries the meaning. Default `neutral`. */
  tone?: BadgeTone;
  /** An icon before the text, if otherwise only color would distinguish two states. */
  icon?: IconName;
  /** The progress, shown as a shape. */
  ring?: BadgeRing;
}

export type BadgeProps = BadgeOwnProps & Omit<ComponentProps<"span">, keyof BadgeOwnProps>;

/** A short text for the state of a record. Not interactive. */
export function Badge({ tone = "neutral", icon, ring, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx("tsu-badge", className)} data-tone={tone}>
      {ring && <span className="dot" data-ring={ring} />}
      {icon && <Icon name={icon} size={13} />}
      <span className="text">{children}</span>
    </span>
  );
}
