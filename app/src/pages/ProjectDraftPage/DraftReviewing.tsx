import { canMove, draftChecklist, type JobDraft, type JobDrafts } from "@tsumugi/contract";
import { isApiError, useReviewDraft } from "@tsumugi/hooks";
import { DraftChecklist, DraftDecision, type DraftRevision } from "@tsumugi/patterns";
import { Banner, Card, DueDate, formatDateTime, toast } from "@tsumugi/ui";
import { useState } from "react";
import { messageOf } from "../../shared/errors.ts";
import { UnsentRevision } from "./UnsentRevision.tsx";

export interface DraftReviewingProps {
  readonly job: JobDrafts;
  readonly draft: JobDraft;
  /** The version beside it: what was asked for there is what this one is looked at for. */
  readonly before: JobDraft | undefined;
  readonly ownUid: string;
  readonly canWrite: boolean;
  readonly onStale: () => Promise<unknown>;
}

/** A request for a revision that was not sent yet, and the draft that it was written about. */
interface Kept {
  readonly revision: DraftRevision;
  readonly about: string;
}

/**
 * Checklist and decision of the newest draft; of an older one what was decided. What is written stays when the creator
 * hands in the next version meanwhile, and is sent only by who has seen that.
 */
export function DraftReviewing(props: DraftReviewingProps) {
  const [kept, setKept] = useState<Kept>();
  return <Reviewing key={props.draft.uid} {...props} kept={kept} onKeep={setKept} />;
}

interface ReviewingProps extends DraftReviewingProps {
  readonly kept: Kept | undefined;
  readonly onKeep: (kept: Kept | undefined) => void;
}

const isBlank = ({ message, reason }: DraftRevision) => message.trim() === "" && reason.trim() === "";

function Reviewing({ job, draft, before, ownUid, canWrite, onStale, kept, onKeep }: ReviewingProps) {
  const { reviewJobDraft, isSubmitting, error } = useReviewDraft();
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({});
  const checks = draftChecklist(draft.text, job.rules);
  const [newest] = job.items;
  const isNewest = draft === newest;
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
    decide({ decision: "revision", ...revision }, "修正を依頼しました").then(() => onKeep(undefined));
  const keep = (revision: DraftRevision) =>
    onKeep(isBlank(revision) ? undefined : { revision, about: kept?.about ?? draft.uid });

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
      {kept && canWrite && !isOpen && (
        <UnsentRevision revision={kept.revision} newest={isNewest ? undefined : newest} />
      )}
      {isOpen && canWrite && (
        <Card title="判断">
          {kept && kept.about !== draft.uid && (
            <Banner tone="warning">
              書いている間に第{draft.version}版が届きました。第{draft.version}
              版を見てから送ってください。入力した内容は残っています。
            </Banner>
          )}
          <DraftDecision
            initial={kept?.revision}
            onDraftChange={keep}
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
