import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import type { Services } from "./providers/services.ts";
import { routes } from "./router.tsx";
import { loadRoutes } from "./routing/lazyRoute.tsx";
import type { ErrorReports } from "./shared/errorReports.ts";
import { loadTypeface } from "./shared/typeface.ts";

/** Loads what is drawn at the present address, so that it is drawn at once. */
export const prepare = () => loadRoutes(routes, location.pathname);

/** Puts the app on the page. */
export function start(services: Services, errorReports: ErrorReports): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  createRoot(root).render(
    <StrictMode>
      <App services={services} errorReports={errorReports} />
    </StrictMode>,
  );
  void loadTypeface();
}
