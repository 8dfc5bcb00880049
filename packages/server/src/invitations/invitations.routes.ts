import { acceptInvitation, getInvitation, resendOwnInvitations } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./invitations.service.ts";
import { resendOwn } from "./resendInvitations.service.ts";

export const invitationsRoutes = [
  handle(getInvitation, service.get),
  handle(acceptInvitation, service.accept),
  handle(resendOwnInvitations, resendOwn),
];
