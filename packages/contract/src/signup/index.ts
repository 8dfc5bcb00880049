export { trialTerms } from "./signup.constants.ts";
export { signupCompany, signupMember, signupWithEmail } from "./signup.endpoints.ts";
export type { SignupCompanyBody, SignupMemberBody } from "./signup.schemas.ts";
