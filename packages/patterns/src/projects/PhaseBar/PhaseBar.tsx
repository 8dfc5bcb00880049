import { type JobPhase, jobPhaseLabels, jobPhases } from "@tsumugi/contract";
import { PlainButton } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.span`
  display: grid;
  gap: 6px;
  min-width: 0;
  & > .bar {
    display: flex;
    gap: 2px;
    height: 10px;
    border-radius: 5px;
    overflow: hidden;
    background: var(--tsu-neutral-soft);
  }
  & i {
    background: var(--tsu-phase-out);
    forced-color-adjust: none;
  }
  & > .bar > i {
    display: block;
    min-width: 4px;
    transition: opacity var(--tsu-motion-fast);
  }
  & i[data-phase="selection"] {
    background: var(--tsu-phase-selection);
  }
  & i[data-phase="approach"] {
    background: var(--tsu-phase-approach);
  }
  & i[data-phase="production"] {
    background: var(--tsu-phase-production);
  }
  & i[data-phase="posting"] {
    background: var(--tsu-phase-posting);
  }
  & i[data-phase="settlement"] {
    background: var(--tsu-phase-settlement);
  }
  & i[data-phase="done"] {
    background: var(--tsu-phase-done);
  }
  & > .bar[data-picked] > i:not([data-on]) {
    opacity: 0.28;
  }
  & > .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
  }
  & > .legend > span,
  & > .legend > button {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    white-space: nowrap;
  }
  & > .legend i {
    width: 8px;
    height: 8px;
    border-radius: 2px;
  }
  & > .legend b {
    font-weight: 650;
    color: var(--tsu-text);
    font-variant-numeric: tabular-nums;
  }
  & > .legend[data-pick] {
    gap: 4px;
  }
  & > .legend > button {
    min-height: 28px;
    padding: 2px 10px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-full);
    background: var(--tsu-surface);
    &:hover {
      background: var(--tsu-hover);
      color: var(--tsu-text);
    }
    &:active {
      background: var(--tsu-border);
    }
    &[aria-pressed="true"] {
      border-color: var(--tsu-brand-text);
      background: var(--tsu-brand-soft);
      color: var(--tsu-brand-text);
      & b {
        color: inherit;
      }
    }
    @media (max-width: 640px), (pointer: coarse) {
      min-height: 44px;
      padding-inline: 14px;
    }
    @media (forced-colors: active) {
      &[aria-pressed="true"] {
        outline: 2px solid Highlight;
      }
    }
  }
  @media print {
    & i {
      print-color-adjust: exact;
    }
  }
`;

export interface PhaseBarProps {
  /** 段階ごとの人数。ない段階は 0 です。 */
  counts: Partial<Record<JobPhase, number>>;
  /** 帯の下に、段階の名前と人数を出します。 */
  legend?: boolean;
  /** 横の一覧を絞り込んでいる段階。なければ null。 */
  value?: JobPhase | null;
  /** 渡すと段階の名前がボタンになります。選んだ段階をもう一度押すと null。 */
  onValueChange?: (phase: JobPhase | null) => void;
}

/** How far the creators of a project have come, as one bar. */
export function PhaseBar({ counts, legend = false, value = null, onValueChange }: PhaseBarProps) {
  const countOf = (phase: JobPhase) => Math.max(0, counts[phase] ?? 0);
  // A picked phase stays in sight when its last creator leaves it: how else would it be let go?
  const present = jobPhases.filter((phase) => countOf(phase) > 0 || phase === value);
  const text =
    present.map((phase) => `${jobPhaseLabels[phase]} ${countOf(phase)}件`).join("、") || "クリエイターなし";
  return (
    <Root>
      <span className="bar" role="img" aria-label={text} title={text} data-picked={value ?? undefined}>
        {present.map((phase) => (
          <i
            key={phase}
            data-phase={phase}
            data-on={phase === value || undefined}
            style={{ flexGrow: countOf(phase), flexBasis: 0 }}
          />
        ))}
      </span>
      {legend && !onValueChange && (
        <span className="legend" aria-hidden="true">
          {present.map((phase) => (
            <span key={phase}>
              <i data-phase={phase} />
              {jobPhaseLabels[phase]}
              <b>{countOf(phase)}</b>
            </span>
          ))}
        </span>
      )}
      {onValueChange && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a phrase
        <span className="legend" data-pick="" role="group" aria-label="段階で絞り込む">
          {present.map((phase) => (
            <PlainButton
              key={phase}
              aria-pressed={phase === value}
              aria-label={`${jobPhaseLabels[phase]} ${countOf(phase)}件`}
              onClick={() => onValueChange(phase === value ? null : phase)}
            >
              <i data-phase={phase} />
              {jobPhaseLabels[phase]}
              <b>{countOf(phase)}</b>
            </PlainButton>
          ))}
        </span>
      )}
    </Root>
  );
}
