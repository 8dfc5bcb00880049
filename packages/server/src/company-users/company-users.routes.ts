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
import { withdraw } from "../companies/inviteMembers.service.ts";
import { handle } from "../core/handle.ts";
import * as service from "./company-users.service.ts";
import * as removal from "./removeMember.service.ts";

export const companyUsersRoutes = [
  handle(listCompanyUsers, service.list),
  handle(getCompanyUser, service.get),
  handle(updateCompanyUser, service.update),
  handle(deleteCompanyUser, removal.remove),
  handle(getMemberWork, removal.work),
  handle(withdrawInvitation, withdraw),
  handle(completeOnboarding, service.completeOnboarding),
  handle(listBelongingCompanies, service.belongingCompanies),
  handle(changeActiveCompany, service.changeActiveCompany),
];
