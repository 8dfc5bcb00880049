import { deadlineKindLabels, type JobStatus, phaseOf, type ReplyPage } from "@tsumugi/contract";
import { Card, DueDate, formatDay } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.ul`
  display: grid;
  gap: 8px;
`;

export interface ReplyDeadlinesProps {
  /** 依頼のステータス。終わった依頼では何も出ません。 */
  status: JobStatus;
  /** 回答・下書き・投稿の期限と、投稿の始まり。ないものは null。 */
  deadlines: ReplyPage["deadlines"];
  /** 残りの日数とともに、条件のカードにもう出ている日。同じ日は出しません。 */
  stated?: readonly (string | null)[];
}

const handedIn: readonly JobStatus[] = ["draft_review", "approved"];

/** What is due when, as long as the job runs: done, near and overdue in words. */
export function ReplyDeadlines({ status, deadlines, stated = [] }: ReplyDeadlinesProps) {
  const phase = phaseOf(status);
  if (phase === "out" || phase === "done" || phase === "selection") return null;
  // Who asks for other terms has answered: the next word is the company's.
  const isAnswered = phase !== "approach" || status === "negotiating";
  const isPosted = status === "posted" || phase === "settlement";
  const { reply_on, draft_on, posting_starts_on, posting_on } = deadlines;
  const rows = [
    { label: deadlineKindLabels.reply, on: reply_on, done: isAnswered },
    { label: deadlineKindLabels.draft, on: draft_on, done: handedIn.includes(status) || isPosted },
    { label: deadlineKindLabels.posting, on: posting_on, done: isPosted },
  ].filter(({ on }) => on !== null && !stated.includes(on));
  const startsOn = isPosted ? null : posting_starts_on;
  if (rows.length === 0 && !startsOn) return null;
  return (
    <Card title="期限">
      <Root>
        {rows.map(({ label, on, done }) => (
          <li key={label}>
            <DueDate label={label} on={on} done={done} />
          </li>
        ))}
        {startsOn && <li className="tsu-muted">投稿は {formatDay(startsOn)} からお願いします。</li>}
      </Root>
    </Card>
  );
}
