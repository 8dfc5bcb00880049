import { flagColors } from "@tsumugi/contract";
import { useRoomMarks, useSupportChatRooms } from "@tsumugi/hooks";
import { paths } from "../../paths.ts";
import { useLocation } from "../../routing/address.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { queueFilter, queueSearch, supportLook, supportTabs } from "./supportLook.ts";

/** The queue as the address asks for it; the same alone and beside an open room. */
export function useSupportQueue() {
  const url = useUrlState();
  const { search } = useLocation();
  const tab = url.oneOf("tab", supportTabs);
  const keyword = url.get("keyword") || undefined;
  const flag = url.manyOf("flag", flagColors);
  const marks = useRoomMarks("support");
  const list = useSupportChatRooms(queueFilter(tab, { keyword, flag }));
  const waiting = useSupportChatRooms({ limit: 1, needs_reply: true });
  const unread = useSupportChatRooms({ limit: 1, unread: true });
  return {
    tab,
    list,
    value: { keyword, flag },
    isFiltered: keyword !== undefined || flag.length > 0,
    rooms: list.supportChatRooms.map((room) => supportLook(room, marks[room.roomId])),
    counts: { waiting: waiting.total, unread: unread.total },
    change: ({ keyword: typed, flag: chosen }: { keyword?: string; flag?: readonly string[] }) =>
      url.set({ keyword: typed, flag: chosen }),
    /** Of a room, the filters kept. */
    roomHref: (roomId: string) => `${paths.adminSupportRoom.getHref(roomId)}${queueSearch(search)}`,
    queueHref: `${paths.adminSupport.getHref()}${queueSearch(search)}`,
    /** Of a tab, the rest of the address kept. */
    tabHref: (next: (typeof supportTabs)[number], roomId?: string) => {
      const query = new URLSearchParams(search);
      query.set("tab", next);
      const path = roomId ? paths.adminSupportRoom.getHref(roomId) : paths.adminSupport.getHref();
      return `${path}?${query}`;
    },
  };
}
