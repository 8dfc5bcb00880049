export {
  type AccountMetrics,
  accountMetrics,
  fetchTiktokRedirect,
  getInstagram,
  getTiktok,
  getTwitter,
  getYoutube,
  type PlatformMedia,
  platformMedia,
  searchInstagramMedia,
  searchTiktokVideos,
} from "./platforms.endpoints.ts";
export { bareHandle, profileOf } from "./profileOf.ts";
