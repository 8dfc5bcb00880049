import {
  fetchTiktokRedirect,
  getInstagram,
  getTiktok,
  getTwitter,
  getYoutube,
  searchInstagramMedia,
  searchTiktokVideos,
} from "@tsumugi/contract";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildAccountMetrics, buildPlatformMedia } from "./platforms.fixtures.ts";

const media = (platform: "instagram" | "tiktok") => ({
  items: [1, 2, 3, 4].map((index) => buildPlatformMedia({ platform }, index)),
});

export const platformsHandlers = [
  mockEndpoint(getYoutube, ({ params, query }) =>
    query.id_type === "video"
      ? buildPlatformMedia({ platform: "youtube", media_type: "video", id: params.id ?? "" }, 1)
      : buildAccountMetrics({ platform: "youtube", id: params.id ?? "" }, 1),
  ),
  mockEndpoint(getInstagram, ({ params }) =>
    buildAccountMetrics({ platform: "instagram", handle: params.id ?? "" }, 1),
  ),
  mockEndpoint(getTiktok, ({ params }) =>
    buildAccountMetrics({ platform: "tiktok", handle: params.id ?? "" }, 1),
  ),
  mockEndpoint(getTwitter, ({ params }) =>
    buildAccountMetrics({ platform: "x", handle: params.id ?? "" }, 1),
  ),
  mockEndpoint(fetchTiktokRedirect, {
    url: "https://www.tiktok.com/@mio_skincare/video/7300000000000000001",
  }),
  mockEndpoint(searchInstagramMedia, () => media("instagram")),
  mockEndpoint(searchTiktokVideos, () => media("tiktok")),
];
