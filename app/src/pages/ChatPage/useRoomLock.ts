import { dmRefusal } from "@tsumugi/contract";
import { type ChatRoom, useCurrentUser } from "@tsumugi/hooks";
import { usePermissions } from "../../shared/usePermissions.ts";

/** Why nothing can be written here: the role, the contract's end, or direct messages that it does not grant. */
export function useRoomLock(room: Pick<ChatRoom, "type"> | undefined): string | undefined {
  const { company } = useCurrentUser();
  const { canChat, whyNot } = usePermissions();
  if (!canChat) return whyNot;
  return room && dmRefusal(room, company?.permission ?? []);
}
