import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { startErrorReporting } from "./adapters/sentry.ts";
import { createServices } from "./providers/services.ts";
import { loadTypeface } from "./shared/typeface.ts";

const errorReports = startErrorReporting({
  dsn: import.meta.env.VITE_SENTRY_DSN,
  release: import.meta.env.VITE_RELEASE,
});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const services = await createServices();
createRoot(root).render(
  <StrictMode>
    <App services={services} errorReports={errorReports} />
  </StrictMode>,
);

void loadTypeface();
