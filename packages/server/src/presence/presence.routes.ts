import { announcePresence, announceReplyPresence } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { announce, announceAsCreator } from "./presence.service.ts";

export const presenceRoutes = [
  handle(announcePresence, ({ actor, params, body }) => announce(actor, params.id, body.state)),
  handle(announceReplyPresence, ({ actor, body }) => announceAsCreator(actor, body.state)),
];
