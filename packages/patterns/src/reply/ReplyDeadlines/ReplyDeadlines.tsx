import { type JobStatus, phaseOf, type ReplyPage } from "@tsumugi/contract";
import { Card, DueDate, formatDay } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.ul`
  display: grid;
  gap: 8px;
`;

export interface ReplyDeadlinesProps {
  /** 依頼のステータス。終わった依頼では何も出ません。 */
  status: JobStatus;
  /** 返事・下書き・投稿の期限と、投稿の始まり。ないものは null。 */
  deadlines: ReplyPage["deadlines"];
}

const handedIn: readonly JobStatus[] = ["draft_review", "approved"];

/** What is due when, as long as the job runs: done, near and overdue in words. */
export function ReplyDeadlines({ status, deadlines }: ReplyDeadlinesProps) {
  const phase = phaseOf(status);
  if (phase === "out" || phase === "done" || phase === "selection") return null;
  // Who asks for other terms has answered: the next word is the company's.
  const isAnswered = phase !== "approach" || status === "negotiating";
  const isPosted = status === "posted" || phase === "settlement";
  const { reply_on, draft_on, posting_starts_on, posting_on } = deadlines;
  const rows = [
    { label: "お返事の期限", on: reply_on, done: isAnswered },
    { label: "下書きの期限", on: draft_on, done: handedIn.includes(status) || isPosted },
    { label: "投稿の期限", on: posting_on, done: isPosted },
  ].filter(({ on }) => on !== null);
  if (rows.length === 0) return null;
  return (
    <Card title="期限">
      <Root>
        {rows.map(({ label, on, done }) => (
          <li key={label}>
            <DueDate label={label} on={on} done={done} />
          </li>
        ))}
        {posting_starts_on && !isPosted && (
          <li className="tsu-muted">投稿は {formatDay(posting_starts_on)} からお願いします。</li>
        )}
      </Root>
    </Card>
  );
}
