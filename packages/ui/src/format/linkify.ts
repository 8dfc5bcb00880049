export interface TextPiece {
  text: string;
  /** Present if the piece is a link; only http, https and mailto. */
  href?: string;
}

// RFC 3986 characters only, so the URL ends before 。、）」 and before kana. An address begins where no such character
// stands before it: tried from every letter of a long word, the search took the square of its length.
const PATTERN =
  /https?:\/\/[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+|(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}/g;

const opening: Record<string, string> = { ")": "(", "]": "[" };

/** Removes punctuation and unbalanced brackets that belong to the sentence, not to the URL. */
function trimAddress(address: string): string {
  const counts = new Map<string, number>();
  for (const mark of address) if ("()[]".includes(mark)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const countOf = (mark: string) => counts.get(mark) ?? 0;
  for (let end = address.length; end > 0; end -= 1) {
    const last = address[end - 1] ?? "";
    const open = opening[last];
    const unbalanced = open !== undefined && countOf(last) > countOf(open);
    if (!unbalanced && !/[.,;:!?'*]/.test(last)) return address.slice(0, end);
    if (counts.has(last)) counts.set(last, countOf(last) - 1);
  }
  return "";
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
