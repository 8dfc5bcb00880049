import { useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { AppProviders } from "./providers/AppProviders.tsx";
import type { Services } from "./providers/services.ts";
import { routes } from "./router.tsx";
import { AppRouter } from "./routing/AppRouter.tsx";
import { type ErrorReports, ErrorReportsContext } from "./shared/errorReports.ts";

export interface AppProps {
  readonly services: Services;
  readonly errorReports: ErrorReports;
}

export function App({ services, errorReports }: AppProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  return (
    <AppProviders services={services}>
      <ErrorReportsContext value={errorReports}>
        <AppRouter routes={routes} history={history} />
      </ErrorReportsContext>
    </AppProviders>
  );
}
