import { type NoticeCandidate, noticeObstacleLabels } from "@tsumugi/contract";
import { Checkbox, Money, type Selection, Skeleton, useIsSelected } from "@tsumugi/ui";
import { styled } from "styled-components";
import { NearDay } from "../../shared/NearDay.tsx";

const Root = styled.ul`
  display: grid;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 6px 10px;
    padding: 14px 16px;
    border-top: 1px solid var(--tsu-border);
  }
  /* The whole card is the tick. */
  & .tick::after {
    content: "";
    position: absolute;
    inset: 0;
    cursor: pointer;
  }
  & .name {
    font-weight: 600;
    line-height: var(--tsu-leading-cell);
    overflow-wrap: anywhere;
  }
  & .fee {
    text-align: end;
    font-weight: 700;
  }
  & .rest {
    grid-column: 2 / -1;
    overflow-wrap: anywhere;
  }
  & .sub {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 400;
  }
  & .late,
  & .obstacle {
    color: var(--tsu-danger-text);
    font-weight: 650;
  }
`;

interface CardProps {
  readonly candidate: NoticeCandidate;
  readonly selection: Selection | undefined;
  readonly today: string;
}

function Choice({ candidate, selection }: { candidate: NoticeCandidate; selection: Selection }) {
  const isChosen = useIsSelected(selection, candidate.job_request_uid);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox within is its control
    <label className="tick">
      <Checkbox
        aria-label={`${candidate.payee_name} ${candidate.description}を選ぶ`}
        checked={isChosen}
        onChange={(event) => selection.set([candidate.job_request_uid], event.target.checked)}
      />
    </label>
  );
}

function Card({ candidate, selection, today }: CardProps) {
  const { payee_name, creator, project, obstacle, due_on, legal_latest_on } = candidate;
  const day = (on: string, words: string) => (
    <span className={on < today ? "late" : undefined}>
      {words} <NearDay on={on} />
    </span>
  );
  return (
    <li>
      {selection ? <Choice candidate={candidate} selection={selection} /> : <span />}
      <span className="name">
        {payee_name}
        <div className="sub">{creator.name}</div>
      </span>
      <span className="fee">
        <Money value={candidate.fee} />
        <div className="sub">{candidate.withholding ? "源泉あり" : "源泉なし"}</div>
      </span>
      <span className="rest">{candidate.description}</span>
      <span className="rest sub">{project.name}</span>
      {obstacle && <span className="rest sub obstacle">{noticeObstacleLabels[obstacle]}</span>}
      <span className="rest sub">
        受領 <NearDay on={candidate.received_on} />　{day(due_on, "支払期日")}
        {"　"}
        {day(legal_latest_on, legal_latest_on < today ? "法定超過" : "法定期限")}
      </span>
    </li>
  );
}

export interface CandidateCardsProps {
  readonly candidates: readonly NoticeCandidate[];
  readonly selection: Selection | undefined;
  readonly loading: boolean | undefined;
  readonly today: string;
}

/** The inspected jobs on a phone: the whole card is the tick. */
export function CandidateCards({ candidates, selection, loading, today }: CandidateCardsProps) {
  if (loading && candidates.length === 0) return <Skeleton shape="card" count={4} />;
  return (
    <Root aria-label="検収済みの依頼" aria-busy={loading || undefined}>
      {candidates.map((candidate) => (
        <Card key={candidate.job_request_uid} candidate={candidate} selection={selection} today={today} />
      ))}
    </Root>
  );
}
