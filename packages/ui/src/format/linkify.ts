export interface TextPiece {
  text: string;
  /** Present if the piece is a link; only http, https and mailto. */
  href?: string;
}

// RFC 3986 characters only, so the URL ends before 。、）」 and before kana.
const PATTERN =
  /https?:\/\/[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+|[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}/g;

/** Removes punctuation and unbalanced brackets that belong to the sentence, not to the URL. */
function trimAddress(address: string): string {
  let end = address.length;
  for (;;) {
    const last = address[end - 1];
    if (last === undefined) return "";
    const kept = address.slice(0, end);
    const unbalanced =
      (last === ")" && kept.split(")").length > kept.split("(").length) ||
      (last === "]" && kept.split("]").length > kept.split("[").length);
    if (!unbalanced && !/[.,;:!?'*]/.test(last)) return kept;
    end -= 1;
  }
}

/** Splits plain text into text and links, losing no character. */
export function linkify(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(PATTERN)) {
    const address = trimAddress(match[0]);
    const isMail = !/^https?:/.test(address);
    if (!isMail && !URL.canParse(address)) continue;
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
    pieces.push({ text: address, href: isMail ? `mailto:${address}` : address });
    at = match.index + address.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
