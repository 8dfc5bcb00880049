import { useState } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { AppProviders } from "./providers/AppProviders.tsx";
import type { Services } from "./providers/services.ts";
import { routes } from "./router.tsx";

export interface AppProps {
  readonly services: Services;
}

export function App({ services }: AppProps) {
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <AppProviders services={services}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
