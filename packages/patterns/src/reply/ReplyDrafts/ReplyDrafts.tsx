import type { JobDraft } from "@tsumugi/contract";
import { Banner, Card, DueDate } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { DraftVersion, type DraftVersionProps } from "../../job-drafts/DraftVersion/DraftVersion.tsx";

const Root = styled.div`
  display: grid;
  gap: 16px;
  & summary {
    min-height: 44px;
    align-content: center;
    cursor: pointer;
    color: var(--tsu-link);
  }
  & .message {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export interface ReplyDraftsProps {
  /** 提出した下書き。新しい順です。なければ何も出ません。 */
  drafts: readonly JobDraft[];
  /** これまでの修正の依頼の回数。 */
  revisionCount: number;
  /** 条件で決めた修正の回数の上限。 */
  maxRevisions: number;
  /** 最新の下書きで、コメントする場所を選んだとき。渡さなければ選べません。 */
  onPlace?: DraftVersionProps["onPlace"];
  /** 下書きについて話したこと。`DraftComments` を返します。 */
  commentsOf: (draft: JobDraft) => ReactNode;
}

/** What was handed in, version by version, with what staff decided and said about it. */
export function ReplyDrafts({ drafts, revisionCount, maxRevisions, onPlace, commentsOf }: ReplyDraftsProps) {
  const [newest, ...older] = drafts;
  if (!newest) return null;
  const review = newest.reviews.at(-1);
  return (
    <Card title="提出した下書き">
      <Root>
        <p>
          修正の依頼 <strong className="tsu-num">{revisionCount}</strong>／{maxRevisions}回
        </p>
        {review && (
          <Banner
            tone={review.decision === "approved" ? "success" : "warning"}
            title={review.decision === "approved" ? "承認されました" : "修正のお願い"}
          >
            <span className="message">{review.message}</span>
            {review.due_on && (
              <p>
                <DueDate on={review.due_on} label="次の下書きの期限" done={newest.state !== "revision"} />
              </p>
            )}
            {review.reason && <p>回数を超えてお願いする理由: {review.reason}</p>}
          </Banner>
        )}
        <DraftVersion draft={newest} onPlace={onPlace} />
        {commentsOf(newest)}
        {older.map((draft) => (
          <details key={draft.uid}>
            <summary>
              第{draft.version}版を見る
              {draft.comments.length > 0 && `（コメント${draft.comments.length}件）`}
            </summary>
            <Root>
              <DraftVersion draft={draft} />
              {draft.reviews.map(({ uid, message }) => (
                <p key={uid} className="message">
                  {message}
                </p>
              ))}
              {commentsOf(draft)}
            </Root>
          </details>
        ))}
      </Root>
    </Card>
  );
}
