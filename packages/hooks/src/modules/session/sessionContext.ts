import type { CurrentUser } from "@tsumugi/contract";
import { createContext, useContext } from "react";
import type { ApiError } from "../../core/apiError.ts";

/**
 * - `loading`: who is signed in, or what they may do, is not known yet (see `error` when it fails).
 * - `expired`: the page stays; ask for the password again, then everything continues.
 */
export type SessionStatus = "loading" | "signed_out" | "signed_in" | "expired";

export interface SessionValue {
  readonly status: SessionStatus;
  readonly currentUser: CurrentUser | undefined;
  /** Why the current user could not be loaded. */
  readonly error: ApiError | undefined;
  readonly refresh: () => Promise<void>;
  /** Takes over the current user that a call answered; another company starts a fresh scope. */
  readonly replaceCurrentUser: (user: CurrentUser) => Promise<void>;
  /** In the company that became the active one elsewhere, while the former one is still held on screen. */
  readonly waiting: CurrentUser | undefined;
  /** Shows the company that waits. */
  readonly follow: () => void;
}

export const SessionContext = createContext<SessionValue | null>(null);

export function useSessionValue(): SessionValue {
  const session = useContext(SessionContext);
  if (!session) throw new Error("this hook needs a <SessionProvider> above it");
  return session;
}
