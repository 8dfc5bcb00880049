import type { CurrentUser } from "@tsumugi/contract";
import type { SessionStatus } from "./sessionContext.ts";
import type { SignInState } from "./signInService.ts";

/** A session needs both: an identity, and the user it belongs to. */
export function sessionStatus(state: SignInState, currentUser: CurrentUser | undefined): SessionStatus {
  if (state.status === "signed_in") return currentUser ? "signed_in" : "loading";
  if (state.status === "expired") return currentUser ? "expired" : "signed_out";
  return state.status;
}

/**
 * Key of the cache and store: a person in a company, and whether they see what viewers do not: whoever becomes a viewer
 * keeps nothing of it on any screen. Expiry keeps the key, so that a form survives it.
 */
export const scopeKey = (state: SignInState, currentUser: CurrentUser | undefined): string =>
  "uid" in state
    ? `${state.uid}:${currentUser?.company?.uid ?? ""}:${currentUser?.role === "viewer" ? "viewer" : ""}`
    : "visitor";
