import { getShortLink, listShortLinks } from "@tsumugi/contract";

/** The link of a job and the links of a project, with their clicks. */
export const shortLinkReads = [getShortLink, listShortLinks] as const;
