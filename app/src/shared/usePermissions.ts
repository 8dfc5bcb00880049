import { type Feature, policies, type Role, rightsErrors } from "@tsumugi/contract";
import { useCurrentUser } from "@tsumugi/hooks";

export interface Permissions {
  /** Creators, projects, posts: register and change. */
  readonly canWrite: boolean;
  /** Send jobs, chat. */
  readonly canChat: boolean;
  /** Amounts are hidden from viewers. */
  readonly canSeeFees: boolean;
  readonly isAdmin: boolean;
  /** Why nothing can be changed, for a tooltip or a banner; undefined when it can. */
  readonly whyNot: string | undefined;
  readonly hasFeature: (feature: Feature) => boolean;
}

const isAmong = (roles: readonly Role[], role: Role | null) => role !== null && roles.includes(role);

/** What the signed-in person may do here. The server decides; this only keeps dead buttons off the screen. */
export function usePermissions(): Permissions {
  const { role, company, hasFeature } = useCurrentUser();
  const isExpired = company?.contract_state === "expired";
  const whyNot = isExpired
    ? rightsErrors.contract_expired.message
    : isAmong(policies.write.roles, role)
      ? undefined
      : rightsErrors.forbidden.message;
  return {
    canWrite: whyNot === undefined,
    canChat: !isExpired && isAmong(policies.chat.roles, role),
    canSeeFees: role !== "viewer",
    isAdmin: role === "admin" && !isExpired,
    whyNot,
    hasFeature,
  };
}
