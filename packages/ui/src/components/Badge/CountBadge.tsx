import { useLayoutEffect, useRef } from "react";

/** A number that changes without anything being rendered, and tells whoever shows it. */
export interface LiveCount {
  readonly get: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface CountBadgeProps {
  /** A `LiveCount` is followed by the badge alone: nothing is rendered when it changes. */
  count: number | LiveCount;
  /** `thread` for items that wait for the user, `neutral` for a plain number. */
  tone?: "thread" | "neutral";
  /** What is counted, read aloud with the exact number: 「未読」 reads 「未読 128件」; "" where it stands beside. */
  label?: string;
}

const short = (count: number) => (count > 99 ? "99+" : `${count}`);
const exact = (count: number) => (count > 99 ? `${count}件` : undefined);
const spoken = (count: number, label: string) => `${label} ${count}件`.trimStart();

/** A count on a navigation item or a corner; above 99 it reads `99+`. Nothing at 0. */
export function CountBadge({ count, tone = "thread", label }: CountBadgeProps) {
  if (typeof count !== "number") return <FollowingBadge count={count} tone={tone} label={label} />;
  if (!(count > 0)) return null;
  return (
    <span className="tsu-count" data-tone={tone} title={exact(count)}>
      {label !== undefined ? (
        <>
          <span aria-hidden="true">{short(count)}</span>
          <span className="tsu-hidden">{spoken(count, label)}</span>
        </>
      ) : (
        short(count)
      )}
    </span>
  );
}

interface FollowingProps {
  count: LiveCount;
  tone: "thread" | "neutral";
  label: string | undefined;
}

const write = (element: Element | null | undefined, text: string) => {
  const words = element?.firstChild;
  if (words instanceof Text && words.data !== text) words.data = text;
};

/** Written into the DOM by itself: with thousands of rooms React alone would look through all of them for one number. */
function FollowingBadge({ count, tone, label }: FollowingProps) {
  const badge = useRef<HTMLSpanElement>(null);
  const now = count.get();
  useLayoutEffect(() => {
    const draw = () => {
      const { current } = badge;
      if (!current) return;
      const next = count.get();
      current.hidden = !(next > 0);
      const title = exact(next);
      if (title) current.title = title;
      else if (current.title) current.removeAttribute("title");
      write(current.firstElementChild, short(next));
      write(current.lastElementChild, label === undefined ? short(next) : spoken(next, label));
    };
    draw();
    return count.subscribe(draw);
  }, [count, label]);
  return (
    <span ref={badge} className="tsu-count" data-tone={tone} title={exact(now)} hidden={!(now > 0)}>
      <span aria-hidden={label === undefined ? undefined : "true"}>{short(now)}</span>
      {label !== undefined && <span className="tsu-hidden">{spoken(now, label)}</span>}
    </span>
  );
}
