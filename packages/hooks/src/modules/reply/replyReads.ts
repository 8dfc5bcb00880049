import { getReplyPage } from "@tsumugi/contract";

/** What the creator's page shows. */
export const replyReads = [getReplyPage] as const;
