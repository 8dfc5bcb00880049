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
  readonly key: string;
  /** The request's name, as a link where it is not the one on screen. */
  readonly title: ReactNode;
  readonly company: string;
  readonly status: JobStatus;
  readonly deadline: NextDeadline | null;
  readonly isCurrent: boolean;
}

/** The requests behind one link, those that wait for the creator first. One alone needs no list. */
export function ReplyRequests({ requests }: { requests: readonly ReplyRequestRow[] }) {
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
