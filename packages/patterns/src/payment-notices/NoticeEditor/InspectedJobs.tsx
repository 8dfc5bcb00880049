import { Checkbox, Money } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import type { InspectedJobLook } from "./noticeEditor.types.ts";

const Root = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 6px 0;
    border-bottom: 1px solid var(--tsu-border);
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & > li > label {
    flex: 1;
  }
  & > li > .tsu-num {
    flex: none;
    font-weight: 600;
  }
`;

export interface InspectedJobsProps {
  jobs: readonly InspectedJobLook[];
  /** Those that stand in the lines. */
  chosen: ReadonlySet<string>;
  onToggle: (job: InspectedJobLook, on: boolean) => void;
}

/** Inspected jobs of the payee that stand on no notice yet: a tick makes a line of each. */
export function InspectedJobs({ jobs, chosen, onToggle }: InspectedJobsProps) {
  if (jobs.length === 0)
    return <p className="tsu-muted">検収済みで、まだ支払通知書のない依頼はありません。</p>;
  return (
    <Root aria-label="検収済みの依頼">
      {jobs.map((job) => (
        <li key={job.job_request_uid}>
          <Checkbox
            checked={chosen.has(job.job_request_uid)}
            onChange={(event) => onToggle(job, event.target.checked)}
            label={job.description}
            description={[job.project_name, job.received_on && `受領日 ${formatDay(job.received_on)}`]
              .filter(Boolean)
              .join("　")}
          />
          <Money value={job.fee} />
        </li>
      ))}
    </Root>
  );
}
