import { type MetricSource, metricSourceLabels } from "@tsumugi/contract";
import { CompactNumber } from "@tsumugi/ui";
import { formatDateTime } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import type { MetricFigure } from "./posts.types.ts";

/** Short, for under the figure; the whole word is its title. */
const marks: Record<MetricSource, string | null> = {
  api: null,
  manual: "手動",
  creator: "申告",
  sandbox: "サンプル",
};

const Root = styled.span`
  display: inline-grid;
  justify-items: end;
  line-height: 1.35;
  & > small {
    color: var(--tsu-warning-text);
    font-size: var(--tsu-text-xs);
  }
`;

export interface FigureProps {
  figure: MetricFigure | null | undefined;
}

/** A figure with where it comes from; those not fetched by the platform say so in words. */
export function Figure({ figure }: FigureProps) {
  if (!figure) return <CompactNumber value={null} />;
  const mark = marks[figure.source];
  return (
    <Root title={`${metricSourceLabels[figure.source]} ${formatDateTime(figure.fetched_at)}`}>
      <CompactNumber value={figure.value} />
      {mark && <small>{mark}</small>}
    </Root>
  );
}
