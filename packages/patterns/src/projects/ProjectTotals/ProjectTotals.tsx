import type { JobPhase, ProjectSpending } from "@tsumugi/contract";
import { formatInteger, formatYen } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { PhaseBar } from "../PhaseBar/PhaseBar.tsx";

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 22px;
  padding: 10px 20px;
  border-bottom: 1px solid var(--tsu-border);
  font-size: var(--tsu-text-sm);
  & > div {
    display: flex;
    align-items: baseline;
    gap: 6px;
  }
  & dt {
    color: var(--tsu-text-muted);
  }
  & dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & > .phases {
    flex: 1 1 160px;
    max-width: 320px;
    align-items: center;
  }
  & > .phases > dd {
    flex: 1;
  }
  /* The cards below show the phases themselves. */
  @media (max-width: 640px) {
    gap: 4px 16px;
    padding: 8px 16px;
    & > .phases {
      display: none;
    }
  }
`;

export interface ProjectTotalsProps {
  /** 条件に合うすべての案件の合計。金額を見られない人には `spending` が null です。 */
  totals: {
    readonly project_count: number;
    readonly creator_count: number;
    readonly phase_counts: Readonly<Record<JobPhase, number>>;
    readonly budget: number | null;
    /** Null: this person sees no amounts. */
    readonly spending: ProjectSpending | null;
  };
}

/** Sums over everything that the filter of the list lets through. */
export function ProjectTotals({ totals }: ProjectTotalsProps) {
  const { project_count, creator_count, phase_counts, budget, spending } = totals;
  const amounts: readonly [string, number | null][] = spending
    ? [
        ["予算", budget],
        ["予定", spending.planned],
        ["確定", spending.committed],
        ["支払済み", spending.paid],
      ]
    : [];
  return (
    <Root aria-label="表示中の案件の合計">
      <div>
        <dt>合計</dt>
        <dd>
          {formatInteger(project_count)}件・{formatInteger(creator_count)}名
        </dd>
      </div>
      {amounts.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount === null ? "—" : formatYen(amount)}</dd>
        </div>
      ))}
      <div className="phases">
        <dt>進み具合</dt>
        <dd>
          <PhaseBar counts={phase_counts} />
        </dd>
      </div>
    </Root>
  );
}
