import { useChatRooms } from "@tsumugi/hooks";
import { ChatLayout, ChatRoomList, EmptyState, LinkTabs, LoadMore, SearchField } from "@tsumugi/ui";
import { Link, useParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { hasDraft } from "../../shared/drafts.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { chatTabLabels, chatTabs, shownTabs, tabFilter } from "./chatTabs.ts";
import { OpenRoom } from "./OpenRoom.tsx";
import { roomLook } from "./roomLook.ts";

export function ChatPage() {
  usePageTitle("メッセージ");
  const { roomId } = useParams();
  const url = useUrlState();
  const tab = url.oneOf("tab", chatTabs);
  const keyword = url.get("keyword");
  const list = useChatRooms(tabFilter(tab, keyword));
  const needsReply = useChatRooms({ needs_reply: true, limit: 1 });
  const unread = useChatRooms({ unread: true, limit: 1 });
  const kept = { tab: tab === "all" ? undefined : tab, keyword: keyword || undefined };
  const listHref = paths.chat.getHref(kept);
  const counts: Partial<Record<(typeof chatTabs)[number], number>> = {
    needs_reply: needsReply.total,
    unread: unread.total,
  };

  const empty =
    keyword || tab !== "all" ? (
      <EmptyState compact kind="noMatch" title={`${chatTabLabels[tab]}の部屋はありません`}>
        {keyword ? "別の言葉でお試しください。" : undefined}
      </EmptyState>
    ) : (
      <EmptyState compact title="メッセージはまだありません">
        案件で依頼を送ると、クリエイターごとの部屋ができます。
      </EmptyState>
    );

  return (
    <ChatLayout
      title="メッセージ"
      head={
        <>
          <SearchField
            label="メッセージを検索"
            placeholder="クリエイター・案件・本文"
            value={keyword}
            onSearch={(next) => url.set({ keyword: next })}
          />
          <LinkTabs
            label="メッセージの絞り込み"
            items={shownTabs.map((one) => {
              const query = { ...kept, tab: one === "all" ? undefined : one };
              const to = roomId ? paths.chatRoom.getHref(roomId, query) : paths.chat.getHref(query);
              return {
                key: one,
                link: <Link to={to}>{chatTabLabels[one]}</Link>,
                current: tab === one,
                count: counts[one],
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
            rooms={list.chatRooms.map((one) => ({ ...roomLook(one), hasDraft: hasDraft(one.roomId) }))}
            linkTo={(one) => <Link to={paths.chatRoom.getHref(one.roomId, kept)} />}
            currentRoomId={roomId}
            loading={list.isLoading}
            empty={empty}
          />
          {list.hasMore && (
            <LoadMore
              shown={list.chatRooms.length}
              total={list.total}
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
