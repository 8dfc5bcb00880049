import { startErrorReporting } from "./adapters/errorReporting.ts";
import { boot } from "./boot/boot.ts";
import { isSignedOut } from "./boot/isSignedOut.ts";
import { takeSentForm } from "./entrance/sentForm.ts";
import { paths } from "./paths.ts";

const errorReports = startErrorReporting({
  dsn: import.meta.env.VITE_SENTRY_DSN,
  release: import.meta.env.VITE_RELEASE,
});

const sent = takeSentForm();

/** Who comes to the front door is shown the sign-in page at once; elsewhere the guard decides, which knows every page. */
function isAtEntrance(): boolean {
  if (location.pathname === paths.home.path) {
    const next = location.search ? `${paths.home.path}${location.search}` : undefined;
    history.replaceState(null, "", paths.signIn.getHref({ next }));
  }
  return location.pathname === paths.signIn.path;
}

// Not awaited here: the rest imports what is in this file, and would wait for it while this file waits for the rest.
void boot().then(async (services) => {
  if (isSignedOut(services.signIn) && isAtEntrance()) {
    const { startEntrance } = await import("./entrance/start.tsx");
    startEntrance(services, errorReports, sent);
  } else {
    sent?.discard();
    const { prepare, start } = await import("./start.tsx");
    await prepare();
    start(services, errorReports);
  }
});
