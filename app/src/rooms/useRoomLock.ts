import { dmRefusal } from "@tsumugi/contract";
import { type ChatRoom, useCurrentUser, useManagedCreator } from "@tsumugi/hooks";
import { isErased } from "../shared/isErased.ts";
import { usePermissions } from "../shared/usePermissions.ts";

const ERASED = "個人情報を消去したため、このクリエイターには届きません。これまでのやりとりも消去しました。";

const UNSENT = "まだ依頼を送っていないため、クリエイターには届きません。依頼が送られてから書いてください。";

/**
 * Why nothing can be written here: the role, the contract's end, direct messages that it does not grant, a
 * creator who is erased and whom nothing would reach, or a request that has not gone out.
 */
export function useRoomLock(
  room: (Pick<ChatRoom, "type"> & Partial<Pick<ChatRoom, "creator" | "jobRequest">>) | undefined,
): string | undefined {
  const { company } = useCurrentUser();
  const { managedCreator } = useManagedCreator(room?.creator?.managed_creator_uid ?? null);
  const { canChat, whyNot } = usePermissions();
  if (!canChat) return whyNot;
  if (managedCreator && isErased(managedCreator)) return ERASED;
  if (room?.jobRequest?.sent_at === null) return UNSENT;
  return room && dmRefusal(room, company?.permission ?? []);
}
