import { countChatRooms } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * How many rooms are under each tab of メッセージ, kept up to date live; with a keyword, of those that match it.
 * Undefined until known.
 *
 * @example
 * const { chatRoomCounts } = useChatRoomCounts("サンプル");
 */
export function useChatRoomCounts(keyword = "") {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    countChatRooms,
    { query: { keyword: keyword || undefined } },
    { keepPreviousData: true },
  );
  return { chatRoomCounts: data, isLoading, isRefreshing, error, refresh };
}
