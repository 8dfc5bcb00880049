import {
  fetchTiktokRedirect,
  getInstagram,
  getTiktok,
  getTwitter,
  getYoutube,
  searchInstagramMedia,
  searchTiktokVideos,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { fetchAccount, fetchYoutube, resolveShortLink, searchMedia } from "./platforms.service.ts";

export const platformsRoutes = [
  handle(getYoutube, ({ params, query }) => fetchYoutube(params.id, query.id_type)),
  handle(getInstagram, ({ params }) => fetchAccount("instagram", params.id)),
  handle(getTiktok, ({ params }) => fetchAccount("tiktok", params.id)),
  handle(getTwitter, ({ params }) => fetchAccount("x", params.id)),
  handle(fetchTiktokRedirect, ({ query }) => resolveShortLink(query.url)),
  handle(searchInstagramMedia, ({ actor, query }) =>
    searchMedia(actor.company_uid, query.job_request_uid, "instagram"),
  ),
  handle(searchTiktokVideos, ({ actor, query }) =>
    searchMedia(actor.company_uid, query.job_request_uid, "tiktok"),
  ),
];
