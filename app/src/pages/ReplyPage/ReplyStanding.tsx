import { type JobStatus, type ReplyPage, termsChanges } from "@tsumugi/contract";
import { useReplyBankAccount, useReplyNotices, useReplyShipment } from "@tsumugi/hooks";
import { ReplyStatus } from "@tsumugi/patterns";
import type { ReactNode } from "react";
import { ACCOUNT_ID, JumpButton, NOTICES_ID, SHIPMENT_ID } from "./JumpButton.tsx";

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
  const parcel = useParcel(token, status);
  const lacksAccount = useLacksAccount(token, status) && notice?.status !== "paid" && job.terms.fee !== 0;
  const jump = hasOpenNotice ? (
    <JumpButton to={NOTICES_ID}>支払通知書へ進む</JumpButton>
  ) : parcel ? (
    <JumpButton to={SHIPMENT_ID}>お届けへ進む</JumpButton>
  ) : lacksAccount ? (
    <JumpButton to={ACCOUNT_ID}>口座へ進む</JumpButton>
  ) : (
    actions
  );
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
      parcel={parcel}
      lacksAccount={lacksAccount}
      actions={jump}
    />
  );
}

/** What the creator has to do about the parcel, as long as the work waits for it. */
function useParcel(token: string, status: JobStatus) {
  const isWaiting = status === "accepted" || status === "preparing";
  const { replyShipment } = useReplyShipment(isWaiting ? token : null);
  if (!isWaiting || !replyShipment) return undefined;
  if (replyShipment.status === "sent") return "sent";
  const isUnknown = replyShipment.recipient.address.trim() === "";
  return replyShipment.status === "confirming_address" && isUnknown ? "lacks_address" : undefined;
}

function useLacksAccount(token: string, status: JobStatus): boolean {
  const isToBePaid = status === "inspected" || status === "paying";
  const { replyBankAccount } = useReplyBankAccount(isToBePaid ? token : null);
  return isToBePaid && replyBankAccount?.account === null && replyBankAccount.pending === null;
}
