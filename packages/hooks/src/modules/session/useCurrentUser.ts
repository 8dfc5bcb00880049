import type { CurrentCompany, CurrentUser, Feature, Role } from "@tsumugi/contract";
import { useSessionValue } from "./sessionContext.ts";

export interface UseCurrentUser {
  readonly currentUser: CurrentUser;
  /** The active company; null for operators and people without one. */
  readonly company: CurrentCompany | null;
  /** Role in the active company. */
  readonly role: Role | null;
  readonly isOperator: boolean;
  /** Whether the company's contract grants a feature. */
  readonly hasFeature: (feature: Feature) => boolean;
  readonly refresh: () => Promise<void>;
}

/**
 * The signed-in person, inside the part of the app that only they reach. Throws when nobody is.
 *
 * @example
 * const { currentUser, role, hasFeature } = useCurrentUser();
 */
export function useCurrentUser(): UseCurrentUser {
  const { currentUser, refresh } = useSessionValue();
  if (!currentUser) throw new Error("useCurrentUser is used outside the signed-in part");
  const { company, role } = currentUser;
  return {
    currentUser,
    company,
    role,
    isOperator: currentUser.system_admin === true,
    hasFeature: (feature) => company?.permission.includes(feature) ?? false,
    refresh,
  };
}
