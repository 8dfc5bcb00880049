import { phaseOf } from "@tsumugi/contract";
import { useReplyPage } from "@tsumugi/hooks";
import { linkLastDay, ReplyDeadlines, ReplyLayout, ReplyTerms, StatusBadge } from "@tsumugi/patterns";
import { Banner, Card, DescriptionList } from "@tsumugi/ui";
import { useParams } from "react-router-dom";
import { StandalonePage } from "../../layouts/StandaloneLayout/StandalonePage.tsx";
import { messageOf } from "../../shared/errors.ts";
import { LeaveQuestion } from "../../shared/LeaveGuard.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { ANSWER_ID, DRAFT_ID, JumpButton } from "./JumpButton.tsx";
import { ReplyAnswering } from "./ReplyAnswering.tsx";
import { ReplyDraftCorner } from "./ReplyDraftCorner.tsx";
import { isLinkOver, ReplyLinkOver } from "./ReplyLinkOver.tsx";
import { ReplyNotices } from "./ReplyNotices.tsx";
import { ReplyParcel } from "./ReplyParcel.tsx";
import { ReplyRequestList } from "./ReplyRequestList.tsx";
import { ReplyRoom } from "./ReplyRoom.tsx";
import { ReplyStanding } from "./ReplyStanding.tsx";
import { ReplySubmissions } from "./ReplySubmissions.tsx";
import { ReplySupport } from "./ReplySupport.tsx";
import { UnsentTexts } from "./UnsentTexts.tsx";

/** The creator's page for one job, made for a phone: terms, answer, draft and post, and the chat below them. */
export function ReplyPage() {
  usePageTitle("依頼への返信");
  const { token = "" } = useParams();
  const { replyPage: page, error, refresh } = useReplyPage(token);

  const isOver = isLinkOver(error);
  if (!page) {
    return (
      <StandalonePage title="依頼への返信">
        {isOver && <ReplyLinkOver error={error} />}
        {error && !isOver && <LoadFailure error={error} onRetry={() => void refresh()} />}
        {!error && <PageSkeleton />}
      </StandalonePage>
    );
  }

  const { job_request: job, job_status } = page;
  const isOpen = job_status === "requested" || job_status === "negotiating";
  const isClosed = phaseOf(job_status) === "out";
  const isAccepted = !isOpen && !isClosed && job_status !== "candidate";
  const canAnswer = isOpen && !isOver && page.answers_closed === null;
  // While an answer is waited for, the terms are what is read: they say their days with what is left of them.
  const due = !isOpen
    ? []
    : job_status === "requested"
      ? (["reply_due_on", "delivery_on"] as const)
      : (["delivery_on"] as const);
  const canSubmit = job_status === "revision" && !isOver && page.drafts_closed === null;
  const jump = canAnswer ? (
    <JumpButton to={ANSWER_ID}>回答へ進む</JumpButton>
  ) : canSubmit ? (
    <JumpButton to={DRAFT_ID}>入力欄へ進む</JumpButton>
  ) : undefined;
  const { product } = page;
  const asked = [
    { term: "商品", description: product.name },
    { term: "商品のお届け", description: product.is_sent ? "お送りします" : "" },
    { term: "ハッシュタグ", description: page.required_hashtags.map((tag) => `#${tag}`).join(" ") },
    { term: "メンション", description: page.required_mentions.map((tag) => `@${tag}`).join(" ") },
    { term: "PR表記", description: page.disclosure_rule },
    { term: "リンク", description: page.required_link },
  ].filter(({ description }) => description !== "");

  return (
    <ReplyLayout company={page.company} projectName={page.project_name}>
      <LeaveQuestion />
      {/* What was begun stays readable; it can still be copied out. */}
      {isOver && <Banner tone="danger">{messageOf(error)}</Banner>}
      <ReplyRequestList page={page} />
      <p>
        {page.creator.name} 様 {job_status !== "candidate" && <StatusBadge status={job_status} />}
      </p>
      <ReplyStanding token={token} page={page} status={job_status} actions={jump} />
      <ReplyDeadlines
        status={job_status}
        deadlines={page.deadlines}
        stated={due.map((key) => job.terms[key])}
      />
      <ReplyTerms job={job} versions={page.versions} due={due} />
      {asked.length > 0 && (
        <Card title="投稿のお願い">
          <DescriptionList layout="rows" items={asked} />
        </Card>
      )}
      {page.shared_memo && (
        <Card title="担当者からのメモ">
          <p>{page.shared_memo}</p>
        </Card>
      )}
      {isOpen && !isOver && page.answers_closed && <Banner tone="warning">{page.answers_closed}</Banner>}
      <ReplyAnswering token={token} page={page} open={canAnswer} onStale={refresh} />
      <ReplyParcel token={token} locked={isOver} status={job_status} />
      {isAccepted && <ReplyDraftCorner key={job.uid} token={token} page={page} locked={isOver} />}
      <ReplyNotices token={token} locked={isOver} agreed={isAccepted} status={job_status} />
      {isAccepted && !isOver && <ReplySubmissions token={token} page={page} />}
      <UnsentTexts page={page} locked={isOver} canAnswer={canAnswer} />
      <ReplyRoom token={token} page={page} lockedReason={isOver ? messageOf(error) : undefined} />
      {page.support_room_id && <ReplySupport token={token} roomId={page.support_room_id} />}
      {!isOver && (
        <p className="tsu-muted">
          このリンクは{linkLastDay(page.expires_at)}まで使えます。ほかの人に渡さないでください。
        </p>
      )}
    </ReplyLayout>
  );
}
