import { useState } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { AppProviders } from "./providers/AppProviders.tsx";
import type { Services } from "./providers/services.ts";
import { routes } from "./router.tsx";
import { type ErrorReports, ErrorReportsContext } from "./shared/errorReports.ts";

export interface AppProps {
  readonly services: Services;
  readonly errorReports: ErrorReports;
}

export function App({ services, errorReports }: AppProps) {
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <AppProviders services={services}>
      <ErrorReportsContext value={errorReports}>
        <RouterProvider router={router} />
      </ErrorReportsContext>
    </AppProviders>
  );
}
