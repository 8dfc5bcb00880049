import type { ComponentProps } from "react";
import { CountBadge } from "../Badge/CountBadge.tsx";
import { CountText } from "../Badge/CountText.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { preventPress } from "../preventPress.ts";
import { Slot } from "../Slot.tsx";
import { BusySpinner } from "../Spinner/BusySpinner.tsx";

interface IconButtonOwnProps {
  /** アイコン。意味は label が伝えます。 */
  icon: IconName;
  /** 読み上げの名前。マウスやキーボードで選ぶと見えます。 */
  label: string;
  /** 大きさ。既定は `md`。 */
  size?: "sm" | "md" | "lg";
  /** `secondary` は枠つきで、フォームや帯に 1 つだけ置くとき。既定は `ghost`。 */
  variant?: "ghost" | "secondary";
  /** 角の件数。全部の数を読みます。0 なら出ません。 */
  count?: number;
  /** 処理中。フォーカスは残り、押しても動かず、「処理中」と読みます。 */
  loading?: boolean;
  /** ただ 1 つの子（ルーターのリンクなど）をボタンとして描きます。 */
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
  const iconSize = size === "sm" ? 16 : 20;
  const before = loading ? <BusySpinner size={iconSize} /> : <Icon name={icon} size={iconSize} />;
  const name = <span className="tsu-hidden">{label}</span>;
  const corner = count > 0 && (
    <>
      <span className="corner" aria-hidden="true">
        <CountBadge count={count} />
      </span>
      <span className="tsu-hidden">
        <CountText count={count} />
      </span>
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
