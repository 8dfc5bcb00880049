import type { Comment } from "./comment.ts";

export type Block = readonly Comment[];

/** Near the square root of a very long room: copying one block costs as much as copying the list of blocks. */
const MAX_BLOCK = 256;

/** Whether `one` stands before this place: by `seq`; for equal numbers the id decides, in the same way on every client. */
const isBefore = (one: Comment, seq: number, id: string): boolean =>
  one.seq < seq || (one.seq === seq && one.id < id);

/** First index of `length` for which `isAfter` holds. */
export function lowerBound(length: number, isAfter: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAfter(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Changes to a list of blocks: each touched block is copied once, the others stay the same objects. */
export class BlockDraft {
  blocks: Block[];
  isChanged = false;
  readonly #source: readonly Block[];
  /** The result of the last `#locate`. */
  #block = 0;
  #offset = 0;
  /** Copies made by this draft; nearly always one. */
  #own: Block[] = [];

  constructor(source: readonly Block[]) {
    this.#source = source;
    this.blocks = source as Block[];
  }

  /** The comment at this place, if it is held. */
  find(seq: number, id: string): Comment | undefined {
    this.#locate(seq, id);
    const found = this.blocks[this.#block]?.[this.#offset];
    return found?.id === id ? found : undefined;
  }

  insert(comment: Comment): void {
    this.#locate(comment.seq, comment.id);
    const block = this.#block;
    const offset = this.#offset;
    const full = (this.blocks[block]?.length ?? MAX_BLOCK) >= MAX_BLOCK;
    // At either end a full block is not split: rooms grow at the end, and older pages are added at the start.
    if (full && block === 0 && offset === 0) this.#blocksOfOwn().unshift(this.#fresh([comment]));
    else if (full && block >= this.blocks.length - 1 && offset >= MAX_BLOCK)
      this.#blocksOfOwn().push(this.#fresh([comment]));
    else {
      const own = this.#ownBlock(block);
      if (offset === own.length) own.push(comment);
      else own.splice(offset, 0, comment);
      if (own.length > MAX_BLOCK) this.blocks.splice(block + 1, 0, this.#fresh(own.splice(own.length >>> 1)));
    }
  }

  /** Replaces what `find` has just found by another version. */
  replace(comment: Comment): void {
    this.#ownBlock(this.#block)[this.#offset] = comment;
  }

  remove(seq: number, id: string): void {
    this.#locate(seq, id);
    const own = this.#ownBlock(this.#block);
    own.splice(this.#offset, 1);
    if (own.length === 0) this.blocks.splice(this.#block, 1);
  }

  /** Finds where a place is, or would be: a block and an offset in it. Written without helpers because it is most of a change's cost. */
  #locate(seq: number, id: string): void {
    const { blocks } = this;
    const last = blocks.length - 1;
    const newest = blocks[last]?.at(-1);
    // Nearly every change is a new comment at the end.
    if (!newest || isBefore(newest, seq, id)) {
      this.#block = Math.max(0, last);
      this.#offset = blocks[last]?.length ?? 0;
      return;
    }
    // Older pages come in before everything that is held.
    if (seq < (blocks[0]?.[0]?.seq ?? 0)) {
      this.#block = 0;
      this.#offset = 0;
      return;
    }
    const startsBy = (index: number) => {
      const first = blocks[index]?.[0] as Comment;
      return isBefore(first, seq, id) || (first.seq === seq && first.id === id);
    };
    // Rooms have hardly any gaps: a guess is nearly always right, or one beside it.
    const from = blocks[0]?.[0]?.seq ?? 0;
    const share = Math.floor(((seq - from) / (newest.seq - from)) * blocks.length);
    const guess = Math.min(last, Math.max(0, share || 0));
    let low = 0;
    let high = last;
    if (startsBy(guess)) {
      low = guess;
      if (guess < last && !startsBy(guess + 1)) high = guess;
    } else {
      high = Math.max(0, guess - 1);
      if (startsBy(high)) low = high;
    }
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (startsBy(middle)) low = middle;
      else high = middle - 1;
    }
    const items = blocks[low] as Block;
    this.#block = low;
    const place = seq - (items[0] as Comment).seq;
    const there = items[place];
    if (there?.seq === seq && there.id === id) {
      this.#offset = place;
      return;
    }
    low = 0;
    high = items.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(items[middle] as Comment, seq, id)) low = middle + 1;
      else high = middle;
    }
    this.#offset = low;
  }

  #blocksOfOwn(): Block[] {
    if (this.blocks === this.#source) this.blocks = this.#source.slice();
    this.isChanged = true;
    return this.blocks;
  }

  #fresh(block: Comment[]): Comment[] {
    this.#own.push(block);
    return block;
  }

  #ownBlock(index: number): Comment[] {
    const blocks = this.#blocksOfOwn();
    const block = blocks[index] ?? [];
    if (this.#own.includes(block)) return block as Comment[];
    const copy = this.#fresh(block.slice());
    blocks[index] = copy;
    return copy;
  }
}
