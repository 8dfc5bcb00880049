import type { RouteObject } from "react-router-dom";
import { paths } from "../paths.ts";
import { memberFrame } from "./memberFrame.ts";
import { page } from "./page.ts";

/** Screens of the operator. */
export const operatorPages: RouteObject = {
  ...memberFrame("OperatorGuard"),
  children: [
    page(
      paths.adminAudit.path,
      async () => (await import("../pages/AdminAuditPage/AdminAuditPage.tsx")).AdminAuditPage,
    ),
    page(
      paths.adminCompanies.path,
      async () => (await import("../pages/AdminCompaniesPage/AdminCompaniesPage.tsx")).AdminCompaniesPage,
    ),
    page(
      paths.adminCompany.path,
      async () => (await import("../pages/AdminCompanyPage/AdminCompanyPage.tsx")).AdminCompanyPage,
    ),
    page(
      paths.adminCreators.path,
      async () => (await import("../pages/AdminCreatorsPage/AdminCreatorsPage.tsx")).AdminCreatorsPage,
    ),
    page(
      `${paths.adminSupport.path}/:roomId?`,
      async () => (await import("../pages/AdminSupportPage/AdminSupportPage.tsx")).AdminSupportPage,
    ),
    page(
      paths.adminPaymentNotices.path,
      async () =>
        (await import("../pages/AdminPaymentNoticesPage/AdminPaymentNoticesPage.tsx"))
          .AdminPaymentNoticesPage,
    ),
  ],
};
