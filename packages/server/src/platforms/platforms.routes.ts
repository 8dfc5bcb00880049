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
import * as service from "./platforms.service.ts";

export const platformsRoutes = [
  handle(getYoutube, service.fetchYoutube),
  handle(getInstagram, service.fetchInstagram),
  handle(getTiktok, service.fetchTiktok),
  handle(getTwitter, service.fetchX),
  handle(fetchTiktokRedirect, service.resolveShortLink),
  handle(searchInstagramMedia, service.searchInstagramMedia),
  handle(searchTiktokVideos, service.searchTiktokVideos),
];
