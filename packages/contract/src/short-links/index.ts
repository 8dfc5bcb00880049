export { createShortLink, followShortLink, getShortLink } from "./short-links.endpoints.ts";
export type { ShortLink, ShortLinkBody, Utm } from "./short-links.schemas.ts";
