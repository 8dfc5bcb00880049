import { linkify } from "@tsumugi/ui/format";

export interface LinkedTextProps {
  /** 文章。アドレスだけがリンクになり、ほかは文字のまま出ます。 */
  children: string;
}

/** Plain text whose addresses are links; nothing else of it becomes markup. */
export function LinkedText({ children }: LinkedTextProps) {
  return linkify(children).map((piece, index) =>
    piece.href ? (
      // A direction of its own: after a sign that turns the line around, another address would be read.
      <a
        key={`${index}${piece.href}`}
        href={piece.href}
        dir="ltr"
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  );
}
