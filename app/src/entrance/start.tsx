import type { SignInService } from "@tsumugi/hooks";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { safeNext } from "../paths.ts";
import { ColorModeProvider } from "../providers/ColorModeProvider.tsx";
import type { Services } from "../providers/services.ts";
import type { ErrorReports } from "../shared/errorReports.ts";
import { loadInterfaceFaces } from "../shared/typeface.ts";
import { SignInScreen } from "./SignInScreen.tsx";

/** What everybody sees who comes in; asked for when somebody begins to type, so that it is there by then. */
const loadApp = () => import("../start.tsx");
const prefetch = () => {
  for (const load of [loadApp, () => import("../layouts/memberFrame.ts")]) void load().catch(() => undefined);
};

const address = new URLSearchParams(location.search);
const next = safeNext(address.get("next"));

function Entrance({ signIn }: { readonly signIn: SignInService }) {
  // What follows takes the place of this page: the button stays busy until then.
  const [isLeaving, setLeaving] = useState(false);
  return (
    <SignInScreen
      next={next}
      defaultEmail={address.get("email") ?? ""}
      isLeaving={isLeaving}
      signIn={async (...typed) => {
        await signIn.signIn(...typed);
        setLeaving(true);
      }}
      link={(href, text) => <a href={href}>{text}</a>}
    />
  );
}

/** The sign-in page on its own, without the router and the data of the app, which nobody needs before. */
export function startEntrance(services: Services, errorReports: ErrorReports): void {
  const element = document.getElementById("root");
  if (!element) throw new Error("index.html has no #root");
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <ColorModeProvider>
        <Entrance signIn={services.signIn} />
      </ColorModeProvider>
    </StrictMode>,
  );
  element.addEventListener("focusin", prefetch, { once: true });
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
