import {
  getCompanyProfile,
  inviteMember,
  listCompanyChanges,
  type MemberInvitations,
  type Role,
  reinviteMember,
  updateCompanyProfile,
} from "@tsumugi/contract";
import { buildCompanyUserList } from "../company-users/company-users.fixtures.ts";
import { buildList } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildCompanyChange, buildCompanyProfile, buildPendingInvitation } from "./companies.fixtures.ts";

/** Members and people invited are known by their address; every other one is invited. */
function inviteOutcome(given: string, role: Role, index: number): MemberInvitations["items"][number] {
  const email = given.toLowerCase();
  const { items, pending_invitations } = buildCompanyUserList();
  if (items.some((member) => member.email === email)) return { email, outcome: "member", invitation: null };
  if (pending_invitations.some((each) => each.email === email)) {
    return { email, outcome: "pending", invitation: null };
  }
  return { email, outcome: "invited", invitation: buildPendingInvitation({ email, role }, index) };
}

export const companiesHandlers = [
  mockEndpoint(getCompanyProfile, () => buildCompanyProfile()),
  mockEndpoint(updateCompanyProfile, ({ body }) =>
    buildCompanyProfile({ ...body, version: (body.version ?? 1) + 1 }),
  ),
  mockEndpoint(listCompanyChanges, () => ({
    items: [...buildList(buildCompanyChange, 3)],
    next_cursor: null,
  })),
  mockEndpoint(inviteMember, ({ body: { email, emails = [], role } }) =>
    email === undefined
      ? { items: emails.map((each, index) => inviteOutcome(each, role, index + 2)) }
      : buildPendingInvitation({ email, role }, 2),
  ),
  mockEndpoint(reinviteMember, ({ body }) => buildPendingInvitation(body, 3)),
];
