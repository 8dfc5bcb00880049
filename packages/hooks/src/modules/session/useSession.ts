import type { CurrentUser } from "@tsumugi/contract";
import type { ApiError } from "../../core/apiError.ts";
import { useSignIn } from "./SignInProvider.tsx";
import { type SessionStatus, useSessionValue } from "./sessionContext.ts";
import type { SignInService } from "./signInService.ts";

export interface UseSession extends Pick<SignInService, "signIn" | "signOut" | "requestPasswordReset"> {
  readonly status: SessionStatus;
  /** Present while `signed_in` or `expired`. */
  readonly currentUser: CurrentUser | undefined;
  readonly error: ApiError | undefined;
  readonly refresh: () => Promise<void>;
}

/**
 * Who is signed in; sign-in and sign-out.
 *
 * @example
 * const { status, signIn } = useSession();
 * if (status === "signed_out") await signIn(email, password);
 */
export function useSession(): UseSession {
  const { service } = useSignIn();
  const { status, currentUser, error, refresh } = useSessionValue();
  const { signIn, signOut, requestPasswordReset } = service;
  return { status, currentUser, error, refresh, signIn, signOut, requestPasswordReset };
}
