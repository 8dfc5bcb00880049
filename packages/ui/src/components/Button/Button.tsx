import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { preventPress } from "../preventPress.ts";
import { Slot } from "../Slot.tsx";
import { BusySpinner } from "../Spinner/BusySpinner.tsx";

interface ButtonOwnProps {
  /** `primary` は画面に 1 つ、`danger` は確認の中だけ。既定は `secondary`。 */
  variant?: "primary" | "secondary" | "ghost" | "danger" | "danger-quiet";
  /** `sm` はほかのものの横、`lg` は画面で 1 つだけの手順に。既定は `md`。 */
  size?: "sm" | "md" | "lg";
  /** 処理中。フォーカスは残り、押しても動かず、「処理中」と読みます。 */
  loading?: boolean;
  /** 言葉の前のアイコン。言葉だけで分かるようにします。 */
  icon?: IconName;
  /** 言葉のあとのアイコン。向きや、メニューが開くことを表します。 */
  iconEnd?: IconName;
  /** 入れものの幅いっぱいに広げます。 */
  full?: boolean;
  /** ただ 1 つの子（ルーターのリンクなど）をボタンとして描きます。 */
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
  const isBlocked = loading || rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
  const own = {
    ...rest,
    className: cx("tsu-button", className),
    "data-variant": variant,
    "data-size": size,
    "data-full": full || undefined,
    "data-icon": icon ? "" : undefined,
    "data-covered": loading && !icon && !iconEnd ? "" : undefined,
    "aria-busy": loading || undefined,
    "aria-disabled": isBlocked || undefined,
    onClick: isBlocked ? preventPress : onClick,
  };
  const iconSize = size === "sm" ? 16 : 18;
  // The spinner stands where a picture was, as large as that, or lies over the label: the width stays the same.
  const isBusyAtEnd = loading && !icon && iconEnd !== undefined;
  const before =
    loading && !isBusyAtEnd ? (
      <BusySpinner size={icon ? iconSize : 16} />
    ) : (
      icon && <Icon name={icon} size={iconSize} />
    );
  const after = isBusyAtEnd ? <BusySpinner size={16} /> : iconEnd && <Icon name={iconEnd} size={16} />;
  if (asChild)
    return (
      <Slot {...own} child={children}>
        {(inner) => (
          <>
            {before}
            {inner}
            {after}
          </>
        )}
      </Slot>
    );
  return (
    <button {...own} type={type}>
      {before}
      {children}
      {after}
    </button>
  );
}
