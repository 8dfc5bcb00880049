import { useLayoutEffect, useRef } from "react";
import { useWord } from "../../words/useWord.ts";
import type { Word } from "../../words/word.ts";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";
import { useBothRefs } from "../useBothRefs.ts";

/** A number that changes without anything being rendered, and tells whoever shows it. */
export interface LiveCount {
  /** いまの数。 */
  readonly get: () => number;
  /** 変わったら呼び、返した関数で終わります。 */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface CountBadgeProps extends Native<"span", "children"> {
  /** 件数。0 なら出ません。`LiveCount` を渡すと、変わったときに自分だけで書き換え、ほかは何も描き直しません。 */
  count: number | LiveCount;
  /** `thread` は人を待っているもの、`neutral` はただの数。既定は `thread`。 */
  tone?: "thread" | "neutral";
  /** 何の数か。「未読」なら「未読 128件」と読みます。すぐ横に言葉があるなら `""`。 */
  label?: string;
}

const short = (count: number) => (count > 99 ? "99+" : `${count}`);
const exact = (count: number, word: Word) => (count > 99 ? word("{count}件", { count }) : undefined);
/** 「未読 3件」, or 「3件」 where nothing is said of what is counted. */
export const spoken = (count: number, label: string, word: Word) =>
  `${label} ${word("{count}件", { count })}`.trimStart();

/** A count on a navigation item or a corner; above 99 it reads `99+`. Nothing at 0. */
export function CountBadge({ count, tone = "thread", label, className, ...rest }: CountBadgeProps) {
  const word = useWord();
  const own = { ...rest, className: cx("tsu-count", className), "data-tone": tone };
  if (typeof count !== "number") return <FollowingBadge {...own} count={count} label={label} word={word} />;
  if (!(count > 0)) return null;
  return (
    <span title={exact(count, word)} {...own}>
      {label !== undefined ? (
        <>
          <span aria-hidden="true">{short(count)}</span>
          <span className="tsu-hidden">{spoken(count, label, word)}</span>
        </>
      ) : (
        short(count)
      )}
    </span>
  );
}

interface FollowingProps extends Native<"span", "children"> {
  count: LiveCount;
  label: string | undefined;
  word: Word;
}

const write = (element: Element | null | undefined, text: string) => {
  const words = element?.firstChild;
  if (words instanceof Text && words.data !== text) words.data = text;
};

/** Written into the DOM by itself: with thousands of rooms React alone would look through all of them for one number. */
function FollowingBadge({ count, label, word, title, ref, ...own }: FollowingProps) {
  const badge = useRef<HTMLSpanElement>(null);
  const attachBadge = useBothRefs(badge, ref);
  const now = count.get();
  useLayoutEffect(() => {
    const draw = () => {
      const { current } = badge;
      if (!current) return;
      const next = count.get();
      current.hidden = !(next > 0);
      const shown = title ?? exact(next, word);
      if (shown) current.title = shown;
      else if (current.title) current.removeAttribute("title");
      write(current.firstElementChild, short(next));
      write(current.lastElementChild, label === undefined ? short(next) : spoken(next, label, word));
    };
    draw();
    return count.subscribe(draw);
  }, [count, label, title, word]);
  return (
    <span {...own} ref={attachBadge} title={title ?? exact(now, word)} hidden={!(now > 0)}>
      <span aria-hidden={label === undefined ? undefined : "true"}>{short(now)}</span>
      {label !== undefined && <span className="tsu-hidden">{spoken(now, label, word)}</span>}
    </span>
  );
}
