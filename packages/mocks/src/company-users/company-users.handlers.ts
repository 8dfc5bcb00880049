import {
  changeActiveCompany,
  completeOnboarding,
  deleteCompanyUser,
  getCompanyUser,
  getMemberWork,
  listBelongingCompanies,
  listCompanyUsers,
  updateCompanyUser,
  withdrawInvitation,
} from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { indexOf } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import {
  buildColleague,
  buildCompanyUserList,
  buildCurrentCompany,
  buildCurrentUser,
  buildMemberWork,
} from "./company-users.fixtures.ts";

const company = buildCurrentCompany();

export const companyUsersHandlers = [
  mockEndpoint(listCompanyUsers, () => buildCompanyUserList()),
  mockEndpoint(getCompanyUser, ({ params }) =>
    indexOf(params.id) === 1 ? buildCurrentUser() : buildColleague({}, indexOf(params.id)),
  ),
  mockEndpoint(updateCompanyUser, ({ params, body }) =>
    indexOf(params.id) === 1
      ? buildCurrentUser({ ...(body.name && { name: body.name }) })
      : buildColleague({ ...(body.role && { role: body.role }) }, indexOf(params.id)),
  ),
  mockEndpoint(deleteCompanyUser, undefined),
  mockEndpoint(getMemberWork, () => buildMemberWork()),
  mockEndpoint(withdrawInvitation, undefined),
  mockEndpoint(completeOnboarding, ({ body }) =>
    buildCurrentUser({ onboarding: { ...buildCurrentUser().onboarding, [body.onboarding_name]: NOW } }),
  ),
  mockEndpoint(listBelongingCompanies, {
    items: [
      { uid: company.uid, name: company.name, image: company.image, role: "admin", active: true },
      { uid: "company_002", name: "あおば食品", image: null, role: "staff", active: false },
    ],
  }),
  mockEndpoint(changeActiveCompany, ({ body }) =>
    body.company_uid === company.uid
      ? buildCurrentUser()
      : buildCurrentUser({
          role: "staff",
          company: buildCurrentCompany({ uid: body.company_uid, name: "あおば食品" }),
        }),
  ),
];
