import {
  type ChatRoomCounts,
  countChatRooms,
  endpointKey,
  getChatRoom,
  getSupportChatRoom,
  getUnreadChatCount,
  listChatRooms,
  listSupportChatRooms,
  type ResponseOf,
} from "@tsumugi/contract";
import type { Cache } from "swr";
import type { Page } from "../../core/pages.ts";
import { isStale, plainKey, revalidateKeys, type Stale } from "../../core/revalidate.ts";
import type { RoomRef } from "../comments/roomRef.ts";
import { shiftUnread, toUnreadCounts, toUnreadWire } from "../notifications/unreadCounts.ts";
import {
  newestReading,
  type Reading,
  type ReadRoom,
  withoutRead,
  withReading,
  withUnreadRooms,
} from "./reading.ts";

type Lists = readonly Page<ReadRoom>[];
type Mutate = (key: string, value?: unknown, options?: { readonly revalidate: boolean }) => Promise<unknown>;

const endpoints = {
  chat: { list: listChatRooms, room: getChatRoom },
  support: { list: listSupportChatRooms, room: getSupportChatRoom },
} as const;

const filterOf = (key: string) => new URLSearchParams(key.split("?")[1] ?? "");

/**
 * What the cache holds of an own reading in a room, and the counts that follow from it. Writing edits the cached answers;
 * `loadAgain` loads what that discards or cannot know, usually nothing.
 */
export function cachedReading(cache: Cache, mutate: Mutate, { side, id }: RoomRef) {
  const { list, room } = endpoints[side];
  const toLoad = new Set<string>();
  const isMeant = (one: ReadRoom) => (side === "chat" ? one.room_id : one.support_room_id) === id;

  /** Changes each cached answer of an endpoint; undefined: only the server knows the new one. */
  const edit = <T>(endpoint: Stale, change: (answer: T, filter: URLSearchParams) => T | undefined) => {
    for (const key of [...cache.keys()].filter((one) => isStale(plainKey(one), endpoint))) {
      const { data, isValidating } = cache.get(key) ?? {};
      if (data === undefined) continue;
      const next = change(data as T, filterOf(key));
      if (next === data) continue;
      // Writing an entry makes SWR discard a load of it that is under way, and other news with it.
      if (next === undefined || isValidating) toLoad.add(key);
      // The cache may be gone by now, with the session.
      if (next !== undefined) mutate(key, next, { revalidate: false }).catch(() => undefined);
    }
  };
  const editLists = (change: (pages: Lists, filter: URLSearchParams) => Lists | undefined) =>
    edit<Lists | Page<ReadRoom>>(list, (answer, filter) =>
      Array.isArray(answer) ? change(answer, filter) : change([answer as Page<ReadRoom>], filter)?.[0],
    );

  /** The room as each cached answer has it. */
  const copies = (): ReadRoom[] => {
    const found: ReadRoom[] = [];
    edit<ReadRoom>(room, (answer) => {
      found.push(answer);
      return answer;
    });
    editLists((pages) => {
      for (const page of pages) found.push(...page.items);
      return pages;
    });
    return found.filter(isMeant);
  };

  return {
    /** The newest known reading; undefined where nothing of the room is cached. */
    newest: () => newestReading(copies()),
    /** Writes to the copies for which `isOlder` holds: others were loaded, or read further, meanwhile. */
    write(reading: Reading, isOlder: (copy: Reading) => boolean): void {
      const change = (one: ReadRoom) => (isMeant(one) && isOlder(one) ? withReading(one, reading) : one);
      edit<ReadRoom>(room, change);
      editLists((pages) => {
        const next = pages.map((page) => {
          const items = page.items.map(change);
          return items.every((one, index) => one === page.items[index]) ? page : { ...page, items };
        });
        return next.every((page, index) => page === pages[index]) ? pages : next;
      });
    },
    /** Shifts the total of unread messages and returns the real change, as the total never falls below zero. */
    shiftTotal(by: number): number {
      const key = endpointKey(getUnreadChatCount, {});
      const held = cache.get(key)?.data as ResponseOf<typeof getUnreadChatCount> | undefined;
      // An archived room is not in the total.
      if (!held || by === 0 || copies().some(({ archived }) => archived)) return 0;
      const field = side === "chat" ? "unread_chat_message_count" : "unread_support_chat_message_count";
      const next = toUnreadWire(shiftUnread(toUnreadCounts(held), side, by));
      edit<typeof next>(getUnreadChatCount, () => next);
      return next[field] - held[field];
    },
    /** Shifts the number of unread rooms. */
    shiftUnreadRooms(by: number): void {
      if (by === 0 || side !== "chat" || copies().some(({ archived }) => archived)) return;
      edit<ChatRoomCounts>(countChatRooms, (counts, filter) =>
        filter.get("keyword") ? undefined : withUnreadRooms(counts, by),
      );
    },
    /** Removes the room from lists of unread rooms, or has them loaded again where it is unread now. */
    updateUnreadLists(isRead: boolean): void {
      editLists((pages, filter) => {
        if (!filter.has("unread")) return pages;
        return isRead ? withoutRead(pages, filter, isMeant) : undefined;
      });
    },
    loadAgain: () => revalidateKeys(cache, mutate, toLoad),
  };
}
