import {
  countChatRooms,
  endpointKey,
  getChatRoom,
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
  searchComments,
  searchSupportComments,
} from "@tsumugi/contract";
import type { Stale } from "../../core/revalidate.ts";
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
    getReplyPage,
    ...(projectUid
      ? [getProject, listJobDrafts, listJobVersions, listProjectCreators, listProjects, listWaitingDrafts]
      : []),
  ];
}
