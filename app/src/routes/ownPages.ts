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
  page(paths.help.path, async () => (await import("../pages/HelpPage/HelpPage.tsx")).HelpPage),
];
