import { partsAround } from "@tsumugi/contract";
import { AppError } from "../core/errors.ts";

/** Which comments of a room are asked for: at most one of the three places, see the contract's `commentListQuery`. */
export interface CommentRange {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly around?: string | undefined;
}

/** One walk along the index over (room, seq): down from a seq (it included), or up from it (it left out). */
export type Walk =
  | { readonly direction: "down"; readonly from: number | undefined; readonly limit: number }
  | { readonly direction: "up"; readonly from: number; readonly limit: number };

export interface RoomReader<Row> {
  /** In the order of the walk. */
  walk(walk: Walk): Promise<readonly Row[]>;
  seqOf(id: string): Promise<number | undefined>;
}

/**
 * A page, newest first, in two walks at most, wherever in the room it lies.
 * @throws AppError not_found (`around` an id that the room does not hold)
 */
export async function readPage<Row>(range: CommentRange, room: RoomReader<Row>): Promise<Row[]> {
  const { limit, before, after, around } = range;
  if (around !== undefined) {
    const parts = partsAround(limit);
    const from = /^\d+$/.test(around) ? Number(around) : await room.seqOf(around);
    if (from === undefined)
      throw new AppError("not_found", {
        message: "メッセージが見つかりません。部屋を開き直してください。",
      });
    // The older part first: what is written meanwhile is newer than both.
    const upTo = await room.walk({ direction: "down", from, limit: parts.upTo });
    const newer = parts.after > 0 ? await room.walk({ direction: "up", from, limit: parts.after }) : [];
    return [...newer.toReversed(), ...upTo];
  }
  if (after !== undefined) return (await room.walk({ direction: "up", from: after, limit })).toReversed();
  return [
    ...(await room.walk({ direction: "down", from: before === undefined ? undefined : before - 1, limit })),
  ];
}
