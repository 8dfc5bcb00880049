import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { startErrorReporting } from "./adapters/sentry.ts";
import type { Services } from "./providers/services.ts";
import { loadTypeface } from "./shared/typeface.ts";

/** Puts the app on the page. */
export function start(services: Services): void {
  const errorReports = startErrorReporting({
    dsn: import.meta.env.VITE_SENTRY_DSN,
    release: import.meta.env.VITE_RELEASE,
  });
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  createRoot(root).render(
    <StrictMode>
      <App services={services} errorReports={errorReports} />
    </StrictMode>,
  );
  void loadTypeface();
}
