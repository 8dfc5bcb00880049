import type { Comment } from "@tsumugi/hooks";
import type { CollectionReference, Timestamp } from "firebase/firestore";
import { type FollowedRoom, followRoom } from "./followRoom.ts";

export interface FollowedRoomsOptions {
  readonly commentsOf: (roomId: string) => CollectionReference;
  /** How many at a time: each is a query that Firestore keeps open, and bills. */
  readonly most: number;
  readonly onComment: (comment: Comment) => void;
  /** The state of one has changed. */
  readonly onState: () => void;
}

/**
 * The rooms that are followed. The one loaded longest ago gives way when there are too many; where it stood is
 * remembered, so that it can be taken up again without a gap when something is said there.
 */
export function createFollowedRooms({ commentsOf, most, onComment, onState }: FollowedRoomsOptions) {
  const followed = new Map<string, FollowedRoom>();
  const left = new Map<string, Timestamp | null>();

  const giveWay = () => {
    const [oldest] = followed;
    if (followed.size < most || !oldest) return;
    const [roomId, room] = oldest;
    room.stop();
    followed.delete(roomId);
    left.set(roomId, room.latest);
  };

  const follow = (roomId: string, since: Timestamp | null): void => {
    const before = followed.get(roomId);
    followed.delete(roomId);
    // Behind the others again: it was just asked for.
    if (before && before.state !== "refused") return void followed.set(roomId, before);
    before?.stop();
    giveWay();
    left.delete(roomId);
    followed.set(roomId, followRoom({ roomId, comments: commentsOf(roomId), since, onComment, onState }));
  };

  return {
    /** Tells every change later than `since`, the latest `changedAt` of what was loaded. */
    follow,
    /** Followed, or to be woken. */
    knows: (roomId: string): boolean => followed.has(roomId) || left.has(roomId),
    /** Something was said in a room: where it had given way, it is followed again from where it stood. */
    wake(roomId: string): void {
      if (left.has(roomId)) follow(roomId, left.get(roomId) ?? null);
    },
    get isCut(): boolean {
      return [...followed.values()].some(({ state }) => state === "cut");
    },
    /** Tries at once what is not open, e.g. with a new token. */
    retry(): void {
      for (const room of followed.values()) if (room.state !== "open") room.retry();
    },
    stop(): void {
      for (const room of followed.values()) room.stop();
      followed.clear();
      left.clear();
    },
  };
}
