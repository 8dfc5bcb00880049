export {
  checkPlatformKey,
  listPlatformKeys,
  listRecentMedia,
  removePlatformKey,
  setPlatformKey,
} from "./platform-keys.endpoints.ts";
export type { PlatformCheck, PlatformKey, PlatformKeyBody, RecentMedia } from "./platform-keys.schemas.ts";
export {
  type PlatformFault,
  type PlatformKeyField,
  type PlatformKeySource,
  platformFaultLabels,
  platformFaults,
  platformKeyFieldLabels,
  platformKeyFields,
  platformKeyFieldsOf,
  platformKeySourceLabels,
  platformKeySources,
} from "./platforms.constants.ts";
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
