import { styled } from "styled-components";
import { type JobPhase, jobPhaseLabels, jobPhases } from "../StatusBadge/jobStatus.ts";

const Root = styled.span`
  display: grid; gap: 4px; min-width: 0;
  & > .bar { display: flex; gap: 2px; height: 10px; border-radius: 5px; overflow: hidden; background: var(--tsu-neutral-soft); }
  & i { background: var(--tsu-phase-out); }
  & > .bar > i { display: block; min-width: 4px; }
  & i[data-phase="selection"] { background: var(--tsu-phase-selection); }
  & i[data-phase="approach"] { background: var(--tsu-phase-approach); }
  & i[data-phase="production"] { background: var(--tsu-phase-production); }
  & i[data-phase="posting"] { background: var(--tsu-phase-posting); }
  & i[data-phase="settlement"] { background: var(--tsu-phase-settlement); }
  & i[data-phase="done"] { background: var(--tsu-phase-done); }
  & > .legend { display: flex; flex-wrap: wrap; gap: 2px 14px; font-size: var(--tsu-text-sm); color: var(--tsu-text-muted); }
  & > .legend > span { display: inline-flex; align-items: center; gap: 5px; }
  & > .legend i { width: 8px; height: 8px; border-radius: 2px; }
  & > .legend b { font-weight: 650; color: var(--tsu-text); font-variant-numeric: tabular-nums; }
`;

export interface PhaseBarProps {
  /** Creators per phase; absent = 0. */
  counts: Partial<Record<JobPhase, number>>;
  /** Names and counts under the bar. */
  legend?: boolean;
}

/** How far the creators of a project have come, as one bar. */
export function PhaseBar({ counts, legend = false }: PhaseBarProps) {
  const present = jobPhases.filter((phase) => (counts[phase] ?? 0) > 0);
  const text =
    present.map((phase) => `${jobPhaseLabels[phase]} ${counts[phase]}件`).join("、") || "クリエイターなし";
  return (
    <Root>
      <span className="bar" role="img" aria-label={text} title={text}>
        {present.map((phase) => (
          <i key={phase} data-phase={phase} style={{ flex: counts[phase] }} />
        ))}
      </span>
      {legend && (
        <span className="legend" aria-hidden="true">
          {present.map((phase) => (
            <span key={phase}>
              <i data-phase={phase} />
              {jobPhaseLabels[phase]}
              <b>{counts[phase]}</b>
            </span>
          ))}
        </span>
      )}
    </Root>
  );
}
