import type { RouteObject } from "react-router-dom";
import { paths } from "../paths.ts";
import { lazyRoute } from "../routing/lazyRoute.tsx";
import { page } from "./page.ts";

/** Screens of one project, under its head and tabs. */
export const projectPages: RouteObject = {
  ...lazyRoute(async () => (await import("../layouts/ProjectLayout/ProjectLayout.tsx")).ProjectLayout),
  children: [
    page(paths.project.path, async () => (await import("../pages/ProjectPage/ProjectPage.tsx")).ProjectPage),
    page(
      paths.projectPosts.path,
      async () => (await import("../pages/ProjectPostsPage/ProjectPostsPage.tsx")).ProjectPostsPage,
    ),
    page(
      paths.projectReport.path,
      async () => (await import("../pages/ProjectReportPage/ProjectReportPage.tsx")).ProjectReportPage,
    ),
    page(
      paths.projectSettings.path,
      async () => (await import("../pages/ProjectSettingsPage/ProjectSettingsPage.tsx")).ProjectSettingsPage,
    ),
  ],
};
