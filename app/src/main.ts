import { startErrorReporting } from "./adapters/errorReporting.ts";
import { boot } from "./boot/boot.ts";
import { isSignedOut, whenKnown } from "./boot/isSignedOut.ts";
import { takeSentForm } from "./entrance/sentForm.ts";
import { paths } from "./paths.ts";

const errorReports = startErrorReporting({
  dsn: import.meta.env.VITE_SENTRY_DSN,
  release: import.meta.env.VITE_RELEASE,
});

const sent = takeSentForm();

/**
 * Whether the sign-in page is wanted; the front door leads there at once. Elsewhere the guard decides, which knows every page.
 */
function leadsToEntrance(): boolean {
  if (location.pathname === paths.home.path) {
    const next = location.search ? `${paths.home.path}${location.search}` : undefined;
    history.replaceState(null, "", paths.signIn.getHref({ next }));
  }
  return location.pathname === paths.signIn.path;
}

// Not awaited here: the rest imports what is in this file, and would wait for it while this file waits for the rest.
void boot().then(async (services) => {
  // Else what somebody types meanwhile would go with the form.
  if (sent) await whenKnown(services.signIn);
  if (isSignedOut(services.signIn) && leadsToEntrance()) {
    const { startEntrance } = await import("./entrance/start.tsx");
    startEntrance(services, errorReports, sent);
  } else {
    sent?.discard();
    const { prepare, start } = await import("./start.tsx");
    await prepare();
    start(services, errorReports);
  }
});
