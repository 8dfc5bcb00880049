import { inviteMember, reinviteMember } from "@tsumugi/contract";
import { handle, type Route } from "../core/handle.ts";
import { invite, reinvite } from "./inviteMembers.service.ts";

export const companiesRoutes: readonly Route[] = [
  handle(inviteMember, invite),
  handle(reinviteMember, reinvite),
];
