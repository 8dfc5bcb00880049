import { signupCompany, signupMember, signupWithEmail } from "@tsumugi/contract";
import { buildCurrentCompany, buildCurrentUser } from "../company-users/company-users.fixtures.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";

const company = buildCurrentCompany();

export const signupHandlers = [
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
];
