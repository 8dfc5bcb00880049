import { useState } from "react";

export interface AvatarProps {
  name: string;
  image?: string | null;
  size?: "xs" | "sm" | "md" | "lg" | "xl";
  /** Square with round corners: companies and products. */
  square?: boolean;
}

/** First grapheme, so that 𠮷 and 👨‍👩‍👧 stay whole. */
const segmenter = new Intl.Segmenter("ja", { granularity: "grapheme" });
const initial = (name: string) =>
  segmenter.segment(name.trim())[Symbol.iterator]().next().value?.segment ?? "・";
const hueOf = (name: string) => [...name].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % 6;

/**
 * Picture, or the first letter on a colour of its own. Decoration: the name stands beside it, so the
 * letter is drawn by the style sheet and never becomes part of a name.
 */
export function Avatar({ name, image, size = "md", square = false }: AvatarProps) {
  const [failedImage, setFailedImage] = useState<string>();
  return (
    <span
      className="tsu-avatar"
      data-size={size}
      data-square={square || undefined}
      data-hue={hueOf(name)}
      data-initial={initial(name)}
      aria-hidden="true"
    >
      {image && image !== failedImage && (
        <img src={image} alt="" loading="lazy" onError={() => setFailedImage(image)} />
      )}
    </span>
  );
}
