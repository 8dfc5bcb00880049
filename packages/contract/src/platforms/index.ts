export {
  fetchTiktokRedirect,
  getInstagram,
  getTiktok,
  getTwitter,
  getYoutube,
  searchInstagramMedia,
  searchTiktokVideos,
} from "./platforms.endpoints.ts";
export type { AccountMetrics, PlatformMedia } from "./platforms.schemas.ts";
export { bareHandle, profileOf } from "./profileOf.ts";
