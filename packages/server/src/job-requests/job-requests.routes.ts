import { createReplyLink, listReplyLinks, revokeReplyLink } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { makeReplyLink, replyLinks, withdrawReplyLink } from "./replyLinks.service.ts";

export const jobRequestsRoutes = [
  handle(listReplyLinks, ({ actor, params }) => replyLinks(actor, params.id)),
  handle(createReplyLink, async ({ actor, params, body }) => {
    const made = await makeReplyLink(actor, params.id, body.deliver);
    // An answer of our own is not kept for repeated calls: the link would stand in the database.
    return made.url === null
      ? made
      : Response.json(made, { status: 201, headers: { "cache-control": "no-store" } });
  }),
  handle(revokeReplyLink, ({ actor, params }) => withdrawReplyLink(actor, params.id, params.link_uid)),
];
