export {
  type SignupCompanyBody,
  type SignupMemberBody,
  signupCompany,
  signupCompanyBody,
  signupMember,
  signupMemberBody,
  signupWithEmail,
} from "./signup.endpoints.ts";
