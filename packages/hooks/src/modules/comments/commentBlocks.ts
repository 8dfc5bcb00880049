import type { Comment } from "./comment.ts";

export type Block = readonly Comment[];

/** Near the square root of a very long room: copying one block and the list of blocks costs alike. */
const MAX_BLOCK = 256;

type Place = Pick<Comment, "seq" | "id">;

/** By `seq`; the id decides between two without order, so that every client shows the same. */
const compare = (a: Place, b: Place): number => a.seq - b.seq || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

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
  #found: { readonly block: number; readonly offset: number } | null = null;
  readonly #own = new Set<Block>();

  constructor(source: readonly Block[]) {
    this.#source = source;
    this.blocks = source as Block[];
  }

  /** The comment at this place, if it is held. */
  find(place: Place): Comment | undefined {
    const { block, offset } = this.#locate(place);
    const found = this.blocks[block]?.[offset];
    if (!found || compare(found, place) !== 0) return undefined;
    this.#found = { block, offset };
    return found;
  }

  insert(comment: Comment): void {
    const { block, offset } = this.#locate(comment);
    const full = (this.blocks[block]?.length ?? MAX_BLOCK) >= MAX_BLOCK;
    // At either end a full block stays as it is: rooms grow at the end and are read back at the start.
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

  /** Puts another edition in the place of what `find` has just found. */
  replace(comment: Comment): void {
    if (!this.#found) return;
    const { block, offset } = this.#found;
    this.#ownBlock(block)[offset] = comment;
  }

  remove(place: Place): void {
    const { block, offset } = this.#locate(place);
    const own = this.#ownBlock(block);
    own.splice(offset, 1);
    if (own.length === 0) this.blocks.splice(block, 1);
  }

  /** Where a place is, or would be: a block and an offset in it. */
  #locate(place: Place): { block: number; offset: number } {
    const { blocks } = this;
    const last = blocks.length - 1;
    const newest = blocks[last]?.at(-1);
    // Nearly every change is a new comment at the end.
    if (newest && compare(newest, place) < 0) return { block: last, offset: blocks[last]?.length ?? 0 };
    const after = lowerBound(blocks.length, (i) => compare(blocks[i]?.[0] as Comment, place) > 0);
    const block = Math.max(0, after - 1);
    const items = blocks[block] ?? [];
    return { block, offset: lowerBound(items.length, (i) => compare(items[i] as Comment, place) >= 0) };
  }

  #blocksOfOwn(): Block[] {
    if (this.blocks === this.#source) this.blocks = this.#source.slice();
    this.isChanged = true;
    return this.blocks;
  }

  #fresh(block: Comment[]): Comment[] {
    this.#own.add(block);
    return block;
  }

  #ownBlock(index: number): Comment[] {
    const blocks = this.#blocksOfOwn();
    const block = blocks[index] ?? [];
    if (this.#own.has(block)) return block as Comment[];
    const copy = this.#fresh(block.slice());
    blocks[index] = copy;
    return copy;
  }
}
