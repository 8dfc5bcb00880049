import {
  createProjectShortLinks,
  createShortLink,
  followShortLink,
  getShortLink,
  listShortLinks,
  updateShortLink,
} from "@tsumugi/contract";
import { HttpResponse } from "msw";
import { minutesAgo } from "../core/clock.ts";
import { indexOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import { buildNewShortLink, buildProjectShortLink, buildShortLink } from "./short-links.fixtures.ts";

const template = { source: "creator", medium: "social", campaign: "{project}", content: "{code}" };

export const shortLinksHandlers = [
  mockEndpoint(createShortLink, ({ body }) =>
    buildNewShortLink({ source_url: body.source_url, destination_url: body.source_url }),
  ),
  mockEndpoint(createProjectShortLinks, () => ({
    items: [1, 2, 3].map((index) => {
      const { creator, short_url, destination_url } = buildProjectShortLink({}, index);
      return { creator, short_url, destination_url, made: index > 1 };
    }),
  })),
  mockEndpoint(getShortLink, ({ params }) => ({
    short_link: buildShortLink({}, indexOf(params.id)),
    utm_template: template,
  })),
  mockEndpoint(updateShortLink, ({ params, body }) =>
    buildShortLink({ disabled_at: body.disabled ? minutesAgo(0) : null }, indexOf(params.id)),
  ),
  mockEndpoint(listShortLinks, ({ query }) =>
    query.format === "csv"
      ? fileResponse("\uFEFFクリエイター,短縮URL\r\n", "短縮リンク.csv")
      : {
          items: [1, 2, 3].map((index) => buildProjectShortLink({}, index)),
          utm_template: template,
        },
  ),
  mockEndpoint(followShortLink, () =>
    HttpResponse.redirect("https://cosme.tsumugi.test/products/moist", 302),
  ),
];
