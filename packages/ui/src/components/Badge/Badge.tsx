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

interface BadgeOwnProps {
  /** Colour of the kind of state; the words carry the meaning. Default `neutral`. */
  tone?: BadgeTone;
  /** Before the words, where colour alone would part two states. */
  icon?: IconName;
}

export type BadgeProps = BadgeOwnProps & Omit<ComponentProps<"span">, keyof BadgeOwnProps>;

/** A word or two about the state of the thing beside it. Not pressed, not removed. */
export function Badge({ tone = "neutral", icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx("tsu-badge", className)} data-tone={tone}>
      {icon && <Icon name={icon} size={13} />}
      <span className="text">{children}</span>
    </span>
  );
}
