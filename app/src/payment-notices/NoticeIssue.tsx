import type { PaymentNotice, WorkingCalendar } from "@tsumugi/contract";
import { NoticeIssueDialog } from "@tsumugi/patterns";
import { useState } from "react";
import { fullMessageOf } from "../shared/errors.ts";
import { useDeemedDay } from "./useDeemedDay.ts";
import { useNoticeMoves } from "./useNoticeMoves.ts";
import { useSeenNotices } from "./useSeenNotices.ts";

export interface NoticeIssueProps {
  /** As it is stored now. */
  readonly notice: PaymentNotice;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly calendar: WorkingCalendar | undefined;
}

/** The last look before one draft goes out: what somebody changes meanwhile has to be read first. */
export function NoticeIssue({ notice, open, onClose, calendar }: NoticeIssueProps) {
  const { moveOne, isMoving } = useNoticeMoves();
  const [problem, setProblem] = useState<string>();
  const { changes, agree } = useSeenNotices([notice], open);
  const deemedOn = useDeemedDay();
  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const issue = async () => {
    setProblem(undefined);
    const isIssued = await moveOne(notice, { status: "issued" }, (cause) => setProblem(fullMessageOf(cause)));
    if (isIssued) close();
  };
  return (
    <NoticeIssueDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      notices={[notice]}
      changes={changes}
      onChangesSeen={() => {
        setProblem(undefined);
        agree();
      }}
      deemedOn={deemedOn}
      calendar={calendar}
      loading={isMoving}
      error={problem}
      onIssue={() => void issue()}
    />
  );
}
