export { CONTRACT_NOTICE_DAYS, type OnboardingName, onboardingNames } from "./company-users.constants.ts";
export {
  changeActiveCompany,
  completeOnboarding,
  deleteCompanyUser,
  getCompanyUser,
  getMemberWork,
  listBelongingCompanies,
  listCompanyUsers,
  updateCompanyUser,
  withdrawInvitation,
} from "./company-users.endpoints.ts";
export type {
  BelongingCompany,
  Colleague,
  CompanyUserList,
  CurrentCompany,
  CurrentUser,
  MemberWork,
} from "./company-users.schemas.ts";
