import {
  type JobRequest,
  type JobVersion,
  type TermsKey,
  termsChanges,
  wishedTerms,
} from "@tsumugi/contract";
import { Card } from "@tsumugi/ui";
import { styled } from "styled-components";
import { TermsCard } from "../../chat-rooms/TermsCard/TermsCard.tsx";
import { JobVersions } from "../../job-requests/JobVersions/JobVersions.tsx";
import { TermsChanges } from "../../job-requests/TermsChanges/TermsChanges.tsx";

const Root = styled.div`
  display: grid;
  gap: 16px;
  & .note {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & > details > summary {
    min-height: 44px;
    align-content: center;
    cursor: pointer;
    color: var(--tsu-link);
  }
`;

export interface ReplyTermsProps {
  /** 今の条件と版。 */
  job: Pick<JobRequest, "terms" | "version">;
  /** 送ったすべての版。新しい順です。 */
  versions: readonly JobVersion[];
  /** 残りの日数も添える日。回答を待つあいだの回答期限など。 */
  due?: readonly TermsKey[];
}

/** The terms in force, what the creator wishes instead, what changed since the version before, and all versions. */
export function ReplyTerms({ job, versions, due = [] }: ReplyTermsProps) {
  const current = versions.find(({ version }) => version === job.version);
  const before = versions.find(({ version }) => version < job.version);
  return (
    <Root>
      {before && termsChanges(before.terms, job.terms).length > 0 && (
        <Card title={`第${before.version}版から変わった条件`}>
          <TermsChanges before={before.terms} after={job.terms} />
        </Card>
      )}
      <TermsCard terms={job.terms} version={job.version} due={due} />
      {current?.wish && current.answer === "negotiating" && (
        <Card title="あなたの希望">
          <TermsChanges
            before={current.terms}
            after={wishedTerms(current.terms, current.wish)}
            label="希望の条件"
          />
          {current.wish.note && <p className="note">{current.wish.note}</p>}
        </Card>
      )}
      {before && (
        <details>
          <summary>これまでの条件をすべて見る（{versions.length}版）</summary>
          <JobVersions versions={versions} current={job.version} />
        </details>
      )}
    </Root>
  );
}
