import {
  changeActiveCompany,
  completeOnboarding,
  deleteCompanyUser,
  getCompanyUser,
  listBelongingCompanies,
  listCompanyUsers,
  updateCompanyUser,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./company-users.service.ts";

export const companyUsersRoutes = [
  handle(listCompanyUsers, service.list),
  handle(getCompanyUser, service.get),
  handle(updateCompanyUser, service.update),
  handle(deleteCompanyUser, service.remove),
  handle(completeOnboarding, service.completeOnboarding),
  handle(listBelongingCompanies, service.belongingCompanies),
  handle(changeActiveCompany, service.changeActiveCompany),
];
