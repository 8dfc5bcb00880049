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
  handle(announcePresence, ({ actor, params, body }) => announce(actor, params.id, body.state)),
  handle(announceReplyPresence, ({ actor, body }) => announceAsCreator(actor, body.state)),
  handle(announceSupportPresence, ({ actor, params, body }) =>
    announceInSupport(actor, params.id, body.state),
  ),
  handle(announceReplySupportPresence, ({ actor, body }) => announceInSupportAsCreator(actor, body.state)),
];
