import { Button } from "@tsumugi/ui";
import { useState } from "react";
import { ReplyLinksDialog } from "../../shared/ReplyLinksDialog.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";

/** The way to the links of the room's job; nothing is loaded before it is taken. */
export function JobReplyLinks({ uid, name }: { readonly uid: string; readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const { canWrite } = usePermissions();
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {canWrite ? "確認・再発行" : "確認"}
      </Button>
      {isOpen && <ReplyLinksDialog jobRequestUid={uid} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
