import type { CommentLook } from "../chat.types.ts";
import { groupByDay } from "../groupByDay.ts";

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

interface DatedBlock extends ThreadBlock {
  readonly day: string;
}

export interface ThreadDayBlocks {
  readonly day: string;
  readonly blocks: readonly DatedBlock[];
}

/** The comments of a thread as they are drawn. */
export interface ThreadCut {
  readonly comments: readonly CommentLook[];
  readonly days: readonly ThreadDayBlocks[];
}

function cutAll(comments: readonly CommentLook[], starts: ReadonlySet<string>): DatedBlock[] {
  return groupByDay(comments).flatMap((group) =>
    cutBlocks(group.comments, starts).map((block) => ({ ...block, day: group.day })),
  );
}

/** Blocks by days; a day whose blocks are all as before stays the same object. */
function byDay(blocks: readonly DatedBlock[], before: readonly ThreadDayBlocks[]): ThreadDayBlocks[] {
  const days: { day: string; blocks: DatedBlock[] }[] = [];
  for (const block of blocks) {
    const last = days.at(-1);
    if (last?.day === block.day) last.blocks.push(block);
    else days.push({ day: block.day, blocks: [block] });
  }
  const known = new Map(before.map((one) => [one.day, one]));
  return days.map((one) => {
    const old = known.get(one.day);
    const isSame =
      old?.blocks.length === one.blocks.length && old.blocks.every((block, at) => block === one.blocks[at]);
    return isSame ? old : one;
  });
}

/**
 * Cuts a thread into days and blocks. What did not change since it was cut before stays the same object, so a long room
 * costs what changed in it and not what it holds.
 */
export function cutThread(comments: readonly CommentLook[], before?: ThreadCut): ThreadCut {
  if (!before || before.comments.length === 0)
    return { comments, days: byDay(cutAll(comments, new Set()), []) };
  const old = before.comments;
  const shorter = Math.min(old.length, comments.length);
  let same = 0;
  while (same < shorter && old[same] === comments[same]) same++;
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same && old.at(-1 - sameAtEnd) === comments.at(-1 - sameAtEnd)) sameAtEnd++;
  const head: DatedBlock[] = [];
  const tail: DatedBlock[] = [];
  const changed: DatedBlock[] = [];
  let at = 0;
  let from = 0;
  let to = comments.length;
  for (const block of before.days.flatMap(({ blocks }) => blocks)) {
    const end = at + block.comments.length;
    if (end <= same) {
      head.push(block);
      from = end;
    } else if (at >= old.length - sameAtEnd) {
      if (tail.length === 0) to = comments.length - (old.length - at);
      tail.push(block);
    } else changed.push(block);
    at = end;
  }
  // Newer ones fill the last block that stands before them.
  const last = head.at(-1);
  if (last && from < to && comments[from]?.id !== changed[0]?.key) {
    head.pop();
    changed.unshift(last);
    from -= last.comments.length;
  }
  const starts = new Set(changed.map(({ key }) => key));
  const blocks = [...head, ...cutAll(comments.slice(from, to), starts), ...tail];
  return { comments, days: byDay(blocks, before.days) };
}
