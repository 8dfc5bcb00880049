import type { ProjectCreator } from "@tsumugi/contract";
import { Money } from "@tsumugi/ui";
import { styled } from "styled-components";
import { wishWords } from "../../job-requests/JobVersions/wishWords.ts";
import { PlanCell, type PlanCellProps } from "./PlanCell.tsx";

const Root = styled.span`
  display: grid;
  justify-items: end;
  line-height: 1.4;
  & > .tsu-cell-button {
    margin: 0 -6px 0 0;
    color: var(--tsu-warning-text);
    font-size: var(--tsu-text-sm);
    white-space: nowrap;
    @media (min-width: 641px) {
      min-height: 22px;
      padding-block: 0;
    }
  }
`;

export interface FeeCellProps {
  row: ProjectCreator;
  /** Opens the terms with their versions. */
  onOpenTerms?: (row: ProjectCreator) => void;
  /** Absent: the fee before a request is shown only. */
  onPlan?: PlanCellProps["onSave"];
  errorText: PlanCellProps["errorText"];
}

/** The fee in force with what the creator asks for; before a request the planned one, to be edited. */
export function FeeCell({ row, onOpenTerms, onPlan, errorText }: FeeCellProps) {
  const below = row.wish ? wishWords(row.wish, row.fee) : row.scheduled_at ? "送信予約中" : null;
  if (below)
    return (
      <Root>
        <Money value={row.fee} />
        {onOpenTerms ? (
          <button
            type="button"
            className="tsu-cell-button"
            aria-label={`${row.display_name}の条件: ${below}`}
            onClick={() => onOpenTerms(row)}
          >
            {below}
          </button>
        ) : (
          <small>{below}</small>
        )}
      </Root>
    );
  if (onPlan && row.job_status === "candidate")
    return <PlanCell creator={row} onSave={onPlan} errorText={errorText} />;
  return <Money value={row.fee} />;
}
