import { startErrorReporting } from "./adapters/errorReporting.ts";
import { boot } from "./boot/boot.ts";
import { isSignedOut } from "./boot/isSignedOut.ts";
import { paths } from "./paths.ts";

const errorReports = startErrorReporting({
  dsn: import.meta.env.VITE_SENTRY_DSN,
  release: import.meta.env.VITE_RELEASE,
});

// Not awaited here: the rest imports what is in this file, and would wait for it while this file waits for the rest.
void boot().then(async (services) => {
  if (location.pathname === paths.signIn.path && isSignedOut(services.signIn)) {
    const { startEntrance } = await import("./entrance/start.tsx");
    startEntrance(services, errorReports);
  } else {
    const { prepare, start } = await import("./start.tsx");
    await prepare();
    start(services, errorReports);
  }
});
