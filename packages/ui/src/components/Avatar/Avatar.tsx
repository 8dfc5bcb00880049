import { useLayoutEffect, useRef, useState } from "react";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";
import { whenSeen } from "./whenSeen.ts";

export interface AvatarProps extends Native<"span", "children"> {
  /** 名前。頭文字と色がここから決まります。 */
  name: string;
  /** 写真のアドレス。見えるところに来たら読み込みます。それまでと、読み込めないときは頭文字です。 */
  image?: string | null;
  /** 24・28・32・44・72px。既定は `md`。 */
  size?: "xs" | "sm" | "md" | "lg" | "xl";
  /** 角の丸い四角。企業や商品に使います。 */
  square?: boolean;
}

/** Finds the first grapheme, so that 𠮷 and 👨‍👩‍👧 stay whole. Made when a name needs it: browsers take long over the first one. */
let segmenter: Intl.Segmenter | undefined;
const plainLetters = /^[0-9A-Za-z\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]{2}/;

/** The initial of a name: 佐 of 佐藤, M of mika, ・ of nothing. */
export function initialOf(name: string): string {
  // Two plain letters are never one grapheme, so most names need no segmenter.
  if (plainLetters.test(name)) return (name[0] as string).toUpperCase();
  const text = name.trim();
  segmenter ??= new Intl.Segmenter("ja", { granularity: "grapheme" });
  return segmenter.segment(text)[Symbol.iterator]().next().value?.segment.toUpperCase() ?? "・";
}

const hueOf = (name: string) => {
  let sum = 0;
  for (let at = 0; at < name.length; at += 1) sum += name.charCodeAt(at);
  return sum % 6;
};

/** Those that have been in view, so that a row drawn again shows its picture at once. */
const shown = new Set<string>();
const KEPT = 1_000;

function Picture({ src }: { src: string }) {
  const [failed, setFailed] = useState<string>();
  const [isSeen, setSeen] = useState(false);
  const img = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (isSeen || !img.current) return;
    // Before anything is painted.
    if (shown.has(src)) return setSeen(true);
    return whenSeen(img.current, () => {
      if (shown.size >= KEPT) shown.clear();
      shown.add(src);
      setSeen(true);
    });
  }, [isSeen, src]);
  if (src === failed) return null;
  return (
    <img
      ref={img}
      src={isSeen ? src : undefined}
      alt=""
      decoding="async"
      fetchPriority="low"
      onError={() => setFailed(src)}
    />
  );
}

/**
 * A picture, or the first letter on a colored ground. It is decorative, because the name is beside it, so the
 * letter is drawn by the style sheet and is not part of the accessible name.
 */
export function Avatar({ name, image, size = "md", square = false, className, ...rest }: AvatarProps) {
  return (
    <span
      {...rest}
      className={cx("tsu-avatar", className)}
      data-size={size}
      data-square={square || undefined}
      data-hue={hueOf(name)}
      data-initial={initialOf(name)}
      aria-hidden="true"
    >
      {image && <Picture src={image} />}
    </span>
  );
}
