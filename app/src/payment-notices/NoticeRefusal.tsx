import type { PaymentNotice } from "@tsumugi/contract";
import { Button } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { paths } from "../paths.ts";
import { PAYEE_PLACE } from "../payees/payeePlace.ts";
import { Link } from "../routing/Link.tsx";
import { usePermissions } from "../shared/usePermissions.ts";
import { TransferDialog } from "./files/TransferDialog.tsx";

export interface NoticeRefusalProps {
  readonly notice: PaymentNotice;
  /** For a notice that was marked as paid before the bank's answer: takes that back. */
  readonly takeBack: ReactNode;
}

/** What comes next where the bank did not pay: look at the account, ask the creator, then pay another time. */
export function NoticeRefusal({ notice, takeBack }: NoticeRefusalProps) {
  const [isOpen, setOpen] = useState(false);
  const { canChat } = usePermissions();
  const creator = notice.payee.managed_creator;
  return (
    <>
      {notice.status === "paid" && takeBack}
      {creator && (
        <>
          <Button asChild>
            <Link to={`${paths.managedCreator.getHref(creator.uid)}#${PAYEE_PLACE}`}>口座を確認・変更</Link>
          </Button>
          {canChat && (
            <Button asChild>
              <Link to={paths.chat.getHref({ keyword: creator.name })}>本人に尋ねる</Link>
            </Button>
          )}
        </>
      )}
      {notice.status === "approved" && (
        <Button variant="primary" icon="download" onClick={() => setOpen(true)}>
          次の振込ファイルに入れる
        </Button>
      )}
      {isOpen && <TransferDialog notices={[notice]} onClose={() => setOpen(false)} />}
    </>
  );
}
