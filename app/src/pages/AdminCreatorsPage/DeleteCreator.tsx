import type { AdminCreator } from "@tsumugi/contract";
import { useDeleteCreator } from "@tsumugi/hooks";
import { DeleteCreatorDialog } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";

export interface DeleteCreatorProps {
  readonly creator: AdminCreator;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks with what it touches, erases the person, and says so; a refusal stays in the dialog. */
export function DeleteCreator({ creator, open, onClose }: DeleteCreatorProps) {
  const { deleteCreator, isSubmitting, error, reset } = useDeleteCreator();
  const close = () => {
    reset();
    onClose();
  };
  const remove = async (reason: string) => {
    try {
      await deleteCreator(creator.uid, reason);
      toast.success(`「${creator.name}」を削除しました`);
      close();
    } catch {
      // Shown in the dialog.
    }
  };
  return (
    <DeleteCreatorDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      creator={creator}
      onDelete={(reason) => void remove(reason)}
      deleting={isSubmitting}
      error={error && fullMessageOf(error)}
    />
  );
}
