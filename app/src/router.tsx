import type { RouteObject } from "react-router-dom";
import { SignedInGuard } from "./layouts/SignedInGuard/SignedInGuard.tsx";
import { paths } from "./paths.ts";
import { SessionScope } from "./providers/SessionScope.tsx";
import { BrokenPage } from "./routes/BrokenPage.tsx";
import { brandPages } from "./routes/brandPages.ts";
import { keptPages } from "./routes/keptPages.ts";
import { memberFrame } from "./routes/memberFrame.ts";
import { operatorPages } from "./routes/operatorPages.ts";
import { ownPages } from "./routes/ownPages.ts";
import { page } from "./routes/page.ts";
import { replyPages } from "./routes/replyPages.ts";
import { KeptPages } from "./routing/KeptPages.tsx";
import { RouteBoundary } from "./routing/RouteBoundary.tsx";
import { WhileLoading } from "./routing/WhileLoading.tsx";
import { part } from "./shared/part.tsx";
import { hasUnsavedWork } from "./shared/unsavedWork.ts";

const whole = <RouteBoundary instead={<BrokenPage />} />;
const kept = <KeptPages paths={keptPages} instead={<BrokenPage />} isBusy={hasUnsavedWork} />;
const meanwhile = <WhileLoading />;

const publicPages: readonly RouteObject[] = [
  page(paths.signIn.path, async () => (await import("./pages/SignInPage/SignInPage.tsx")).SignInPage),
  page(
    paths.passwordReset.path,
    async () => (await import("./pages/PasswordResetPage/PasswordResetPage.tsx")).PasswordResetPage,
  ),
  page(paths.signup.path, async () => (await import("./pages/SignUpPage/SignUpPage.tsx")).SignUpPage),
  page(
    paths.signupCompany.path,
    async () => (await import("./pages/CompanySignUpPage/CompanySignUpPage.tsx")).CompanySignUpPage,
  ),
  page(
    paths.signupMember.path,
    async () => (await import("./pages/MemberSignUpPage/MemberSignUpPage.tsx")).MemberSignUpPage,
  ),
  page(
    paths.verifyEmail.path,
    async () => (await import("./pages/VerifyEmailPage/VerifyEmailPage.tsx")).VerifyEmailPage,
  ),
  page(
    paths.confirmEmailChange.path,
    async () =>
      (await import("./pages/ConfirmEmailChangePage/ConfirmEmailChangePage.tsx")).ConfirmEmailChangePage,
  ),
  page(
    paths.invitation.path,
    async () => (await import("./pages/InvitationPage/InvitationPage.tsx")).InvitationPage,
  ),
  page(
    paths.sharedReport.path,
    async () => (await import("./pages/SharedReportPage/SharedReportPage.tsx")).SharedReportPage,
  ),
  page(paths.mailStop.path, async () => (await import("./pages/MailStopPage/MailStopPage.tsx")).MailStopPage),
];

/** Pages in the frame of a signed-in person. Broken ones leave the frame around them standing. */
const inFrame = (children: RouteObject[]): RouteObject => ({
  ...memberFrame("MemberScope"),
  children: [{ ...memberFrame("AppLayout"), children: [{ element: whole, children }] }],
});

const signedIn: RouteObject = {
  element: <SignedInGuard />,
  children: [
    inFrame([
      {
        ...memberFrame("LinkedCompanyGuard"),
        children: [
          {
            element: kept,
            children: [
              { ...memberFrame("CompanyGuard"), children: [...brandPages] },
              operatorPages,
              ...ownPages,
            ],
          },
        ],
      },
    ]),
  ],
};

const loadNotFound = async () => (await import("./pages/ErrorPage/NotFoundPage.tsx")).NotFoundPage;
const NotFoundForAll = part(
  async () => (await import("./pages/ErrorPage/NotFoundForAll.tsx")).NotFoundForAll,
);

/** Whoever mistypes an address keeps the menu, to go on from there; whoever is not signed in is told all the same. */
const unknown: RouteObject = {
  element: <SignedInGuard otherwise={<NotFoundForAll />} />,
  children: [inFrame([page("*", loadNotFound)])],
};

export const routes: RouteObject[] = [
  {
    element: whole,
    children: [
      {
        element: <SessionScope />,
        children: [{ element: meanwhile, children: [...publicPages, signedIn, unknown] }],
      },
      { element: meanwhile, children: [replyPages] },
    ],
  },
];
