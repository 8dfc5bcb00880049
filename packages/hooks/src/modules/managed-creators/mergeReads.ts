import { listChatRooms, listCreatorFees, listDuplicatePairs, listPaymentNotices } from "@tsumugi/contract";
import { bulkReads } from "./bulkReads.ts";

/** Everything that names a creator: rooms, jobs, notices, the account and the connection move with a merged record. */
export const mergeReads = [
  ...bulkReads,
  listCreatorFees,
  listChatRooms,
  listDuplicatePairs,
  listPaymentNotices,
] as const;
