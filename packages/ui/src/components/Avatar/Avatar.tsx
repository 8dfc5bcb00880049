import { useState } from "react";

export interface AvatarProps {
  name: string;
  /** If the picture fails to load, the letter is shown instead. */
  image?: string | null;
  /** 24, 28, 32, 44 or 72 px. Default `md`. */
  size?: "xs" | "sm" | "md" | "lg" | "xl";
  /** Square with round corners: companies and products. */
  square?: boolean;
}

/** First grapheme, so that 𠮷 and 👨‍👩‍👧 stay whole. */
const segmenter = new Intl.Segmenter("ja", { granularity: "grapheme" });
const plainLetter = /^[\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]{2}/;

/** The initial of a name: 佐 of 佐藤, M of mika, ・ of nothing. */
export function initialOf(name: string): string {
  // Two plain Japanese letters are never one grapheme, so most names need no segmenter.
  if (plainLetter.test(name)) return name[0] as string;
  const text = name.trim();
  return segmenter.segment(text)[Symbol.iterator]().next().value?.segment.toUpperCase() ?? "・";
}

const hueOf = (name: string) => {
  let sum = 0;
  for (let at = 0; at < name.length; at += 1) sum += name.charCodeAt(at);
  return sum % 6;
};

function Picture({ src }: { src: string }) {
  const [failed, setFailed] = useState<string>();
  if (src === failed) return null;
  return <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />;
}

/**
 * A picture, or the first letter on a colored ground. It is decorative, because the name is beside it, so the
 * letter is drawn by the style sheet and is not part of the accessible name.
 */
export function Avatar({ name, image, size = "md", square = false }: AvatarProps) {
  return (
    <span
      className="tsu-avatar"
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
