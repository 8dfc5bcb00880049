import { COMMENT_MAX_PAGE, COMMENT_PAGE_SIZE } from "@tsumugi/contract";
import { asApiError } from "../../core/apiError.ts";
import type { CommentPlace, CommentStore } from "../realtime/commentStore.ts";
import type { Comment } from "./comment.ts";
import * as openRoom from "./openRoom.ts";
import * as past from "./pastRange.ts";
import { type RoomRef, roomKey } from "./roomRef.ts";

/** Where the open rooms are kept; in the app this is the jotai store. */
export interface OpenRoomMap {
  get(key: string): openRoom.OpenRoom | undefined;
  set(key: string, room: openRoom.OpenRoom | undefined): void;
}

/** Loads the pages of open rooms: the newest, those beside what is shown, and those around a place. */
export function createRoomPages(store: Pick<CommentStore, "listComments">, rooms: OpenRoomMap) {
  /** Counts the first loads of each room: a page requested before the last one may leave a gap. */
  const loads = new Map<string, number>();
  const numberOf = (key: string) => loads.get(key) ?? 0;
  const firsts = new Map<string, Promise<void>>();
  /** Counts the moves to another place in each room. */
  const moves = new Map<string, number>();
  /** The comment that is being read in each room, where that is not the newest. */
  const reading = new Map<string, string>();

  const update = (key: string, edit: (room: openRoom.OpenRoom) => openRoom.OpenRoom) => {
    const held = rooms.get(key);
    const next = held && edit(held);
    if (next && next !== held) rooms.set(key, next);
  };

  /** Counts a move to another place; the function says whether it is still the last one. */
  const move = (key: string): (() => boolean) => {
    const mine = (moves.get(key) ?? 0) + 1;
    moves.set(key, mine);
    return () => moves.get(key) === mine;
  };

  const pageAround = (room: RoomRef, place: CommentPlace) =>
    store.listComments(room, { limit: COMMENT_MAX_PAGE, around: place });

  /** Loads the newest page; with a place also the page around it. Both are shown at once, so that nothing jumps. */
  const loadFirst = (room: RoomRef, place?: CommentPlace): Promise<void> => {
    const key = roomKey(room);
    const number = numberOf(key) + 1;
    loads.set(key, number);
    const held = rooms.get(key);
    const [known, left] = [held && past.knownUpTo(held), moves.get(key)];
    const isBeside = place !== undefined;
    update(key, openRoom.firstPageStarted);
    if (isBeside) update(key, openRoom.pageStarted);
    const settle = (edit: (held: openRoom.OpenRoom) => openRoom.OpenRoom) => {
      // A later load replaces this one: only its page is newer than all changes it has collected.
      if (numberOf(key) === number) update(key, edit);
    };
    const load = async () => {
      try {
        const page = await store.listComments(room, { limit: COMMENT_PAGE_SIZE });
        // Without this page the newest comments are still right.
        const beside = isBeside ? await pageAround(room, place).catch(() => undefined) : undefined;
        settle((now) => {
          const first = openRoom.firstPageLoaded(now, page);
          // A reader who moved elsewhere meanwhile stays there.
          if (!isBeside || moves.get(key) !== left) return first;
          return beside
            ? past.aroundLoaded(first, beside, place, COMMENT_MAX_PAGE, known)
            : past.withoutPast(first);
        });
      } catch (error) {
        settle((now) => openRoom.firstPageFailed(now, asApiError(error)));
      } finally {
        if (isBeside) update(key, openRoom.pageSettled);
      }
    };
    const first = load();
    firsts.set(key, first);
    return first;
  };

  /** Loads one more page; resolves to whether it came. */
  const loadOlder = async (room: RoomRef): Promise<boolean> => {
    const key = roomKey(room);
    const shown = () => rooms.get(key)?.past ?? rooms.get(key);
    const held = shown();
    const oldest = held?.comments.at(0);
    if (!held?.hasMore || held.isLoadingOlder || rooms.get(key)?.early || !oldest) return false;
    const number = numberOf(key);
    update(key, openRoom.olderPageStarted);
    try {
      const page = await store.listComments(room, { limit: COMMENT_PAGE_SIZE, before: oldest.seq });
      const isSame = numberOf(key) === number && shown()?.comments.at(0)?.seq === oldest.seq;
      // After a reset or a jump in between, this page belongs to a list that is no longer shown.
      if (isSame) update(key, (now) => openRoom.olderPageLoaded(now, page));
      return isSame;
    } catch (error) {
      update(key, (now) => openRoom.olderPageFailed(now, asApiError(error)));
      return false;
    } finally {
      update(key, openRoom.pageSettled);
    }
  };

  const loadNewer = async (room: RoomRef): Promise<void> => {
    const key = roomKey(room);
    const held = rooms.get(key)?.past;
    const newest = held?.comments.at(-1);
    if (!held || held.isLoadingNewer || !newest) return;
    const limit = past.NEWER_PAGE_SIZE;
    const number = numberOf(key);
    update(key, (now) => past.newerPageStarted(openRoom.pageStarted(now)));
    try {
      const page = await store.listComments(room, { limit, after: newest.seq });
      const isSame = numberOf(key) === number && rooms.get(key)?.past?.comments.at(-1)?.seq === newest.seq;
      if (isSame) update(key, (now) => past.newerPageLoaded(now, page, limit));
    } catch (error) {
      update(key, (now) => past.newerPageFailed(now, asApiError(error)));
    } finally {
      update(key, openRoom.pageSettled);
    }
  };

  /** Shows the comments around a place, unless another move came in between. */
  const openAround = async (room: RoomRef, place: CommentPlace): Promise<void> => {
    const key = roomKey(room);
    const isLast = move(key);
    for (let isOld = true; isOld && isLast(); ) {
      await firsts.get(key);
      const number = numberOf(key);
      update(key, openRoom.pageStarted);
      try {
        const page = await pageAround(room, place);
        isOld = numberOf(key) !== number;
        if (!isOld && isLast()) update(key, (now) => past.aroundLoaded(now, page, place, COMMENT_MAX_PAGE));
      } finally {
        update(key, openRoom.pageSettled);
      }
    }
  };

  const toLatest = (room: RoomRef): void => {
    move(roomKey(room));
    reading.delete(roomKey(room));
    update(roomKey(room), past.withoutPast);
  };

  /** @throws ApiError not_found, or why the page did not load; what is shown then stays. */
  const loadAround = async (room: RoomRef, place: CommentPlace): Promise<Comment | undefined> => {
    const key = roomKey(room);
    await firsts.get(key);
    const held = rooms.get(key);
    const there = held && past.findHeld(held, place);
    if (!there) {
      try {
        await openAround(room, place);
      } catch (error) {
        throw asApiError(error);
      }
    } else if (!held.past?.comments.has(there.id)) toLatest(room);
    const now = rooms.get(key);
    return now && past.findHeld(now, place);
  };

  /** Loads what is shown of a room again, around the comment being read: what was held may have gaps. */
  const reload = (room: RoomRef): Promise<void> => {
    const key = roomKey(room);
    return loadFirst(room, reading.get(key) ?? rooms.get(key)?.past?.around);
  };

  const noteReading = (room: RoomRef, id: string | null): void => {
    if (id === null) reading.delete(roomKey(room));
    else reading.set(roomKey(room), id);
  };

  return { update, loadFirst, loadOlder, loadNewer, loadAround, toLatest, reload, noteReading };
}
