import { useChatRoomCounts, useChatRooms, useRoomMarks, useRoomUnread } from "@tsumugi/hooks";
import { ChatLayout, ChatRoomList, type ChatRoomLook } from "@tsumugi/patterns";
import { EmptyState, LinkTabs, LoadMore, SearchField } from "@tsumugi/ui";
import { useCallback } from "react";
import { useParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useRoomFocus } from "../../rooms/useRoomFocus.ts";
import { useRoomKeys } from "../../rooms/useRoomKeys.ts";
import { Link } from "../../routing/Link.tsx";
import { ListBody } from "../../shared/ListBody.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { chatTabLabels, chatTabs, emptyTexts, isWaiting, shownTabs, tabFilter } from "./chatTabs.ts";
import { OpenRoom } from "./OpenRoom.tsx";
import { roomLook } from "./roomLook.ts";
import { StartDm } from "./StartDm.tsx";

export function ChatPage() {
  usePageTitle("メッセージ");
  const { roomId } = useParams();
  const url = useUrlState();
  const tab = url.oneOf("tab", chatTabs);
  const keyword = url.get("keyword");
  const list = useChatRooms(tabFilter(tab, keyword));
  const marks = useRoomMarks();
  const { chatRoomCounts } = useChatRoomCounts(keyword);
  const kept = { tab: tab === "all" ? undefined : tab, keyword: keyword || undefined };
  const listHref = paths.chat.getHref(kept);
  const unreadOf = useRoomUnread();
  const rooms = list.chatRooms.map((room) => roomLook(room, unreadOf(room.roomId), marks[room.roomId]));
  // A room found by what was said in it opens at that comment.
  const linkTo = useCallback(
    ({ roomId: id, hitId }: ChatRoomLook) => (
      <Link
        to={paths.chatRoom.getHref(id, {
          tab: tab === "all" ? undefined : tab,
          keyword: keyword || undefined,
          at: hitId,
        })}
      />
    ),
    [tab, keyword],
  );
  const { title, hint } = emptyTexts(tab, keyword, chatRoomCounts?.archived);
  useRoomFocus(roomId);
  useRoomKeys(list.chatRooms, roomId, (id) => paths.chatRoom.getHref(id, kept));

  return (
    <ChatLayout
      title="メッセージ"
      actions={<StartDm hrefOf={(id) => paths.chatRoom.getHref(id)} />}
      head={
        <>
          <SearchField
            label="メッセージを検索"
            placeholder="クリエイター・案件・本文"
            value={keyword}
            onValueChange={(next) => url.set({ keyword: next })}
          />
          <LinkTabs
            label="メッセージの絞り込み"
            stacked
            items={shownTabs.map((one) => {
              const query = { ...kept, tab: one === "all" ? undefined : one };
              const to = roomId ? paths.chatRoom.getHref(roomId, query) : paths.chat.getHref(query);
              return {
                key: one,
                link: <Link to={to}>{chatTabLabels[one]}</Link>,
                current: tab === one,
                count: chatRoomCounts?.[one],
                countTone: isWaiting(one) ? "thread" : "neutral",
              };
            })}
          />
        </>
      }
      rooms={
        <ListBody
          error={list.error}
          hasRows={list.chatRooms.length > 0}
          onRetry={() => void list.refresh()}
          retrying={list.isRefreshing}
        >
          <ChatRoomList
            rooms={rooms}
            linkTo={linkTo}
            currentRoomId={roomId}
            loading={list.isLoading}
            empty={
              <EmptyState compact kind={keyword || tab !== "all" ? "noMatch" : undefined} title={title}>
                {hint}
              </EmptyState>
            }
          />
          {list.hasMore && (
            <LoadMore
              shown={list.chatRooms.length}
              total={list.total}
              unit={list.isTotalCapped ? "件以上" : "件"}
              hasMore={list.hasMore}
              loading={list.isLoadingMore}
              onLoadMore={list.loadMore}
            />
          )}
        </ListBody>
      }
      room={roomId ? <OpenRoom key={roomId} roomId={roomId} listHref={listHref} /> : null}
      empty={
        <EmptyState title="部屋を選ぶと、やりとりが表示されます">
          「未返信」から順に開くと、返し忘れを防げます。
        </EmptyState>
      }
    />
  );
}
