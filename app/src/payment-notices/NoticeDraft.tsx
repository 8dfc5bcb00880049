import type { PaymentNotice } from "@tsumugi/contract";
import { useNoticeCandidates, useUpdateNotice } from "@tsumugi/hooks";
import { ConflictDialog, NoticeDocument, NoticeEditor } from "@tsumugi/patterns";
import { Button, toast } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";
import { useState } from "react";
import { changedFields } from "../shared/changedFields.ts";
import { fullMessageOf } from "../shared/errors.ts";
import { type Contested, saveOwnChanges } from "../shared/saveOwnChanges.ts";
import { useUnsavedChanges } from "../shared/useUnsavedChanges.tsx";
import { NoticeIssue } from "./NoticeIssue.tsx";
import {
  amountsOf,
  type DraftBody,
  draftBody,
  draftConflictRows,
  draftErrors,
  jobsOf,
  legalDayOf,
  noticeBody,
  noticeValues,
  valuesOver,
  withDraft,
} from "./noticeDraft.ts";
import { payeeLook } from "./payeeLook.ts";
import { useBankCalendar } from "./useBankCalendar.ts";
import { useNoticeMoves } from "./useNoticeMoves.ts";
import { useNoticeRights } from "./useNoticeRights.ts";
import { useTaxRounding } from "./useTaxRounding.ts";

export interface NoticeDraftProps {
  readonly notice: PaymentNotice;
  readonly onCancelled: () => void;
}

/** A draft over the state that the person has seen, beside the page as it will be printed. */
export function NoticeDraft({ notice, onCancelled }: NoticeDraftProps) {
  const [base, setBase] = useState(notice);
  const [values, setValues] = useState(() => noticeValues(notice));
  const [isChecked, setChecked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [conflict, setConflict] = useState<Contested<PaymentNotice, DraftBody> | null>(null);
  const [isIssuing, setIssuing] = useState(false);
  const { updateNotice, isSubmitting, error, reset } = useUpdateNotice();
  const { movesOf, canPay, whyNot } = useNoticeRights();
  const { moveOne } = useNoticeMoves();
  const { setDirty, release, leaveDialog } = useUnsavedChanges();
  const rounding = useTaxRounding();
  const calendar = useBankCalendar();
  const payee = notice.payee.managed_creator?.uid;
  const { candidates } = useNoticeCandidates(
    payee ? { payee: [payee], notice: notice.uid, limit: 200 } : null,
  );
  const jobs = payee ? jobsOf(base, candidates) : undefined;
  const today = dayKey(useNow());
  const problems = draftErrors(values, { today, jobs });
  const fields = { ...error?.fields, ...(isChecked && problems) };
  const isDirty = JSON.stringify(values) !== JSON.stringify(noticeValues(base));
  // Where nothing was typed the page shows what a colleague saved; what was typed is held against it at the save.
  if (notice.version > base.version && !isDirty && !isSubmitting) {
    setBase(notice);
    setValues(noticeValues(notice));
  }

  const take = (next: PaymentNotice) => {
    setBase(next);
    setValues(noticeValues(next));
    setConflict(null);
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
    let standing = base;
    try {
      const result = await saveOwnChanges({
        changes: changedFields(noticeBody(base), draftBody(values, base.project?.uid ?? null)),
        over,
        valuesOf: noticeBody,
        send: (changes, present) => {
          // Both people's work is on screen while it is saved: where the server refuses it together, it shows why.
          if (present !== base) {
            standing = present;
            setBase(present);
            setValues(valuesOver(present, values, changes));
            setConflict(null);
          }
          return updateNotice(present.uid, {
            ...noticeBody(present),
            ...changes,
            version: present.version,
          });
        },
      });
      if (!("saved" in result)) {
        setConflict(result);
        return undefined;
      }
      take(result.saved);
      toast.success("下書きを保存しました");
      // What a colleague wrote has to be read before it goes out.
      return standing === base ? result.saved : undefined;
    } catch {
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
      <NoticeIssue notice={base} open={isIssuing} onClose={() => setIssuing(false)} calendar={calendar} />
      {conflict && (
        <ConflictDialog
          open
          rows={draftConflictRows(
            valuesOver(conflict.theirs, values, conflict.contested),
            noticeValues(conflict.theirs),
          )}
          loading={isSubmitting}
          onKeepMine={() => void save(conflict.theirs)}
          onTakeTheirs={() => take(conflict.theirs)}
          onClose={() => setConflict(null)}
        />
      )}
      {leaveDialog}
    </>
  );
}
