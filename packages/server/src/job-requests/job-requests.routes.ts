import {
  acceptJobWish as acceptWishEndpoint,
  cancelScheduledJob as cancelScheduleEndpoint,
  createReplyLink,
  listReplyLinks,
  listJobVersions as listVersionsEndpoint,
  revokeReplyLink,
  sendJobTerms as sendTermsEndpoint,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { acceptJobWish, cancelScheduledJob, listJobVersions, sendJobTerms } from "./jobVersions.service.ts";
import { makeReplyLink, replyLinks, withdrawReplyLink } from "./replyLinks.service.ts";

export const jobRequestsRoutes = [
  handle(listReplyLinks, replyLinks),
  handle(createReplyLink, makeReplyLink),
  handle(revokeReplyLink, withdrawReplyLink),
  handle(listVersionsEndpoint, listJobVersions),
  handle(sendTermsEndpoint, sendJobTerms),
  handle(acceptWishEndpoint, acceptJobWish),
  handle(cancelScheduleEndpoint, cancelScheduledJob),
];
