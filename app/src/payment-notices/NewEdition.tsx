import { type PaymentNotice, type PaymentNoticeBody, takesNewEdition } from "@tsumugi/contract";
import { useNoticeCandidates, usePaymentNotice } from "@tsumugi/hooks";
import { NoticeConfirmCard } from "@tsumugi/patterns";
import { Card, EmptyState, Stack } from "@tsumugi/ui";
import { LoadFailure } from "../shared/LoadFailure.tsx";
import { PageSkeleton } from "../shared/PageSkeleton.tsx";
import { useKeptValues } from "../shared/useKeptValues.tsx";
import { type draftBody, jobsOf, noticeValues } from "./draftValues.ts";
import { LeftDraftOffer } from "./LeftDraftOffer.tsx";
import { draftFormName, draftShape } from "./leftDraftWords.ts";
import { NewNotice } from "./NewNotice.tsx";
import { payeeLook } from "./payeeLook.ts";

export interface NewEditionProps {
  readonly replaces: string;
  readonly onMade: (notice: PaymentNotice) => void;
  readonly onCancel: () => void;
}

const bodyFor = (
  { payee, company, project, uid, version }: PaymentNotice,
  draft: ReturnType<typeof draftBody>,
): PaymentNoticeBody => {
  const { project_uid: _, ...written } = draft;
  const replaces = { uid, version };
  return payee.managed_creator
    ? { ...written, payee_uid: payee.managed_creator.uid, project_uid: project?.uid ?? null, replaces }
    : { ...written, company_uid: payee.company_uid ?? company.uid, replaces };
};

/**
 * The next edition of a disputed notice, or of one whose new edition was discarded: how it stands above, the old lines to
 * correct below. What was typed into the old one before it went out, and never saved, is offered.
 */
export function NewEdition({ replaces, onMade, onCancel }: NewEditionProps) {
  const { notice, error, refresh } = usePaymentNotice(replaces);
  const left = useKeptValues(draftFormName(replaces), draftShape);
  const payee = notice?.payee.managed_creator?.uid;
  const { candidates } = useNoticeCandidates(payee ? { payee: [payee], notice: replaces, limit: 200 } : null);
  if (!notice) return error ? <LoadFailure error={error} onRetry={() => void refresh()} /> : <PageSkeleton />;
  if (!takesNewEdition(notice))
    return (
      <EmptyState kind="locked" title="この支払通知書の新しい版は作成できません">
        新しい版を作れるのは、内容相違の連絡を受けた支払通知書と、新しい版の下書きを取り消した支払通知書だけです。
      </EmptyState>
    );
  return (
    <Stack>
      <Card title={`第${notice.edition}版への連絡`}>
        <NoticeConfirmCard notice={notice} />
      </Card>
      <NewNotice
        key={notice.uid}
        payee={payeeLook(notice)}
        initial={noticeValues(notice)}
        {...(payee && { jobs: jobsOf(notice, candidates) })}
        bodyOf={(draft) => bodyFor(notice, draft)}
        saveLabel={`第${notice.edition + 1}版の下書きを作成`}
        offer={(take) => <LeftDraftOffer notice={notice} left={left} onTake={take} />}
        onMade={(made) => {
          left.forget();
          onMade(made);
        }}
        onCancel={onCancel}
      />
    </Stack>
  );
}
