import { createElement } from "react";
import { Navigate, type RouteObject } from "react-router-dom";
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
  // Typed by hand, or cut from an address: the settings have no page above them.
  { path: "/settings", element: createElement(Navigate, { to: paths.profileSettings.path, replace: true }) },
  page(paths.help.path, async () => (await import("../pages/HelpPage/HelpPage.tsx")).HelpPage),
];
