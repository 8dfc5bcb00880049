import type { ChatRoomCounts } from "@tsumugi/contract";
import type { Page } from "../../core/pages.ts";
import type { Comment } from "../comments/comment.ts";

/** How far one has read in a room, and what is unread after that. */
export interface Reading {
  readonly read_seq: number;
  readonly unread_count: number;
}

/** The fields that reading changes, in the answers about rooms of both sides. */
export interface ReadRoom extends Reading {
  readonly room_id?: string;
  readonly support_room_id?: string;
  readonly archived?: boolean;
}

/** How many messages of others stand after a read position, up to `upTo`. */
export function unreadBetween(
  comments: Iterable<Comment>,
  { after, upTo, ownUid }: { readonly after: number; readonly upTo: number; readonly ownUid: string },
): number {
  let count = 0;
  for (const { seq, uid, kind, deleted } of comments) {
    if (seq > after && seq <= upTo && uid !== ownUid && kind === "message" && !deleted) count += 1;
  }
  return count;
}

/** The reading after `upTo` was read, as far as the held comments show; from `lastSeq` on nothing is unread. */
export function readUpTo(
  from: Reading,
  upTo: number,
  {
    lastSeq,
    comments,
    ownUid,
  }: {
    readonly lastSeq: number;
    readonly comments: Iterable<Comment>;
    readonly ownUid: string;
  },
): Reading {
  const read = unreadBetween(comments, { after: from.read_seq, upTo, ownUid });
  return {
    read_seq: Math.max(from.read_seq, upTo),
    unread_count: upTo >= lastSeq ? 0 : Math.max(0, from.unread_count - read),
  };
}

export const isSameReading = (one: Reading, other: Reading): boolean =>
  one.read_seq === other.read_seq && one.unread_count === other.unread_count;

/** The room with this reading; the same object where nothing changes. */
export const withReading = <Room extends ReadRoom>(room: Room, reading: Reading): Room =>
  isSameReading(room, reading)
    ? room
    : { ...room, read_seq: reading.read_seq, unread_count: reading.unread_count };

/** The newest of several copies: positions rarely move back, and messages are added more often than deleted. */
export const newestReading = (held: readonly Reading[]): Reading | undefined =>
  held.reduce<Reading | undefined>((newest, one) => {
    if (!newest) return one;
    const further = one.read_seq - newest.read_seq || one.unread_count - newest.unread_count;
    return further > 0 ? one : newest;
  }, undefined);

/** By how much the number of unread rooms changes: 1, 0 or -1. */
export const unreadRoomsBy = (from: Reading, to: Reading): number =>
  Number(to.unread_count > 0) - Number(from.unread_count > 0);

export const withUnreadRooms = (counts: ChatRoomCounts, by: number): ChatRoomCounts => ({
  ...counts,
  unread: Math.max(0, counts.unread + by),
});

const PLAIN = ["unread", "limit", "cursor"];

/** A list of unread rooms without the room that was read; undefined where only the server knows whether it was in it. */
export function withoutRead<Room extends ReadRoom>(
  pages: readonly Page<Room>[],
  filter: URLSearchParams,
  isMeant: (room: Room) => boolean,
): readonly Page<Room>[] | undefined {
  const isListed = pages.some(({ items }) => items.some(isMeant));
  const isPlain = [...filter.keys()].every((name) => PLAIN.includes(name));
  if (filter.get("unread") !== "true" || !(isListed || isPlain)) return undefined;
  return pages.map((page) => ({
    ...page,
    items: page.items.filter((room) => !isMeant(room)),
    total: page.total === undefined ? undefined : Math.max(0, page.total - 1),
  }));
}
