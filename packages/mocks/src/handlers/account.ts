import {
  acceptInvitation,
  changeActiveCompany,
  completeOnboarding,
  confirmEmailChange,
  deleteCompanyUser,
  getCompanyUser,
  getInvitation,
  getJwks,
  listBelongingCompanies,
  listCompanyUsers,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  sendVerifyEmail,
  signIn,
  signOut,
  signupCompany,
  signupMember,
  signupWithEmail,
  updateCompanyUser,
  verifyEmail,
} from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { indexOf } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildInvitation } from "../fixtures/companies.ts";
import {
  buildColleague,
  buildCompanyUserList,
  buildCurrentCompany,
  buildCurrentUser,
  buildSession,
} from "../fixtures/companyUsers.ts";

const company = buildCurrentCompany();

/** Sign-in, the own account, members, sign-up and mailed links. */
export const accountHandlers = [
  mockEndpoint(signIn, () => buildSession()),
  mockEndpoint(refreshSession, () => buildSession()),
  mockEndpoint(signOut, undefined),
  mockEndpoint(requestPasswordReset, { accepted: true }),
  mockEndpoint(resetPassword, undefined),
  mockEndpoint(getJwks, { keys: [] }),

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

  mockEndpoint(signupWithEmail, { accepted: true }),
  mockEndpoint(signupMember, {
    uid: "user_005",
    email: "shinjin@demo.tsumugi.test",
    company_uid: company.uid,
    company_name: company.name,
  }),
  mockEndpoint(signupCompany, ({ body }) =>
    buildCurrentUser({
      name: body.user_name,
      company: buildCurrentCompany({ name: body.name, plan: "trial" }),
    }),
  ),
  mockEndpoint(getInvitation, ({ query }) => buildInvitation({ type: query.type })),
  mockEndpoint(acceptInvitation, () => buildCurrentUser()),
  mockEndpoint(sendVerifyEmail, { accepted: true }),
  mockEndpoint(verifyEmail, { email_masked: "a***@demo.tsumugi.test" }),
  mockEndpoint(confirmEmailChange, { email_masked: "n***@demo.tsumugi.test" }),
];
