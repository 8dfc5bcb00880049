export {
  createProjectShortLinks,
  createShortLink,
  followShortLink,
  getShortLink,
  listShortLinks,
  updateShortLink,
} from "./short-links.endpoints.ts";
export type { ProjectShortLink, ShortLink, ShortLinkBody, Utm } from "./short-links.schemas.ts";
