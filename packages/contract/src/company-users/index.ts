export { CONTRACT_NOTICE_DAYS, type OnboardingName, onboardingNames } from "./company-users.constants.ts";
export {
  changeActiveCompany,
  completeOnboarding,
  deleteCompanyUser,
  getCompanyUser,
  listBelongingCompanies,
  listCompanyUsers,
  updateCompanyUser,
} from "./company-users.endpoints.ts";
export type {
  BelongingCompany,
  Colleague,
  CompanyUserList,
  CurrentCompany,
  CurrentUser,
} from "./company-users.schemas.ts";
