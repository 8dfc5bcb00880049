import { type RoomRef, useRoomSearch } from "@tsumugi/hooks";
import { RoomSearch, type RoomSearchProps } from "@tsumugi/patterns";
import { messageOf } from "../shared/errors.ts";
import type { FindInRoom } from "./useFindInRoom.ts";
import type { JumpToComment } from "./useJumpToComment.ts";

export interface FindBarProps extends Pick<RoomSearchProps, "members"> {
  readonly room: RoomRef;
  readonly find: FindInRoom;
  readonly jump: Pick<JumpToComment, "askedId" | "show">;
}

/** The open search of a room, over its thread. */
export function FindBar({ room, find, jump, members }: FindBarProps) {
  const { foundComments, anyWord, error, ...list } = useRoomSearch(room, find.keyword);
  return (
    <RoomSearch
      keyword={find.keyword}
      onKeywordChange={find.setKeyword}
      found={foundComments}
      total={list.total}
      totalCapped={list.isTotalCapped}
      anyWord={anyWord}
      members={members}
      currentId={jump.askedId}
      onShow={jump.show}
      hasMore={list.hasMore}
      loadingMore={list.isLoadingMore}
      onLoadMore={list.loadMore}
      loading={list.isSearching}
      error={error && messageOf(error)}
      onRetry={() => void list.refresh()}
      onClose={find.close}
    />
  );
}
