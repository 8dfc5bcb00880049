import { useConnectedCreators, useCreateDmRoom } from "@tsumugi/hooks";
import { StartDmDialog } from "@tsumugi/patterns";
import { IconButton, toast } from "@tsumugi/ui";
import { useState } from "react";
import { useRoomLock } from "../../rooms/useRoomLock.ts";
import { useNavigate } from "../../routing/address.ts";
import { fullMessageOf, messageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";

/** A new message to a connected creator, outside any job. */
export function StartDm({ hrefOf }: { readonly hrefOf: (roomId: string) => string }) {
  const [open, setOpen] = useState(false);
  const [keyword, setKeyword] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const { managedCreators, isLoading, isRefreshing, error, refresh } = useConnectedCreators(
    open ? keyword : null,
  );
  const { createDmRoom, isSubmitting, error: problem, reset } = useCreateDmRoom();
  const { canChat } = usePermissions();
  const refusal = useRoomLock({ type: "dm" });
  const navigate = useNavigate();
  if (!canChat) return null;

  const change = (next: boolean) => {
    setOpen(next);
    setChosen(null);
    setKeyword("");
    reset();
  };
  const openRoom = async () => {
    if (chosen === null) return;
    try {
      const { room_id } = await createDmRoom(chosen);
      change(false);
      navigate(hrefOf(room_id));
    } catch {
      // Shown in the dialog.
    }
  };
  return (
    <>
      <IconButton
        icon="plus"
        label="メッセージを始める"
        variant="secondary"
        onClick={() => (refusal ? toast.show(refusal) : change(true))}
      />
      <StartDmDialog
        open={open}
        onOpenChange={change}
        options={managedCreators.map(({ uid, display_name, accounts }) => ({
          value: uid,
          label: display_name,
          description: accounts.map(({ handle }) => `@${handle}`).join("、"),
        }))}
        onSearch={setKeyword}
        loading={isLoading || isRefreshing}
        error={error && messageOf(error)}
        onRetry={() => void refresh()}
        value={chosen}
        onValueChange={setChosen}
        onOpenRoom={() => void openRoom()}
        openLoading={isSubmitting}
        openError={problem && fullMessageOf(problem)}
      />
    </>
  );
}
