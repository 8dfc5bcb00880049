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
  handle(listCompanyUsers, ({ actor, query }) => service.list(actor, query)),
  handle(getCompanyUser, ({ actor, params }) => service.get(actor, params.id)),
  handle(updateCompanyUser, ({ actor, params, body }) => service.update(actor, params.id, body)),
  handle(deleteCompanyUser, ({ actor, body }) => service.remove(actor, body)),
  handle(completeOnboarding, ({ actor, body }) => service.completeOnboarding(actor, body.onboarding_name)),
  handle(listBelongingCompanies, ({ actor, params }) => service.belongingCompanies(actor, params.id)),
  handle(changeActiveCompany, ({ actor, params, body }) =>
    service.changeActiveCompany(actor, params.id, body.company_uid),
  ),
];
