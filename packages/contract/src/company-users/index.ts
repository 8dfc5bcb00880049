export {
  changeActiveCompany,
  completeOnboarding,
  deleteCompanyUser,
  getCompanyUser,
  listBelongingCompanies,
  listCompanyUsers,
  updateCompanyUser,
} from "./company-users.endpoints.ts";
export {
  type BelongingCompany,
  CONTRACT_NOTICE_DAYS,
  type Colleague,
  type CompanyUserList,
  type CurrentCompany,
  type CurrentUser,
  colleague,
  currentCompany,
  currentUser,
  type OnboardingName,
  onboardingNames,
} from "./company-users.schemas.ts";
