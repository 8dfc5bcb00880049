import { SessionProvider, useSession } from "@tsumugi/hooks";
import { lazy, Suspense, useContext, useRef } from "react";
import { Outlet } from "react-router-dom";
import { hasUnsavedWork } from "../shared/unsavedWork.ts";
import type { CompanyToastsProps } from "./CompanyToasts.tsx";
import { ShownCompanyContext } from "./shownCompany.ts";
import type { SeenRole } from "./useRoleToast.ts";

const CompanyToasts = lazy(async () => ({ default: (await import("./CompanyToasts.tsx")).CompanyToasts }));

/** Cache and store of the signed-in person in the active company; another one starts afresh. */
export function SessionScope() {
  const company = useRef<string>(null);
  const role = useRef<SeenRole>(null);
  return (
    <ShownCompanyContext value={company}>
      <SessionProvider holdSwitch={hasUnsavedWork}>
        <OwnToasts role={role} />
        <Outlet />
      </SessionProvider>
    </ShownCompanyContext>
  );
}

/** Whoever has to sign in first has no company to speak of, unless it has just been left. */
function OwnToasts({ role }: Pick<CompanyToastsProps, "role">) {
  const { status } = useSession();
  const shown = useContext(ShownCompanyContext);
  if (status === "loading" || (status === "signed_out" && shown.current === null)) return null;
  return (
    <Suspense>
      <CompanyToasts shown={shown} role={role} />
    </Suspense>
  );
}
