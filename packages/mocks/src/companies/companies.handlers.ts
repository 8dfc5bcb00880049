import {
  deleteCompany,
  getCompanyProfile,
  inviteCompany,
  inviteMember,
  listCompanies,
  listCompanyMembers,
  type MemberInvitations,
  type Role,
  registerCompany,
  reinviteCompany,
  reinviteMember,
  updateCompanyProfile,
  updateContract,
  updateContractPeriod,
} from "@tsumugi/contract";
import { buildColleague, buildCompanyUserList } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, NOW } from "../core/clock.ts";
import { buildList, indexOf, pageOf } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildCompany, buildCompanyProfile, buildPendingInvitation } from "./companies.fixtures.ts";

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
  mockEndpoint(listCompanies, () => pageOf(buildList(buildCompany, 5))),
  mockEndpoint(registerCompany, ({ body }) => buildCompany({ ...body, uid: "company_006" }, 6)),
  mockEndpoint(listCompanyMembers, () => ({ items: [...buildList(buildColleague, 4)] })),
  mockEndpoint(updateContract, ({ params, body }) =>
    buildCompany({ ...body, version: body.version + 1 }, indexOf(params.id)),
  ),
  mockEndpoint(updateContractPeriod, ({ params, body }) =>
    buildCompany({ ...body, version: body.version + 1 }, indexOf(params.id)),
  ),
  mockEndpoint(deleteCompany, ({ params }) =>
    buildCompany({ deleted_at: NOW, erase_on: dayFromToday(30) }, indexOf(params.id)),
  ),
  mockEndpoint(getCompanyProfile, () => buildCompanyProfile()),
  mockEndpoint(updateCompanyProfile, ({ body }) =>
    buildCompanyProfile({ ...body, version: body.version + 1 }),
  ),
  mockEndpoint(inviteMember, ({ body: { email, emails = [], role } }) =>
    email === undefined
      ? { items: emails.map((each, index) => inviteOutcome(each, role, index + 2)) }
      : buildPendingInvitation({ email, role }, 2),
  ),
  mockEndpoint(reinviteMember, ({ body }) => buildPendingInvitation(body, 3)),
  mockEndpoint(inviteCompany, ({ body }) => ({
    company: buildCompany({ name: body.company_name, plan: body.plan }, 6),
    invitation: buildPendingInvitation({ email: body.email, role: "admin" }, 4),
  })),
  mockEndpoint(reinviteCompany, ({ params }) => ({
    company: buildCompany({}, indexOf(params.id)),
    invitation: buildPendingInvitation({ role: "admin" }, 5),
  })),
];
