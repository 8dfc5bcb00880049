import { useCurrentUser } from "@tsumugi/hooks";

/**
 * What one may do with the company's members. After the contract's end an admin may still take access away: who has
 * left the company must not read on.
 */
export function useMemberRights() {
  const { role, company } = useCurrentUser();
  const isAdmin = role === "admin";
  const isExpired = company?.contract_state === "expired";
  return {
    canInvite: isAdmin && !isExpired,
    canRemove: isAdmin,
    // That the contract has ended stands above every screen already.
    whyNot: isAdmin || isExpired ? undefined : "閲覧のみ（招待と変更は管理者だけができます）",
  };
}
