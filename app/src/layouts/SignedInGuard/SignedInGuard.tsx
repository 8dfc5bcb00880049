import { useSession } from "@tsumugi/hooks";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { FirstPaint } from "../../shared/FirstPaint.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { SignInAgainDialog } from "./SignInAgainDialog.tsx";

/** Lets only a signed-in person through, and brings them back to where they were. */
export function SignedInGuard() {
  const { status, error, refresh } = useSession();
  const { pathname, search } = useLocation();
  if (status === "loading") return error ? <LoadFailure error={error} onRetry={refresh} /> : <FirstPaint />;
  if (status === "signed_out") {
    const next = `${pathname}${search}`;
    return (
      <Navigate replace to={paths.signIn.getHref({ next: next === paths.home.path ? undefined : next })} />
    );
  }
  return (
    <>
      <Outlet />
      {status === "expired" && <SignInAgainDialog />}
    </>
  );
}
