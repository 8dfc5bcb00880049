import {
  ApiProvider,
  CommentStoreProvider,
  createApiClient,
  createEmbeddedCommentStore,
  createEmbeddedSignIn,
  SessionProvider,
  SignInProvider,
  type SignInService,
} from "@tsumugi/hooks";
import { buildCurrentUser } from "@tsumugi/mocks";
import { Toaster } from "@tsumugi/ui";
import { type ComponentProps, type ReactNode, useState } from "react";
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  Outlet,
  type RouteObject,
} from "react-router-dom";
import { ProjectLayout } from "../layouts/ProjectLayout/ProjectLayout.tsx";
import { SignedInGuard } from "../layouts/SignedInGuard/SignedInGuard.tsx";
import { ErrorPage } from "../pages/ErrorPage/ErrorPage.tsx";
import { ColorModeContext } from "../providers/ColorModeProvider.tsx";
import { AppRouter } from "../routing/AppRouter.tsx";
import { useLocation } from "../routing/address.ts";
import { RouteBoundary } from "../routing/RouteBoundary.tsx";

/** What changes an account goes over the mocked API, so that a story can have it fail. */
const { signUp, sendVerification, requestEmailChange, changePassword } = createEmbeddedSignIn();

/** Somebody who is signed in and stays so. */
export const signedIn: SignInService = {
  signIn: async () => undefined,
  signOut: async () => undefined,
  getIdToken: async () => "token",
  subscribe: (listener) => {
    listener({ status: "signed_in", uid: buildCurrentUser().uid });
    return () => undefined;
  },
  requestPasswordReset: async () => undefined,
  signUp,
  sendVerification,
  requestEmailChange,
  changePassword,
  keepsAccounts: true,
};

/** Nobody is. */
export const signedOut: SignInService = {
  ...signedIn,
  getIdToken: async () => null,
  subscribe: (listener) => {
    listener({ status: "signed_out" });
    return () => undefined;
  },
};

const settings = { dedupingInterval: 0, shouldRetryOnError: false };
export const fixedMode = { colorMode: "system", setColorMode: () => undefined } as const;

/** Nothing is kept from one story to the next. */
const refuseStorage = () => {
  throw new Error("this browser keeps nothing");
};

type Storage = ComponentProps<typeof CommentStoreProvider>["storage"];

function Scope({ storage }: { readonly storage: Storage }) {
  const [client] = useState(() => createApiClient({ getIdToken: signedIn.getIdToken }));
  const [store] = useState(() => createEmbeddedCommentStore(client));
  return (
    <ApiProvider client={client}>
      <SessionProvider settings={settings}>
        <CommentStoreProvider store={store} storage={storage}>
          <Outlet />
        </CommentStoreProvider>
      </SessionProvider>
    </ApiProvider>
  );
}

/** Stands for every other page of the application, and says which. */
function Elsewhere() {
  return <p data-path={useLocation().pathname}>別の画面に移りました</p>;
}

export interface PageFrameProps {
  /** The page's path in `paths.ts`. */
  readonly path: string;
  /** Address it is opened at; default `path`. */
  readonly at?: string;
  /** `project`: under the project's head and tabs. `open`: for people who are not signed in. `bare`: brings its own landmarks. */
  readonly frame?: "project" | "open" | "bare";
  readonly service?: SignInService;
  /** Where drafts are kept; default nowhere, so that none goes from one story to the next. Stable over renders. */
  readonly storage?: Storage;
  readonly children: ReactNode;
}

/** What the app leaves around a page, on a desk and on a phone. */
const ROOM = "clamp(16px, 2vw, 28px)";

/** One page over the mocked API, with the router and the providers that it has in the application. */
export function PageFrame(props: PageFrameProps) {
  const { path, at = path, frame, service = signedIn, storage = refuseStorage, children } = props;
  const [routes] = useState(() => {
    const page: RouteObject = { path, element: children };
    const inFrame: RouteObject =
      frame === "project" ? { element: <ProjectLayout />, children: [page] } : page;
    const guarded: RouteObject =
      frame === "open" ? page : { element: <SignedInGuard />, children: [inFrame] };
    const elsewhere: RouteObject = { path: "*", element: <Elsewhere /> };
    const scoped = { element: <Scope storage={storage} />, children: [guarded, elsewhere] };
    return [{ element: <RouteBoundary instead={<ErrorPage />} />, children: [scoped] }];
  });
  const [history] = useState(() => createMemoryHistory({ initialEntries: [at], v5Compat: true }));
  const router = <AppRouter routes={routes} history={history} />;
  return (
    <ColorModeContext value={fixedMode}>
      <SignInProvider service={service}>
        {frame === "open" || frame === "bare" ? router : <main style={{ padding: ROOM }}>{router}</main>}
        <Toaster />
      </SignInProvider>
    </ColorModeContext>
  );
}
