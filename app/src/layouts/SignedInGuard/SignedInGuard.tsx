import { useSession } from "@tsumugi/hooks";
import { lazy, Suspense, useState } from "react";
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

/** Lets only a signed-in person through, and brings them back to where they were. */
export function SignedInGuard() {
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
    const next = `${pathname}${search}`;
    return (
      <Navigate replace to={paths.signIn.getHref({ next: next === paths.home.path ? undefined : next })} />
    );
  }
  return <Outlet />;
}
