import { getPaymentNotice, listNoticeCandidates, listPaymentNotices } from "@tsumugi/contract";
import { projectReads } from "../projects/projectReads.ts";

/** Reads that show a payment notice, what waits for one, or the job that it pays. */
export const noticeReads = [
  listPaymentNotices,
  getPaymentNotice,
  listNoticeCandidates,
  ...projectReads,
] as const;
