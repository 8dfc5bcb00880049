import { getPayee, listChatRooms, listCreatorFees, listDuplicatePairs } from "@tsumugi/contract";
import { noticeReads } from "../payment-notices/noticeReads.ts";
import { bulkReads } from "./bulkReads.ts";
import { connectionReads } from "./connectionReads.ts";

/** Everything that names a creator: rooms, jobs, notices, the account and the connection move with a merged record. */
export const mergeReads = [
  ...bulkReads,
  ...connectionReads,
  ...noticeReads,
  getPayee,
  listCreatorFees,
  listChatRooms,
  listDuplicatePairs,
] as const;
