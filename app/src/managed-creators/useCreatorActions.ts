import type { ManagedCreator } from "@tsumugi/contract";
import {
  useArchiveManagedCreator,
  useCreateDmRoom,
  useEraseManagedCreator,
  useRestoreManagedCreator,
} from "@tsumugi/hooks";
import { toast } from "@tsumugi/ui";
import { paths } from "../paths.ts";
import { useNavigate } from "../routing/address.ts";
import { fullMessageOf } from "../shared/errors.ts";

/** What is done with a record as a whole, announced in a toast; what can be taken back offers it there. */
export function useCreatorActions(creator: ManagedCreator | undefined) {
  const archiving = useArchiveManagedCreator();
  const restoring = useRestoreManagedCreator();
  const erasing = useEraseManagedCreator();
  const room = useCreateDmRoom();
  const navigate = useNavigate();
  const name = creator?.display_name ?? "";

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };
  const restore = (one: Pick<ManagedCreator, "uid" | "version">) =>
    attempt(async () => {
      await restoring.restoreManagedCreator(one);
      toast.success(`「${name}」を元に戻しました`);
    });
  const archive = (uid: string) =>
    attempt(async () => {
      const archived = await archiving.archiveManagedCreator(uid);
      toast.show(`「${name}」をアーカイブしました`, {
        action: { label: "元に戻す", onClick: () => void restore(archived) },
      });
    });
  /** Rejects with why it did not work: the dialog says it. */
  const erase = async (uid: string) => {
    await erasing.eraseManagedCreator(uid);
    toast.success("個人情報を消去しました");
    navigate(paths.managedCreators.getHref());
  };
  const openRoom = (uid: string) =>
    attempt(async () => {
      const { room_id } = await room.createDmRoom(uid);
      navigate(paths.chatRoom.getHref(room_id));
    });
  return {
    archive,
    restore,
    erase,
    openRoom,
    isArchiving: archiving.isSubmitting,
    isRestoring: restoring.isSubmitting,
    isErasing: erasing.isSubmitting,
    eraseError: erasing.error,
    isOpening: room.isSubmitting,
  };
}
