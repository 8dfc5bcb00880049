import { getShortLink } from "@tsumugi/contract";

/** The link of a job and its clicks. */
export const shortLinkReads = [getShortLink] as const;
