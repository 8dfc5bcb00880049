import {
  countChatRooms,
  endpointKey,
  getChatRoom,
  getChatRoomMembers,
  getProject,
  getReplyPage,
  getSupportChatRoom,
  listChatRooms,
  listJobDrafts,
  listJobVersions,
  listProjectCreators,
  listProjects,
  listScheduledComments,
  listSupportChatRooms,
  listWaitingDrafts,
  type ReplyPage,
  type ResponseOf,
  searchComments,
  searchSupportComments,
} from "@tsumugi/contract";
import type { Cache } from "swr";
import { cachedPages, type Stale } from "../../core/revalidate.ts";
import type { Comment } from "../comments/comment.ts";
import { todoReads } from "../todo/todoReads.ts";

/** Lists that a comment or a read position changes. A comment that was deleted must not stay among those that were found. */
export const roomLists: readonly Stale[] = [
  listChatRooms,
  countChatRooms,
  listSupportChatRooms,
  searchComments,
  searchSupportComments,
  ...todoReads,
];

/** Reads that show a room's status, flag or archive, beside the lists. */
export function staleAfterRoomChange(roomId: string, projectUid: string | null): readonly Stale[] {
  const input = { params: { id: roomId } };
  return [
    endpointKey(getChatRoom, input),
    endpointKey(getSupportChatRoom, input),
    endpointKey(listScheduledComments, input),
    // What a link opens: with its job, payment notices and the parcel move on, too.
    "GET /reply/",
    ...(projectUid
      ? [getProject, listJobDrafts, listJobVersions, listProjectCreators, listProjects, listWaitingDrafts]
      : []),
  ];
}

/**
 * Keys of the reads that name the people of a comment's room and do not know its writer: a colleague who is there for the
 * first time would stand as somebody who has left. A support room is read again after every comment as it is.
 */
export function readsWithoutWriter(
  cache: Pick<Cache, "keys" | "get">,
  { roomId, uid }: Pick<Comment, "roomId" | "uid">,
): string[] {
  const key = endpointKey(getChatRoomMembers, { params: { id: roomId } });
  const room = cache.get(key)?.data as ResponseOf<typeof getChatRoomMembers> | undefined;
  const pages = [...cachedPages<ReplyPage>(cache, getReplyPage)].filter(
    ([, page]) => "room_id" in page && page.room_id === roomId && !(uid in page.members),
  );
  return [...(room && !(uid in room.members) ? [key] : []), ...pages.map(([pageKey]) => pageKey)];
}
