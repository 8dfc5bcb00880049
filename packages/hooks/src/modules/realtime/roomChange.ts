import {
  countChatRooms,
  endpointKey,
  getChatRoom,
  getProject,
  getReplyPage,
  getSupportChatRoom,
  listChatRooms,
  listProjectCreators,
  listProjects,
  listScheduledComments,
  listSupportChatRooms,
} from "@tsumugi/contract";
import type { Stale } from "../../core/revalidate.ts";

/** Lists that a comment or a read position changes. */
export const roomLists: readonly Stale[] = [listChatRooms, countChatRooms, listSupportChatRooms];

/** What shows something of a room whose status, flag or archive changed, beside the lists. */
export function staleAfterRoomChange(roomId: string, projectUid: string | null): readonly Stale[] {
  const input = { params: { id: roomId } };
  return [
    endpointKey(getChatRoom, input),
    endpointKey(getSupportChatRoom, input),
    endpointKey(listScheduledComments, input),
    getReplyPage,
    ...(projectUid ? [getProject, listProjectCreators, listProjects] : []),
  ];
}
