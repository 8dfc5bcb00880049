import { useSession } from "@tsumugi/hooks";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Navigate, Outlet } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useLocation } from "../../routing/address.ts";
import { FirstPaint } from "../../shared/FirstPaint.tsx";

const SecondFactorGate = lazy(async () => ({
  default: (await import("../../entrance/SecondFactorGate.tsx")).SecondFactorGate,
}));
const LoadFailure = lazy(async () => ({
  default: (await import("../../shared/LoadFailure.tsx")).LoadFailure,
}));

export interface SignedInGuardProps {
  /** Drawn for whoever is not signed in. By default they sign in, and come back to where they were. */
  readonly otherwise?: ReactNode;
}

/** Lets only a signed-in person through. */
export function SignedInGuard({ otherwise }: SignedInGuardProps) {
  const { status, error, refresh } = useSession();
  const { pathname, search } = useLocation();
  // Also after the code was confirmed: the recovery codes are shown once, whatever is loaded behind them.
  const [isSettingUp, setSettingUp] = useState(false);
  if (isSettingUp || error?.code === "second_factor_not_set") {
    const finish = () => {
      setSettingUp(false);
      void refresh();
    };
    return (
      <Suspense fallback={<FirstPaint />}>
        <SecondFactorGate onStart={() => setSettingUp(true)} onFinish={finish} />
      </Suspense>
    );
  }
  if (status === "loading")
    return (
      <Suspense fallback={<FirstPaint />}>
        {error ? <LoadFailure error={error} onRetry={refresh} /> : <FirstPaint />}
      </Suspense>
    );
  if (status === "signed_out") {
    if (otherwise !== undefined) return otherwise;
    const next = `${pathname}${search}`;
    return (
      <Navigate replace to={paths.signIn.getHref({ next: next === paths.home.path ? undefined : next })} />
    );
  }
  return <Outlet />;
}
