export {
  createShortLink,
  followShortLink,
  getShortLink,
  type ShortLink,
  type ShortLinkBody,
  shortLink,
  shortLinkBody,
  type Utm,
} from "./short-links.endpoints.ts";
