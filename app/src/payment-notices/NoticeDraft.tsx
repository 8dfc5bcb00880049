import type { PaymentNotice } from "@tsumugi/contract";
import { isApiError, useNoticeCandidates, useUpdateNotice } from "@tsumugi/hooks";
import { ConflictDialog, NoticeDocument, NoticeEditor, NoticeIssueDialog } from "@tsumugi/patterns";
import { Button, toast } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";
import { useState } from "react";
import { fullMessageOf } from "../shared/errors.ts";
import { useUnsavedChanges } from "../shared/useUnsavedChanges.tsx";
import {
  amountsOf,
  draftBody,
  draftConflictRows,
  draftErrors,
  jobsOf,
  legalDayOf,
  noticeValues,
  withDraft,
} from "./noticeDraft.ts";
import { payeeLook } from "./payeeLook.ts";
import { useBankCalendar } from "./useBankCalendar.ts";
import { useDeemedDay } from "./useDeemedDay.ts";
import { useNoticeMoves } from "./useNoticeMoves.ts";
import { useNoticeRights } from "./useNoticeRights.ts";
import { useTaxRounding } from "./useTaxRounding.ts";

export interface NoticeDraftProps {
  readonly notice: PaymentNotice;
  readonly onCancelled: () => void;
}

/** A draft over the state in which it was opened, beside the page as it will be printed. */
export function NoticeDraft({ notice, onCancelled }: NoticeDraftProps) {
  const [base, setBase] = useState(notice);
  const [values, setValues] = useState(() => noticeValues(notice));
  const [isChecked, setChecked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [theirs, setTheirs] = useState<PaymentNotice | null>(null);
  const [isIssuing, setIssuing] = useState(false);
  const { updateNotice, isSubmitting, error, reset } = useUpdateNotice();
  const { movesOf, canPay, whyNot } = useNoticeRights();
  const { moveOne, isMoving } = useNoticeMoves();
  const { setDirty, release, leaveDialog } = useUnsavedChanges();
  const rounding = useTaxRounding();
  const calendar = useBankCalendar();
  const deemedOn = useDeemedDay();
  const payee = notice.payee.managed_creator?.uid;
  const { candidates } = useNoticeCandidates(
    payee ? { payee: [payee], notice: notice.uid, limit: 200 } : null,
  );
  const jobs = payee ? jobsOf(base, candidates) : undefined;
  const today = dayKey(useNow());
  const problems = draftErrors(values, { today, jobs });
  const fields = { ...error?.fields, ...(isChecked && problems) };
  const isDirty = JSON.stringify(values) !== JSON.stringify(noticeValues(base));

  const take = (next: PaymentNotice) => {
    setBase(next);
    setValues(noticeValues(next));
    setTheirs(null);
    setChecked(false);
    reset();
    release();
  };
  const save = async (over: PaymentNotice): Promise<PaymentNotice | undefined> => {
    setChecked(true);
    setAttempt((count) => count + 1);
    if (Object.keys(problems).length > 0) {
      // What the server refused before is not what is wrong now.
      reset();
      return undefined;
    }
    try {
      const body = draftBody(values, over.project?.uid ?? null);
      const saved = await updateNotice(over.uid, { ...body, version: over.version });
      take(saved);
      toast.success("下書きを保存しました");
      return saved;
    } catch (cause) {
      if (isApiError(cause) && cause.code === "stale_version") setTheirs(cause.current as PaymentNotice);
      return undefined;
    }
  };
  const askToIssue = async () => {
    if (!isDirty || (await save(base))) setIssuing(true);
  };
  const issueMove = movesOf(base).find(({ to }) => to === "issued");

  return (
    <>
      <NoticeEditor
        payee={payeeLook(base)}
        value={values}
        onValueChange={(next) => {
          setValues(next);
          setDirty(JSON.stringify(next) !== JSON.stringify(noticeValues(base)));
        }}
        {...(jobs && { jobs })}
        amounts={amountsOf(values, rounding)}
        legalLatestOn={legalDayOf(values, jobs)}
        deductiblePercent={base.deductible_percent}
        errors={fields}
        error={error && error.code !== "stale_version" && fullMessageOf(error)}
        attempt={attempt}
        calendar={calendar}
        onSave={() => void save(base)}
        loading={isSubmitting}
        actions={
          <>
            <Button
              full
              icon="send"
              aria-disabled={!issueMove?.allowed}
              onClick={() => issueMove?.allowed && void askToIssue()}
            >
              発行の確認へ
            </Button>
            {!issueMove?.allowed && <p className="tsu-muted">{canPay ? issueMove?.why : whyNot}</p>}
            {canPay && (
              <Button
                full
                variant="danger-quiet"
                onClick={() =>
                  void moveOne(base, { status: "cancelled" }).then((moved) => {
                    if (!moved) return;
                    release();
                    onCancelled();
                  })
                }
              >
                下書きを取り消す
              </Button>
            )}
          </>
        }
        preview={<NoticeDocument notice={withDraft(base, values, rounding)} />}
      />
      <NoticeIssueDialog
        open={isIssuing}
        onOpenChange={setIssuing}
        notices={[base]}
        deemedOn={deemedOn}
        calendar={calendar}
        loading={isMoving}
        onIssue={() => void moveOne(base, { status: "issued" }).then((moved) => moved && setIssuing(false))}
      />
      {theirs && (
        <ConflictDialog
          open
          rows={draftConflictRows(values, noticeValues(theirs))}
          loading={isSubmitting}
          onKeepMine={() => void save(theirs)}
          onTakeTheirs={() => take(theirs)}
          onClose={() => setTheirs(null)}
        />
      )}
      {leaveDialog}
    </>
  );
}
