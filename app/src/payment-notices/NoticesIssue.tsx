import type { NoticeMoveResult, PaymentNotice } from "@tsumugi/contract";
import { NoticeIssueDialog } from "@tsumugi/patterns";
import { type ReactNode, useState } from "react";
import { fullMessageOf } from "../shared/errors.ts";
import { useBankCalendar } from "./useBankCalendar.ts";
import { useDeemedDay } from "./useDeemedDay.ts";
import { useNoticeMoves } from "./useNoticeMoves.ts";
import { useSeenNotices } from "./useSeenNotices.ts";

export interface NoticesIssueProps {
  /** The drafts that were chosen. */
  readonly chosen: readonly PaymentNotice[];
  /** As the list has them now. */
  readonly listed: readonly PaymentNotice[];
  readonly onClose: () => void;
  /** All of them went out. */
  readonly onDone: () => void;
}

/** Why some stayed behind, by name: what else changed stands below, and has to be read first. */
function Refused({ failed, of }: { failed: readonly NoticeMoveResult[]; of: readonly PaymentNotice[] }) {
  const names = new Map(of.map(({ uid, payee }) => [uid, payee.name]));
  return (
    <>
      <p>{failed.length}件は発行できませんでした。</p>
      {failed.map(({ uid, error }) => (
        <p key={uid}>
          「{names.get(uid)}」: {error?.message}
        </p>
      ))}
    </>
  );
}

/** The last look before several drafts go out: what somebody makes of one of them meanwhile has to be read first. */
export function NoticesIssue({ chosen, listed, onClose, onDone }: NoticesIssueProps) {
  const { moveMany, isMoving, error, reset } = useNoticeMoves();
  const [problem, setProblem] = useState<ReactNode>();
  // The list says of those that go out that they are no drafts any more before the answer is read here.
  const [sent, setSent] = useState<readonly PaymentNotice[] | null>(null);
  const asked = new Set(chosen.map(({ uid }) => uid));
  const seen = useSeenNotices(
    listed.filter(({ uid }) => asked.has(uid)),
    true,
  );
  const deemedOn = useDeemedDay();
  const calendar = useBankCalendar();
  const clear = () => {
    setProblem(undefined);
    reset();
  };
  const issue = async (uids: readonly string[]) => {
    clear();
    setSent(seen.drafts);
    const going = seen.drafts.filter(({ uid }) => uids.includes(uid));
    const results = await moveMany(going, { status: "issued" });
    setSent(null);
    if (!results) return;
    const failed = results.filter((result) => result.error !== null);
    if (failed.length === 0) return onDone();
    seen.leaveOut(results.flatMap(({ uid, error: cause }) => (cause ? [] : [uid])));
    setProblem(<Refused failed={failed} of={going} />);
  };
  return (
    <NoticeIssueDialog
      open
      onOpenChange={(open) => {
        if (open) return;
        clear();
        onClose();
      }}
      notices={sent ?? seen.drafts}
      changes={sent ? [] : seen.changes}
      onChangesSeen={() => {
        clear();
        seen.agree();
      }}
      onLeaveOut={(uids) => {
        clear();
        seen.leaveOut(uids);
      }}
      deemedOn={deemedOn}
      calendar={calendar}
      onIssue={(uids) => void issue(uids)}
      loading={isMoving}
      error={problem ?? (error && fullMessageOf(error))}
    />
  );
}
