import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { safeNext } from "../paths.ts";
import type { Services } from "../providers/services.ts";
import type { ErrorReports } from "../shared/errorReports.ts";
import { loadInterfaceFaces } from "../shared/typeface.ts";
import { EntrancePage } from "./EntrancePage.tsx";
import type { SentForm } from "./sentForm.ts";

/** What everybody sees who comes in; asked for when somebody begins to type, so that it is there by then. */
const loadApp = () => import("../start.tsx");
const prefetch = () => {
  for (const load of [loadApp, () => import("../layouts/memberFrame.ts")]) void load().catch(() => undefined);
};

const address = new URLSearchParams(location.search);
const next = safeNext(address.get("next"));

/**
 * The sign-in page on its own, without the router and the data of the app, which nobody needs before.
 * @param sent the form that stands on the page already, drawn from the same component
 */
export function startEntrance(services: Services, errorReports: ErrorReports, sent?: SentForm): void {
  const element = document.getElementById("root");
  if (!element) throw new Error("index.html has no #root");
  const page = (
    <StrictMode>
      <EntrancePage
        next={next}
        defaultEmail={address.get("email") ?? ""}
        signIn={(...typed) => services.signIn.signIn(...typed)}
        onReady={sent?.handOver}
      />
    </StrictMode>
  );
  const root = sent ? hydrateRoot(element, page) : createRoot(element);
  if (!sent) root.render(page);
  if (element.contains(document.activeElement)) prefetch();
  else element.addEventListener("focusin", prefetch, { once: true });
  void loadInterfaceFaces();

  const leave = async () => {
    stop();
    try {
      const { prepare, start } = await loadApp();
      history.replaceState(null, "", next);
      await prepare();
      root.unmount();
      start(services, errorReports);
    } catch {
      // A release has replaced the code since the page was opened: the page of today has its own.
      location.assign(next);
    }
  };
  // Also when another tab signs in. What has been said so far is that nobody is signed in.
  const stop = services.signIn.subscribe(({ status }) => {
    if (status === "signed_in") void leave();
  });
}
