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

/** A ring before the words: so many percent of it are filled. `open` is not begun, `out` left out, `alert` waits for somebody. */
export type BadgeRing = "open" | "20" | "25" | "50" | "72" | "88" | "100" | "alert" | "out";

interface BadgeOwnProps {
  /** Colour of the kind of state; the words carry the meaning. Default `neutral`. */
  tone?: BadgeTone;
  /** Before the words, where colour alone would part two states. */
  icon?: IconName;
  /** How far it has come, told by a shape. */
  ring?: BadgeRing;
}

export type BadgeProps = BadgeOwnProps & Omit<ComponentProps<"span">, keyof BadgeOwnProps>;

/** A word or two about the state of the thing beside it. Not pressed, not removed. */
export function Badge({ tone = "neutral", icon, ring, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx("tsu-badge", className)} data-tone={tone}>
      {ring && <span className="dot" data-ring={ring} />}
      {icon && <Icon name={icon} size={13} />}
      <span className="text">{children}</span>
    </span>
  );
}
