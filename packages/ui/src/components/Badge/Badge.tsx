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
  tone?: BadgeTone;
  icon?: IconName;
}

export type BadgeProps = BadgeOwnProps & Omit<ComponentProps<"span">, keyof BadgeOwnProps>;

export function Badge({ tone = "neutral", icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx("tsu-badge", className)} data-tone={tone}>
      {icon && <Icon name={icon} size={13} />}
      <span className="text">{children}</span>
    </span>
  );
}
