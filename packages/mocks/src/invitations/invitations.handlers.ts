import { acceptInvitation, getInvitation, resendOwnInvitations } from "@tsumugi/contract";
import { buildCurrentUser } from "../company-users/company-users.fixtures.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildInvitation } from "./invitations.fixtures.ts";

export const invitationsHandlers = [
  mockEndpoint(getInvitation, ({ query }) => buildInvitation({ type: query.type })),
  mockEndpoint(acceptInvitation, () => buildCurrentUser()),
  mockEndpoint(resendOwnInvitations, { sent: 1 }),
];
