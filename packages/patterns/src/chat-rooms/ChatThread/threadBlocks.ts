import type { CommentLook } from "../chat.types.ts";

/** Comments whose layout is skipped together while they are out of sight. */
export const BLOCK = 40;

export interface ThreadBlock {
  /** The id of the comment that it begins with. */
  readonly key: string;
  readonly comments: readonly CommentLook[];
}

/** Where a stretch is cut: from its end when older ones came in before what stands, from its start when newer ones came. */
function cutsOf(length: number, fromEnd: boolean): number[] {
  const first = fromEnd ? length % BLOCK : 0;
  const cuts = first > 0 ? [0] : [];
  for (let at = first; at < length; at += BLOCK) cuts.push(at);
  return cuts;
}

/**
 * Cuts comments into blocks so that a comment stays in the block where it was: what moves to another block is mounted
 * again, and loses its place, its pictures and the focus. `starts`: the ids at which blocks began before; where one of
 * them still is, a block begins again. Older comments get blocks of their own before these; newer ones fill the last.
 */
export function cutBlocks(comments: readonly CommentLook[], starts: ReadonlySet<string>): ThreadBlock[] {
  const kept = comments.flatMap(({ id }, index) => (starts.has(id) ? [index] : []));
  const bounds = kept[0] === 0 ? kept : [0, ...kept];
  return bounds.flatMap((from, nth) => {
    const stretch = comments.slice(from, bounds[nth + 1] ?? comments.length);
    const isBefore = kept.length > 0 && from < (kept[0] ?? 0);
    const cuts = cutsOf(stretch.length, isBefore);
    return cuts.map((cut, index) => {
      const block = stretch.slice(cut, cuts[index + 1] ?? stretch.length);
      return { key: block[0]?.id ?? "", comments: block };
    });
  });
}
