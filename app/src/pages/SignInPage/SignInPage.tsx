import { useSession } from "@tsumugi/hooks";
import { Navigate } from "react-router-dom";
import { SignInScreen } from "../../entrance/SignInScreen.tsx";
import { safeNext } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { useUrlState } from "../../shared/useUrlState.ts";

/** Where a session has ended; who comes without one is received by `entrance/start.tsx`, with less code. */
export function SignInPage() {
  const { status, error, signIn } = useSession();
  const url = useUrlState();
  const next = safeNext(url.get("next"));
  // The identity is known and the current user on its way: the guard shows why, should it fail.
  if (status === "signed_in" || (status === "loading" && error)) return <Navigate replace to={next} />;
  return (
    <SignInScreen
      next={next}
      defaultEmail={url.get("email")}
      isLeaving={status === "loading"}
      signIn={signIn}
      link={(href, text) => <Link to={href}>{text}</Link>}
    />
  );
}
