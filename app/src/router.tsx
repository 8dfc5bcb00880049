import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { CompanyGuard } from "./layouts/CompanyGuard/CompanyGuard.tsx";
import { SignedInGuard } from "./layouts/SignedInGuard/SignedInGuard.tsx";
import { ComingSoonPage } from "./pages/ComingSoonPage/ComingSoonPage.tsx";
import { comingPublicScreens, comingScreens } from "./pages/ComingSoonPage/comingScreens.ts";
import { ErrorPage } from "./pages/ErrorPage/ErrorPage.tsx";
import { paths } from "./paths.ts";
import { ReplyScope } from "./providers/ReplyScope.tsx";
import { SessionScope } from "./providers/SessionScope.tsx";
import { FirstPaint } from "./shared/FirstPaint.tsx";

/** A page in a file of its own, loaded when it is opened; the page before stays on screen meanwhile. */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const errorElement = <ErrorPage />;
const frame = { errorElement, hydrateFallbackElement: <FirstPaint /> };

const projectPages: RouteObject = {
  lazy: async () => ({
    Component: (await import("./layouts/ProjectLayout/ProjectLayout.tsx")).ProjectLayout,
  }),
  children: [
    page(paths.project.path, async () => (await import("./pages/ProjectPage/ProjectPage.tsx")).ProjectPage),
    page(
      paths.projectPosts.path,
      async () => (await import("./pages/ProjectPostsPage/ProjectPostsPage.tsx")).ProjectPostsPage,
    ),
    page(
      paths.projectReport.path,
      async () => (await import("./pages/ProjectReportPage/ProjectReportPage.tsx")).ProjectReportPage,
    ),
    page(
      paths.projectSettings.path,
      async () => (await import("./pages/ProjectSettingsPage/ProjectSettingsPage.tsx")).ProjectSettingsPage,
    ),
  ],
};

/** Screens of a company's members. */
const brandPages: readonly RouteObject[] = [
  page(
    paths.managedCreators.path,
    async () => (await import("./pages/ManagedCreatorsPage/ManagedCreatorsPage.tsx")).ManagedCreatorsPage,
  ),
  page(
    paths.managedCreatorNew.path,
    async () =>
      (await import("./pages/ManagedCreatorNewPage/ManagedCreatorNewPage.tsx")).ManagedCreatorNewPage,
  ),
  page(
    paths.creatorImport.path,
    async () => (await import("./pages/CreatorImportPage/CreatorImportPage.tsx")).CreatorImportPage,
  ),
  page(
    paths.managedCreator.path,
    async () => (await import("./pages/ManagedCreatorPage/ManagedCreatorPage.tsx")).ManagedCreatorPage,
  ),
  page(
    paths.managedCreatorEdit.path,
    async () =>
      (await import("./pages/ManagedCreatorEditPage/ManagedCreatorEditPage.tsx")).ManagedCreatorEditPage,
  ),
  page(paths.projects.path, async () => (await import("./pages/ProjectsPage/ProjectsPage.tsx")).ProjectsPage),
  page(
    paths.projectArchives.path,
    async () => (await import("./pages/ProjectArchivesPage/ProjectArchivesPage.tsx")).ProjectArchivesPage,
  ),
  page(
    paths.projectNew.path,
    async () => (await import("./pages/ProjectNewPage/ProjectNewPage.tsx")).ProjectNewPage,
  ),
  page(
    paths.projectEdit.path,
    async () => (await import("./pages/ProjectEditPage/ProjectEditPage.tsx")).ProjectEditPage,
  ),
  projectPages,
  page(`${paths.chat.path}/:roomId?`, async () => (await import("./pages/ChatPage/ChatPage.tsx")).ChatPage),
];

/** Screens of everybody who is signed in. */
const ownPages: readonly RouteObject[] = [
  page(paths.home.path, async () => (await import("./pages/HomePage/HomePage.tsx")).HomePage),
  page(
    paths.notifications.path,
    async () => (await import("./pages/NotificationsPage/NotificationsPage.tsx")).NotificationsPage,
  ),
  page(
    paths.profileSettings.path,
    async () => (await import("./pages/ProfileSettingsPage/ProfileSettingsPage.tsx")).ProfileSettingsPage,
  ),
  page(paths.help.path, async () => (await import("./pages/HelpPage/HelpPage.tsx")).HelpPage),
  ...comingScreens.map(({ path, ...screen }) => ({ path, element: <ComingSoonPage {...screen} /> })),
];

const publicPages: readonly RouteObject[] = [
  page(paths.signIn.path, async () => (await import("./pages/SignInPage/SignInPage.tsx")).SignInPage),
  page(
    paths.passwordReset.path,
    async () => (await import("./pages/PasswordResetPage/PasswordResetPage.tsx")).PasswordResetPage,
  ),
];

const standalone: RouteObject = {
  lazy: async () => ({
    Component: (await import("./layouts/StandaloneLayout/StandaloneLayout.tsx")).StandaloneLayout,
  }),
  children: [
    ...comingPublicScreens.map(({ path, ...screen }) => ({ path, element: <ComingSoonPage {...screen} /> })),
    page("*", async () => (await import("./pages/NotFoundPage/NotFoundPage.tsx")).NotFoundPage),
  ],
};

const signedIn: RouteObject = {
  element: <SignedInGuard />,
  children: [
    {
      lazy: async () => ({ Component: (await import("./layouts/AppLayout/AppLayout.tsx")).AppLayout }),
      // Broken pages leave the frame around them standing.
      children: [
        { errorElement, children: [{ element: <CompanyGuard />, children: [...brandPages] }, ...ownPages] },
      ],
    },
  ],
};

export const routes: RouteObject[] = [
  {
    ...frame,
    element: <SessionScope />,
    children: [...publicPages, signedIn, standalone],
  },
  {
    ...frame,
    element: <ReplyScope />,
    children: [
      page(paths.reply.path, async () => (await import("./pages/ReplyPage/ReplyPage.tsx")).ReplyPage),
    ],
  },
];
