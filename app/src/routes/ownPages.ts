import type { RouteObject } from "react-router-dom";
import { paths } from "../paths.ts";
import { memberFrame } from "./memberFrame.ts";
import { page } from "./page.ts";

/** Screens of everybody who is signed in. */
export const ownPages: readonly RouteObject[] = [
  page(paths.home.path, async () => (await import("../pages/HomePage/HomePage.tsx")).HomePage),
  page(
    paths.profileSettings.path,
    async () => (await import("../pages/ProfileSettingsPage/ProfileSettingsPage.tsx")).ProfileSettingsPage,
  ),
  {
    ...memberFrame("NoCompanyGuard"),
    children: [
      page(
        paths.notifications.path,
        async () => (await import("../pages/NotificationsPage/NotificationsPage.tsx")).NotificationsPage,
      ),
      page(
        paths.notificationSettings.path,
        async () =>
          (await import("../pages/NotificationSettingsPage/NotificationSettingsPage.tsx"))
            .NotificationSettingsPage,
      ),
    ],
  },
  page(
    paths.adminAudit.path,
    async () => (await import("../pages/AdminAuditPage/AdminAuditPage.tsx")).AdminAuditPage,
  ),
  page(paths.help.path, async () => (await import("../pages/HelpPage/HelpPage.tsx")).HelpPage),
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
      (await import("../pages/AdminPaymentNoticesPage/AdminPaymentNoticesPage.tsx")).AdminPaymentNoticesPage,
  ),
];
