import type { KeyboardEvent } from "react";
import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { Native } from "../native.ts";

export interface TagProps extends Native<"span", "children"> {
  /** 札の言葉。 */
  children: string;
  /** 外すボタンを出します。その上の Delete と Backspace も同じです。 */
  onRemove?: () => void;
  /** 札のまとまりの色。意味は言葉で伝えます。既定は `plain`。 */
  tone?: "plain" | "brand" | "thread";
}

/** A tag on a record. For a state use Badge. */
export function Tag({ children, onRemove, tone = "plain", className, ...rest }: TagProps) {
  const word = useWord();
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    onRemove?.();
  };
  return (
    <span
      title={children}
      {...rest}
      className={cx("tsu-tag", className)}
      data-tone={tone === "plain" ? undefined : tone}
    >
      <span className="text">{children}</span>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          onKeyDown={handleKeyDown}
          aria-label={word("{name}を外す", { name: children })}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  );
}
