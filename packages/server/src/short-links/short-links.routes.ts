import {
  createProjectShortLinks,
  createShortLink,
  followShortLink,
  getShortLink,
  listShortLinks,
  updateShortLink,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { followShortLink as follow } from "./followShortLink.service.ts";
import * as service from "./short-links.service.ts";

export const shortLinksRoutes = [
  handle(createProjectShortLinks, service.createProjectShortLinks),
  handle(createShortLink, service.createShortLink),
  handle(getShortLink, service.getShortLink),
  handle(updateShortLink, service.updateShortLink),
  handle(listShortLinks, service.listShortLinks),
  handle(followShortLink, follow),
];
