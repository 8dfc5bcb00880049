import { getReplyPage } from "@tsumugi/contract";

/** What the creator's page shows. */
export const replyReads = [getReplyPage] as const;

/** No event tells the page of a link that was revoked, of a notice's next edition or of a parcel: it looks once a minute. */
export const watched = { refreshInterval: 60_000 };
