import { Button } from "@tsumugi/ui";
import { useState } from "react";
import { ReplyLinksDialog } from "../../shared/ReplyLinksDialog.tsx";

/** The way to the links of the room's job; nothing is loaded before it is taken. */
export function JobReplyLinks({ uid, name }: { readonly uid: string; readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        確認・再発行
      </Button>
      {isOpen && <ReplyLinksDialog jobRequestUid={uid} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
