import { listChatRooms, listCreatorFees, listDuplicatePairs } from "@tsumugi/contract";
import { bulkReads } from "./bulkReads.ts";
import { connectionReads } from "./connectionReads.ts";

/** Everything that names a creator: rooms, jobs and the connection move with a merged record. */
export const mergeReads = [
  ...bulkReads,
  ...connectionReads,
  listCreatorFees,
  listChatRooms,
  listDuplicatePairs,
] as const;
