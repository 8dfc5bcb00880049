import { SupportQueue, SupportQueueFilters } from "@tsumugi/patterns";
import { EmptyState, LoadMore } from "@tsumugi/ui";
import { Link } from "../../routing/Link.tsx";
import { ListBody } from "../../shared/ListBody.tsx";
import { emptyTexts } from "./supportLook.ts";
import type { useSupportQueue } from "./useSupportQueue.ts";

type Queue = ReturnType<typeof useSupportQueue>;

export interface SupportRoomsProps {
  readonly queue: Queue;
  /** The open one. */
  readonly roomId?: string | undefined;
}

/** Tabs, search and flags of the queue. */
export const SupportFilters = ({ queue, roomId }: SupportRoomsProps) => (
  <SupportQueueFilters
    tab={queue.tab}
    tabLink={(tab, label) => <Link to={queue.tabHref(tab, roomId)}>{label}</Link>}
    counts={queue.counts}
    value={queue.value}
    onValueChange={queue.change}
    beside={roomId !== undefined}
  />
);

/** The rooms of the queue, waiting longest first. */
export function SupportRooms({ queue, roomId }: SupportRoomsProps) {
  const { list, rooms } = queue;
  const { kind, title, hint } = emptyTexts(queue.tab, queue.isFiltered);
  return (
    <ListBody
      error={list.error}
      hasRows={rooms.length > 0}
      onRetry={() => void list.refresh()}
      retrying={list.isRefreshing}
    >
      <SupportQueue
        rooms={rooms}
        linkTo={(room) => <Link to={queue.roomHref(room.support_room_id)} />}
        currentRoomId={roomId}
        loading={list.isLoading}
        empty={
          <EmptyState compact={roomId !== undefined} kind={kind} title={title}>
            {hint}
          </EmptyState>
        }
      />
      {list.hasMore && (
        <LoadMore
          shown={rooms.length}
          total={list.total}
          hasMore={list.hasMore}
          loading={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
      )}
    </ListBody>
  );
}
