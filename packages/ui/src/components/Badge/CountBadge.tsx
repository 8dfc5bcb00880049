import { useWord } from "../../format/words/useWord.ts";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";
export interface CountBadgeProps extends Native<"span", "children"> {
  /** 件数。0 なら出ません。 */
  count: number;
  /** `thread` は人を待っているもの、`neutral` はただの数。既定は `thread`。 */
  tone?: "thread" | "neutral";
  /** 何の数か。「未読」なら「未読 128件」と読みます。すぐ横に言葉があるなら `""`。 */
  label?: string;
}

/** A count on a navigation item or a corner; above 99 it reads `99+`. Nothing at 0. */
export function CountBadge({ count, tone = "thread", label, className, ...rest }: CountBadgeProps) {
  const word = useWord();
  if (!(count > 0)) return null;
  const text = count > 99 ? "99+" : count;
  return (
    <span
      title={count > 99 ? word("{count}件", { count }) : undefined}
      {...rest}
      className={cx("tsu-count", className)}
      data-tone={tone}
    >
      {label !== undefined ? (
        <>
          <span aria-hidden="true">{text}</span>
          <span className="tsu-hidden">{`${label} ${word("{count}件", { count })}`.trimStart()}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}
