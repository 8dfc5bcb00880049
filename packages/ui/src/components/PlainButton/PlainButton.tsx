import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import { preventPress } from "../preventPress.ts";

interface PlainButtonOwnProps {
  /**
   * 見た目。`none`（既定）は地・線・余白のない、中身だけの見た目で、className で付けます。`cell` は表のセルの値、`status` はセルの中の状態を、押せるものに見せます。
   */
  look?: "none" | "cell" | "status";
}

export type PlainButtonProps = PlainButtonOwnProps &
  Omit<ComponentProps<"button">, keyof PlainButtonOwnProps>;

const classes = { none: "tsu-plain-button", cell: "tsu-cell-button", status: "tsu-status-button" } as const;

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
      className={cx(classes[look], className)}
      onClick={isBlocked ? preventPress : onClick}
    />
  );
}
