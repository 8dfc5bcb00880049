import { createReplyLink, listReplyLinks, revokeReplyLink } from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildReplyLink, buildReplyLinks } from "./reply-links.fixtures.ts";

export const jobRequestsHandlers = [
  mockEndpoint(listReplyLinks, () => ({ items: buildReplyLinks(), email: "mio@example.jp" })),
  mockEndpoint(createReplyLink, ({ body }) =>
    body.deliver === "mail"
      ? { link: buildReplyLink({ created_at: NOW }, 3), url: null }
      : {
          link: buildReplyLink({ created_at: NOW, mailed_to: "" }, 3),
          url: "https://tsumugi.example/r/3vQy0Zk8Xh1LwT5nRb7JcE2uMd9sAfGiKoPqYtVxWzI",
        },
  ),
  mockEndpoint(revokeReplyLink, ({ params }) =>
    buildReplyLink({ uid: params.link_uid, state: "revoked", revoked_at: NOW }),
  ),
];
