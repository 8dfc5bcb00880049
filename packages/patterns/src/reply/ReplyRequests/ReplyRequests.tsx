import type { JobStatus, NextDeadline } from "@tsumugi/contract";
import { deadlineKindLabels } from "@tsumugi/contract";
import { Card, DueDate } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { StatusBadge } from "../../job-requests/StatusBadge/StatusBadge.tsx";

const Root = styled.ul`
  display: grid;
  gap: 8px;
  & > li {
    position: relative;
    display: grid;
    gap: 4px;
    padding: 10px 12px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
  }
  & > li[aria-current] {
    border-color: var(--tsu-brand-line);
    background: var(--tsu-brand-soft);
  }
  & > li > a {
    display: flex;
    align-items: center;
    min-height: 32px;
    font-weight: 600;
    /* The whole row leads to the request. */
    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
  & .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    font-size: var(--tsu-text-sm);
  }
`;

export interface ReplyRequestRow {
  /** 依頼の変わらない鍵。 */
  readonly key: string;
  /** 依頼の名前。画面に出ている依頼でなければ、リンクにします。 */
  readonly title: ReactNode;
  /** 依頼した企業の名前。 */
  readonly company: string;
  /** 依頼のステータス。 */
  readonly status: JobStatus;
  /** 次の期限。なければ null。 */
  readonly deadline: NextDeadline | null;
  /** 今画面に出ている依頼です。 */
  readonly isCurrent: boolean;
}

/** The requests behind one link, those that wait for the creator first. One alone needs no list. */
export function ReplyRequests({
  requests,
}: {
  /** 同じリンクの依頼。回答を待つものから並べて渡します。1 件なら何も出ません。 */
  requests: readonly ReplyRequestRow[];
}) {
  if (requests.length < 2) return null;
  return (
    <Card title={`あなたへの依頼（${requests.length}件）`}>
      <Root>
        {requests.map(({ key, title, company, status, deadline, isCurrent }) => (
          <li key={key} aria-current={isCurrent ? "page" : undefined}>
            {title}
            <div className="facts">
              <span className="tsu-muted">{company}</span>
              {status !== "candidate" && <StatusBadge status={status} />}
              {deadline && <DueDate on={deadline.on} label={deadlineKindLabels[deadline.kind]} />}
            </div>
          </li>
        ))}
      </Root>
    </Card>
  );
}
