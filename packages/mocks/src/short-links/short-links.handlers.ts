import { createShortLink, followShortLink, getShortLink } from "@tsumugi/contract";
import { HttpResponse } from "msw";
import { indexOf } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildShortLink } from "./short-links.fixtures.ts";

export const shortLinksHandlers = [
  mockEndpoint(createShortLink, ({ body }) =>
    buildShortLink(
      {
        source_url: body.source_url,
        destination_url: body.source_url,
        clicks: { total: 0, unique: 0, bot: 0, own: 0 },
        by_hour: [],
      },
      1,
    ),
  ),
  mockEndpoint(getShortLink, ({ params }) => ({ short_link: buildShortLink({}, indexOf(params.id)) })),
  mockEndpoint(followShortLink, () =>
    HttpResponse.redirect("https://cosme.tsumugi.test/products/moist", 302),
  ),
];
