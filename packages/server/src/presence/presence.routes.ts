import {
  announcePresence,
  announceReplyPresence,
  announceReplySupportPresence,
  announceSupportPresence,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import {
  announce,
  announceAsCreator,
  announceInSupport,
  announceInSupportAsCreator,
} from "./presence.service.ts";

export const presenceRoutes = [
  handle(announcePresence, announce),
  handle(announceReplyPresence, announceAsCreator),
  handle(announceSupportPresence, announceInSupport),
  handle(announceReplySupportPresence, announceInSupportAsCreator),
];
