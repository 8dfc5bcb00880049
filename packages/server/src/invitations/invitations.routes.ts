import { acceptInvitation, getInvitation } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./invitations.service.ts";

export const invitationsRoutes = [
  handle(getInvitation, service.get),
  handle(acceptInvitation, service.accept),
];
