import type { PaymentNotice } from "@tsumugi/contract";
import { isApiError, useNoticeCandidates, useUpdateNotice } from "@tsumugi/hooks";
import { ConflictDialog, NoticeDocument, NoticeEditor, type NoticeEditorValues } from "@tsumugi/patterns";
import { Button, toast } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";
import { useEffect, useState } from "react";
import { changedFields } from "../shared/changedFields.ts";
import { fullMessageOf } from "../shared/errors.ts";
import { type Contested, saveOwnChanges } from "../shared/saveOwnChanges.ts";
import { type KeptForm, useKeptValues } from "../shared/useKeptValues.tsx";
import { useUnsavedChanges } from "../shared/useUnsavedChanges.tsx";
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
} from "./draftValues.ts";
import { draftFormName, draftShape, leftValues } from "./leftDraftWords.ts";
import { NoticeIssue } from "./NoticeIssue.tsx";
import { payeeLook } from "./payeeLook.ts";
import { useBankCalendar } from "./useBankCalendar.ts";
import { useNoticeMoves } from "./useNoticeMoves.ts";
import { useNoticeRights } from "./useNoticeRights.ts";
import { useTaxRounding } from "./useTaxRounding.ts";

export interface NoticeDraftProps {
  readonly notice: PaymentNotice;
  readonly onCancelled: () => void;
  /** A save found that it is no draft any more. */
  readonly onOutdated: () => void;
}

type Kept = KeptForm<NoticeEditorValues>;

/** The operator's page names the draft so. */
const HANGS_ON = ["notice"];

/** A draft with what was typed into it before: what is typed outlives the draft, which a colleague may end any moment. */
export function NoticeDraft(props: NoticeDraftProps) {
  const kept = useKeptValues(draftFormName(props.notice.uid), draftShape);
  return <DraftForm key={kept.formKey} {...props} kept={kept} />;
}

/** A draft over the state that the person has seen, beside the page as it will be printed. */
function DraftForm({ notice, onCancelled, onOutdated, kept }: NoticeDraftProps & { readonly kept: Kept }) {
  const [opened] = useState(() => ({ ...notice, version: kept.restored?.version ?? notice.version }));
  // What was typed over an older state is saved as such, and every difference to the present one is asked about.
  const [isOlder] = useState(opened.version !== notice.version);
  const [isRestored, setRestored] = useState(kept.restored !== undefined);
  const [base, setBase] = useState(opened);
  const [values, setValues] = useState<NoticeEditorValues>(() => ({
    ...noticeValues(notice),
    ...leftValues(kept.restored?.values),
  }));
  const [isChecked, setChecked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [conflict, setConflict] = useState<Contested<PaymentNotice, DraftBody> | null>(null);
  const [isIssuing, setIssuing] = useState(false);
  const { updateNotice, isSubmitting, error, reset } = useUpdateNotice();
  const { movesOf, canPay, whyNot } = useNoticeRights();
  const { moveOne } = useNoticeMoves();
  const { setDirty, release, leaveDialog } = useUnsavedChanges(kept.forget, HANGS_ON);
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
  useEffect(() => {
    if (isRestored) setDirty(true);
  }, [isRestored, setDirty]);

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
    setRestored(false);
    reset();
    release();
    kept.forget();
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
        isSeen: !isOlder || over !== opened,
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
    } catch (cause) {
      if (isApiError(cause) && cause.code === "illegal_transition") onOutdated();
      return undefined;
    }
  };
  const cancel = async () => {
    kept.forget();
    const isMoved = await moveOne(base, { status: "cancelled" });
    if (!isMoved) return kept.keep(noticeValues(base), values, base.version);
    release();
    onCancelled();
  };
  const askToIssue = async () => {
    if (!isDirty || (await save(base))) setIssuing(true);
  };
  const issueMove = movesOf(base).find(({ to }) => to === "issued");

  return (
    <>
      {isRestored && kept.notice}
      <NoticeEditor
        payee={payeeLook(base)}
        value={values}
        onValueChange={(next) => {
          setValues(next);
          kept.keep(noticeValues(base), next, base.version);
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
              <Button full variant="danger-quiet" onClick={() => void cancel()}>
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
