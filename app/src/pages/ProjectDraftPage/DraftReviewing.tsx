import { canMove, draftChecklist, type JobDraft, type JobDrafts } from "@tsumugi/contract";
import { isApiError, useReviewDraft } from "@tsumugi/hooks";
import { DraftChecklist, DraftDecision, type DraftRevision } from "@tsumugi/patterns";
import { Card, DueDate, formatDateTime, toast } from "@tsumugi/ui";
import { useState } from "react";
import { messageOf } from "../../shared/errors.ts";

export interface DraftReviewingProps {
  readonly job: JobDrafts;
  readonly draft: JobDraft;
  /** The version beside it: what was asked for there is what this one is looked at for. */
  readonly before: JobDraft | undefined;
  readonly isNewest: boolean;
  readonly ownUid: string;
  readonly canWrite: boolean;
  readonly onStale: () => Promise<unknown>;
}

/** Checklist and decision of the newest draft; of an older one what was decided. */
export function DraftReviewing({
  job,
  draft,
  before,
  isNewest,
  ownUid,
  canWrite,
  onStale,
}: DraftReviewingProps) {
  const { reviewJobDraft, isSubmitting, error } = useReviewDraft();
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({});
  const checks = draftChecklist(draft.text, job.rules);
  const isOpen =
    isNewest &&
    (draft.state === "waiting" || draft.state === "revision") &&
    (job.job_status === "draft_review" || canMove(job.job_status, "approved", "staff"));
  const standing = [draft, before].flatMap((each) =>
    each ? each.reviews.filter((one) => !one.is_withdrawn).map((review) => ({ review, of: each })) : [],
  );
  const approvals = standing.flatMap(({ review, of }) =>
    of === draft && review.decision === "approved" ? [review] : [],
  );

  const decide = async (body: Parameters<typeof reviewJobDraft>[2], done: string) => {
    try {
      await reviewJobDraft(job.job_request_uid, draft.uid, body);
      toast.success(done);
    } catch (cause) {
      if (isApiError(cause) && cause.code === "stale_version") await onStale();
      throw cause;
    }
  };
  const checklist = Object.entries(said).map(([key, ok]) => ({ key, ok }));
  const approve = () =>
    void decide({ decision: "approved", checklist }, "下書きを承認しました").catch(() => undefined);
  const revise = (revision: DraftRevision) =>
    decide({ decision: "revision", ...revision }, "修正を依頼しました");

  return (
    <>
      {standing.length > 0 && (
        <Card title="これまでの判断">
          <ul>
            {standing.map(({ review: { uid, decision, reviewer, reviewed_at, message, due_on }, of }) => (
              <li key={uid}>
                第{of.version}版 <strong>{decision === "approved" ? "承認" : "修正依頼"}</strong>{" "}
                {reviewer.name}・{formatDateTime(reviewed_at)}
                {message && <p style={{ whiteSpace: "pre-wrap" }}>{message}</p>}
                {due_on && <DueDate on={due_on} label="次の下書きの期限" done={!isNewest || of !== draft} />}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {isOpen && (
        <Card title="確認項目">
          <DraftChecklist
            checks={checks}
            said={said}
            onSay={canWrite ? (key, ok) => setSaid({ ...said, [key]: ok }) : undefined}
          />
        </Card>
      )}
      {isOpen && canWrite && (
        <Card title="判断">
          <DraftDecision
            revisionCount={job.revision_count}
            maxRevisions={job.max_revisions}
            open={checks.filter(({ key, ok }) => !(said[key] ?? ok)).map(({ label }) => label)}
            approvedBy={approvals.map(({ reviewer }) => reviewer.name)}
            approversNeeded={job.approvers_needed}
            hasApproved={approvals.some(({ reviewer }) => reviewer.uid === ownUid)}
            loading={isSubmitting}
            error={error && messageOf(error)}
            fields={error?.fields}
            onApprove={approve}
            onRevise={revise}
          />
        </Card>
      )}
    </>
  );
}
