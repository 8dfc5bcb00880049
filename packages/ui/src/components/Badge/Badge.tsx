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
  /** 状態の色。意味は言葉で伝えます。既定は `neutral`。 */
  tone?: BadgeTone;
  /** 言葉の前のアイコン。色だけで見分けることになるときに使います。 */
  icon?: IconName;
  /** 進み具合を形で見せます。 */
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
