import { type JobStatus, type ReplyPage, termsChanges } from "@tsumugi/contract";
import { useReplyNotices } from "@tsumugi/hooks";
import { ReplyStatus } from "@tsumugi/patterns";
import type { ReactNode } from "react";
import { JumpButton, NOTICES_ID } from "./JumpButton.tsx";

/** Where the job stands. Once a payment notice is issued its day counts: the law may ask for an earlier one than agreed. */
export function ReplyStanding({
  token,
  page,
  status,
  actions,
}: {
  token: string;
  page: ReplyPage;
  status: JobStatus;
  actions?: ReactNode;
}) {
  const { job_request: job } = page;
  const { replyNotices = [] } = useReplyNotices(token);
  const notice = replyNotices.find(
    (each) =>
      each.status !== "cancelled" && each.lines.some(({ job_request_uid }) => job_request_uid === job.uid),
  );
  const hasOpenNotice = notice?.status === "issued" && status === "paying";
  const before = page.versions.find(({ version }) => version < job.version);
  return (
    <ReplyStatus
      status={status}
      job={job}
      version={page.versions.find(({ version }) => version === job.version)}
      isSameAgain={before && termsChanges(before.terms, job.terms).length === 0}
      draft={page.drafts[0]?.state}
      payment_on={notice?.due_on}
      hasOpenNotice={hasOpenNotice}
      actions={hasOpenNotice ? <JumpButton to={NOTICES_ID}>支払通知書へ進む</JumpButton> : actions}
    />
  );
}
