import { type MetricSource, metricSourceLabels } from "@tsumugi/contract";
import { CompactNumber } from "@tsumugi/ui";
import { formatDateTime } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import type { MetricFigure } from "./posts.types.ts";

/** Short, for under the figure; the whole word is its title. Samples are named once, above the list. */
const marks: Record<MetricSource, string | null> = {
  api: null,
  manual: "手動",
  creator: "申告",
  sandbox: null,
};

const Root = styled.span`
  display: inline-grid;
  justify-items: end;
  line-height: 1.35;
  &[data-sample] {
    color: var(--tsu-text-muted);
  }
  & > small {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
`;

export interface FigureProps {
  figure: MetricFigure | null | undefined;
  /** Beside samples, figures that the platform gave are marked, too. */
  amongSamples?: boolean;
}

/** A figure with where it comes from; what a person wrote says so in words. */
export function Figure({ figure, amongSamples = false }: FigureProps) {
  if (!figure) return <CompactNumber value={null} />;
  const mark = amongSamples && figure.source === "api" ? "自動" : marks[figure.source];
  return (
    <Root
      data-sample={figure.source === "sandbox" || undefined}
      title={`${metricSourceLabels[figure.source]} ${formatDateTime(figure.fetched_at)}`}
    >
      <CompactNumber value={figure.value} />
      {mark && <small>{mark}</small>}
    </Root>
  );
}
