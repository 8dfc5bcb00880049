import {
  ApiProvider,
  createApiClient,
  createEmbeddedCommentStore,
  SignInProvider,
  type SignInService,
} from "@tsumugi/hooks";
import { Toaster } from "@tsumugi/ui";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { ColorModeContext } from "../providers/ColorModeProvider.tsx";
import { CommentStoreContext } from "../providers/SessionScope.tsx";
import { routes } from "../router.tsx";
import { fixedMode, signedIn } from "./PageFrame.tsx";

export interface FlowFrameProps {
  /** Address at which the flow begins. */
  readonly at: string;
  /** Default: somebody who is signed in and stays so. */
  readonly service?: SignInService;
}

/** The whole application over the mocked API, with its own routes, guards, frame and pages. */
export function FlowFrame({ at, service = signedIn }: FlowFrameProps) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [at] }));
  const [client] = useState(() => createApiClient({ getIdToken: service.getIdToken }));
  const [commentStore] = useState(() => createEmbeddedCommentStore(client));
  return (
    <ColorModeContext value={fixedMode}>
      <SignInProvider service={service}>
        <ApiProvider client={client}>
          <CommentStoreContext value={commentStore}>
            <RouterProvider router={router} />
          </CommentStoreContext>
        </ApiProvider>
      </SignInProvider>
      <Toaster />
    </ColorModeContext>
  );
}
