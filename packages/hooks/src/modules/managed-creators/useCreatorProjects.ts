import { listCreatorProjects } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Projects of a creator, newest first, and the room for direct messages (null: none yet). `null` uid: not yet.
 *
 * @example
 * const { creatorProjects, dmRoomUid } = useCreatorProjects(uid);
 */
export function useCreatorProjects(uid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    listCreatorProjects,
    uid === null ? null : { params: { id: uid } },
  );
  return {
    creatorProjects: data?.items ?? [],
    dmRoomUid: data?.dm_room_uid ?? null,
    isLoading,
    error,
    refresh,
  };
}
