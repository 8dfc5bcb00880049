/** Which cards of a long list are drawn, in blocks of a few. No DOM, no React. */

/** Cards of one block: drawn and left out together. */
export const BLOCK = 20;

export interface CardPart {
  /** The first card of the block, and the one after its last. */
  from: number;
  to: number;
  /** px that stand for what is left out above it. */
  gap: number;
}

export interface CardView {
  top: number;
  bottom: number;
}

/**
 * The blocks that touch the view and the kept one, in their order, and the px that are left out under the last.
 *
 * @param heightOf px of a card of that block, measured or taken for granted
 */
export function cardParts(
  count: number,
  heightOf: (block: number) => number,
  view: CardView,
  kept: number | undefined,
): { parts: CardPart[]; rest: number } {
  const parts: CardPart[] = [];
  let top = 0;
  let drawnTo = 0;
  for (let from = 0; from < count; from += BLOCK) {
    const to = Math.min(from + BLOCK, count);
    const block = from / BLOCK;
    const bottom = top + heightOf(block) * (to - from);
    if ((bottom > view.top && top < view.bottom) || block === kept) {
      parts.push({ from, to, gap: top - drawnTo });
      drawnTo = bottom;
    }
    top = bottom;
  }
  return { parts, rest: top - drawnTo };
}
