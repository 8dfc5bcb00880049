import type { PaymentNotice } from "@tsumugi/contract";
import { Button } from "@tsumugi/ui";
import { useState } from "react";
import { TransferDialog } from "./TransferDialog.tsx";

/** Beside the moves of the chosen notices: their bank file. */
export function TransferButton({ notices }: { readonly notices: readonly PaymentNotice[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon="download" onClick={() => setOpen(true)}>
        全銀ファイル
      </Button>
      {isOpen && <TransferDialog notices={notices} onClose={() => setOpen(false)} />}
    </>
  );
}
