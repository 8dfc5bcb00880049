import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import { preventPress } from "../preventPress.ts";

interface PlainButtonOwnProps {
  /**
   * 見た目。`none`（既定）は何も付けないので、地・線・余白を className で決めます。`cell` は表のセルの値、`status` はセルの中の状態を、押せるものに見せます。
   */
  look?: "none" | "cell" | "status";
}

export type PlainButtonProps = PlainButtonOwnProps &
  Omit<ComponentProps<"button">, keyof PlainButtonOwnProps>;

const classes = { none: undefined, cell: "tsu-cell-button", status: "tsu-status-button" } as const;

/** A button whose content is its look: a card that is pressed as a whole, a value in a cell. */
export function PlainButton({
  look = "none",
  type = "button",
  className,
  onClick,
  ...rest
}: PlainButtonProps) {
  const isBlocked = rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
  return (
    <button
      {...rest}
      type={type}
      className={cx(classes[look], className) || undefined}
      onClick={isBlocked ? preventPress : onClick}
    />
  );
}
