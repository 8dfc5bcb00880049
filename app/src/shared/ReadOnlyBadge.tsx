import { useCurrentUser } from "@tsumugi/hooks";
import { Badge } from "@tsumugi/ui";
import { usePermissions } from "./usePermissions.ts";

/** Beside the title, for those whose role changes nothing here: why there is no button. */
export function ReadOnlyBadge() {
  const { whyNot } = usePermissions();
  const { company } = useCurrentUser();
  // That the contract has ended stands above every screen already.
  if (whyNot === undefined || company?.contract_state === "expired") return null;
  return <Badge icon="lock">閲覧のみ（変更は管理者に依頼してください）</Badge>;
}
