import {
  checkPlatformKey,
  fetchTiktokRedirect,
  getInstagram,
  getTiktok,
  getTwitter,
  getYoutube,
  listPlatformKeys,
  listRecentMedia,
  removePlatformKey,
  searchInstagramMedia,
  searchTiktokVideos,
  setPlatformKey,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as keys from "./platformKeys.service.ts";
import * as service from "./platforms.service.ts";

export const platformsRoutes = [
  handle(getYoutube, service.fetchYoutube),
  handle(getInstagram, service.fetchInstagram),
  handle(getTiktok, service.fetchTiktok),
  handle(getTwitter, service.fetchX),
  handle(fetchTiktokRedirect, service.resolveShortLink),
  handle(searchInstagramMedia, service.searchInstagramMedia),
  handle(searchTiktokVideos, service.searchTiktokVideos),
  handle(listRecentMedia, service.listRecentMedia),
  handle(listPlatformKeys, keys.listPlatformKeys),
  handle(setPlatformKey, keys.setPlatformKey),
  handle(removePlatformKey, keys.removePlatformKey),
  handle(checkPlatformKey, keys.checkPlatformKey),
];
