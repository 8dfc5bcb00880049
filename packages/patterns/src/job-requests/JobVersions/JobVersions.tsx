import {
  type JobTerms,
  type JobVersion,
  type JobWish,
  jobAnswerLabels,
  wishedTerms,
} from "@tsumugi/contract";
import { Badge, type BadgeTone, RelativeTime } from "@tsumugi/ui";
import { styled } from "styled-components";
import { TermsCard } from "../../chat-rooms/TermsCard/TermsCard.tsx";
import { TermsChanges } from "../TermsChanges/TermsChanges.tsx";

const Root = styled.ol`
  display: grid;
  gap: 16px;
  & > li {
    display: grid;
    gap: 10px;
    padding-left: 16px;
    border-left: 3px solid var(--tsu-border);
  }
  & > li[data-current] {
    border-left-color: var(--tsu-brand);
  }
  & .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
  }
  & .head .when {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .wish {
    display: grid;
    gap: 6px;
    padding: 10px 14px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
  }
  & .wish > .title {
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
  }
  & .wish > p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & summary {
    cursor: pointer;
    color: var(--tsu-link);
    @media (min-width: 641px) {
      min-height: 32px;
    }
  }
`;

const tones: Record<NonNullable<JobVersion["answer"]>, BadgeTone> = {
  accepted: "success",
  negotiating: "warning",
  declined: "neutral",
};

export interface JobVersionsProps {
  /** 依頼の条件の版。新しい順に渡します。 */
  versions: readonly JobVersion[];
  /** いま有効な版の番号。まだ送っていなければ null。 */
  current: number | null;
}

/** All versions of a job's terms, newest first: what changed, what was wished, what was answered. */
export function JobVersions({ versions, current }: JobVersionsProps) {
  return (
    <Root aria-label="条件の版">
      {versions.map((version, index) => {
        const before = versions[index + 1];
        const isCurrent = version.version === current;
        return (
          <li key={version.version} data-current={isCurrent || undefined}>
            <Heading version={version} isCurrent={isCurrent} />
            {before && <TermsChanges before={before.terms} after={version.terms} />}
            {version.wish && <Wish wish={version.wish} terms={version.terms} />}
            <details open={index === 0}>
              <summary>第{version.version}版の条件をすべて見る</summary>
              <TermsCard title={`第${version.version}版の条件`} terms={version.terms} />
            </details>
          </li>
        );
      })}
    </Root>
  );
}

function Heading({ version, isCurrent }: { version: JobVersion; isCurrent: boolean }) {
  const { answer, answered_by, sent_at, scheduled_at, sent_by } = version;
  return (
    <div className="head">
      <strong>第{version.version}版</strong>
      {isCurrent && <Badge tone="info">いまの条件</Badge>}
      {answer && <Badge tone={tones[answer]}>回答: {jobAnswerLabels[answer]}</Badge>}
      {!sent_at && <Badge tone="warning">送信予約</Badge>}
      <span className="when">
        {sent_by?.name} <RelativeTime value={sent_at ?? scheduled_at ?? ""} />
        {sent_at ? "に送信" : "に送信予定"}
        {answer && answered_by && `・回答は${answered_by.name}が記録`}
      </span>
    </div>
  );
}

function Wish({ wish, terms }: { wish: JobWish; terms: JobTerms }) {
  return (
    <div className="wish">
      <p className="title">クリエイターの希望</p>
      <TermsChanges before={terms} after={wishedTerms(terms, wish)} label="希望の条件" />
      {wish.note && <p>{wish.note}</p>}
    </div>
  );
}
