import { createReplyLink, listReplyLinks, revokeReplyLink } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { makeReplyLink, replyLinks, withdrawReplyLink } from "./replyLinks.service.ts";

export const jobRequestsRoutes = [
  handle(listReplyLinks, replyLinks),
  handle(createReplyLink, makeReplyLink),
  handle(revokeReplyLink, withdrawReplyLink),
];
