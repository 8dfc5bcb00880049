import { ApiProvider, createApiClient, SignInProvider, type SignInService } from "@tsumugi/hooks";
import { Toaster } from "@tsumugi/ui";
import { useState } from "react";
import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { ColorModeContext } from "../providers/ColorModeProvider.tsx";
import type { Services } from "../providers/services.ts";
import { ServicesContext } from "../providers/servicesContext.ts";
import { routes } from "../router.tsx";
import { AppRouter } from "../routing/AppRouter.tsx";
import { fixedMode, signedIn } from "./PageFrame.tsx";

export interface FlowFrameProps {
  /** Address at which the flow begins. */
  readonly at: string;
  /** Default: somebody who is signed in and stays so. */
  readonly service?: SignInService;
}

/** The whole application over the mocked API, with its own routes, guards, frame and pages. */
export function FlowFrame({ at, service = signedIn }: FlowFrameProps) {
  const [history] = useState(() => createMemoryHistory({ initialEntries: [at], v5Compat: true }));
  const [services] = useState(
    (): Services => ({
      signIn: service,
      client: createApiClient({ getIdToken: service.getIdToken }),
      commentStoreBefore: null,
    }),
  );
  return (
    <ColorModeContext value={fixedMode}>
      <SignInProvider service={service}>
        <ApiProvider client={services.client}>
          <ServicesContext value={services}>
            <AppRouter routes={routes} history={history} />
          </ServicesContext>
        </ApiProvider>
      </SignInProvider>
      <Toaster />
    </ColorModeContext>
  );
}
