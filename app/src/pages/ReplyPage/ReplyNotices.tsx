import {
  buildPath,
  getReplyNoticePdf,
  type JobStatus,
  type ReplyNotice as Notice,
  phaseOf,
} from "@tsumugi/contract";
import { isApiError, useAnswerReplyNotice, useReplyNotices } from "@tsumugi/hooks";
import { ReplyNotice } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useEffect, useRef } from "react";
import { useLocation } from "../../routing/address.ts";
import { messageOf } from "../../shared/errors.ts";
import { ACCOUNT_ID, NOTICES_ID } from "./JumpButton.tsx";
import { ReplyAccount } from "./ReplyAccount.tsx";

export interface ReplyNoticesProps {
  readonly token: string;
  /** The link has ended. */
  readonly locked: boolean;
  /** The work is agreed on: the account can be entered before the first notice. */
  readonly agreed: boolean;
  readonly status: JobStatus;
}

/** Payment notices for the creator, and the account to which they are paid. A mail leads straight to them. */
export function ReplyNotices({ token, locked, agreed, status }: ReplyNoticesProps) {
  const { replyNotices = [], refresh } = useReplyNotices(token);
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isShown = replyNotices.length > 0;
  useEffect(() => {
    if (isShown && hash === `#${NOTICES_ID}`) place.current?.scrollIntoView();
  }, [isShown, hash]);
  // The notice is looked at first; before the work is done, the work comes first.
  const isAccountNext =
    phaseOf(status) === "settlement" && replyNotices.every((notice) => notice.status !== "issued");
  return (
    <>
      <div ref={place} id={NOTICES_ID} tabIndex={-1} />
      {replyNotices.map((notice) => (
        <OneNotice
          key={notice.uid}
          token={token}
          notice={notice}
          hasNext={replyNotices.some(({ uid }) => uid === notice.next_uid)}
          locked={locked}
          onStale={refresh}
        />
      ))}
      <div id={ACCOUNT_ID} tabIndex={-1} />
      {(agreed || isShown) && <ReplyAccount token={token} locked={locked} primary={isAccountNext} />}
    </>
  );
}

interface OneNoticeProps extends Pick<ReplyNoticesProps, "token" | "locked"> {
  readonly notice: Notice;
  /** Its next edition is on the page, too. */
  readonly hasNext: boolean;
  readonly onStale: () => Promise<unknown>;
}

function OneNotice({ token, notice, hasNext, locked, onStale }: OneNoticeProps) {
  const { answerReplyNotice, error, isSubmitting } = useAnswerReplyNotice();
  const { uid, version } = notice;
  const answer = async (status: "confirmed" | "disputed", reason = "") => {
    try {
      await answerReplyNotice(token, uid, { status, reason, version });
      toast.success(status === "confirmed" ? "確認しました" : "内容が違うと連絡しました");
      return true;
    } catch (cause) {
      // It has moved on meanwhile: without a look at it as it is, each further press would be refused, too.
      if (isApiError(cause) && cause.status === 409) await onStale();
      return false;
    }
  };
  return (
    <ReplyNotice
      notice={notice}
      hasNext={hasNext}
      locked={locked}
      error={error && messageOf(error)}
      loading={isSubmitting}
      pdf={
        <a href={buildPath(getReplyNoticePdf, { token, id: uid })} target="_blank" rel="noreferrer">
          PDFを開く
        </a>
      }
      onConfirm={() => void answer("confirmed")}
      onDispute={(reason) => answer("disputed", reason)}
    />
  );
}
