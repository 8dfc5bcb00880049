import {
  countsSamples,
  type MetricSource,
  metricSourceLabels,
  metricSources,
  type ProjectPost,
} from "@tsumugi/contract";
import { Banner } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Line = styled.p`
  margin: 0;
  padding: 8px 16px;
  border-top: 1px solid var(--tsu-border);
  color: var(--tsu-text-muted);
  font-size: var(--tsu-text-sm);
  font-variant-numeric: tabular-nums;
`;

interface Part {
  readonly source: MetricSource;
  readonly views: number;
  readonly posts: number;
}

function viewsBySource(posts: readonly ProjectPost[]): Part[] {
  return metricSources.flatMap((source) => {
    const of = posts.flatMap(({ metrics }) => (metrics.views?.source === source ? metrics.views.value : []));
    return of.length > 0 ? [{ source, views: of.reduce((a, b) => a + b, 0), posts: of.length }] : [];
  });
}

const inWords = ({ source, views, posts }: Part) =>
  `${metricSourceLabels[source]} ${formatInteger(views)}（${posts}件）`;

export const hasSamples = (posts: readonly ProjectPost[]): boolean =>
  posts.some(({ metrics }) => Object.values(metrics).some((figure) => figure?.source === "sandbox"));

export interface SourceNoteProps {
  posts: readonly ProjectPost[];
}

/** Which part of the figures below comes from where, once for the whole list. */
export function SourceNote({ posts }: SourceNoteProps) {
  const parts = viewsBySource(posts);
  const samples = parts.find(({ source }) => source === "sandbox");
  const withSamples = countsSamples(posts);
  const counted = parts.filter(({ source }) => withSamples || source !== "sandbox");
  return (
    <>
      {hasSamples(posts) && (
        <Banner tone="warning">
          {withSamples
            ? "数値はすべてサンプルデータです。実際の計測値ではありません。"
            : "印のない数値はサンプルデータです。実際の計測値ではありません。「自動」「手動」「申告」は計測した数値です。"}
        </Banner>
      )}
      {parts.length > 1 && (
        <Line>
          再生数 {formatInteger(counted.reduce((sum, { views }) => sum + views, 0))} の内訳:{" "}
          {counted.map(inWords).join("・")}
          {samples && !withSamples && `。${inWords(samples)}は合計に含めません`}
        </Line>
      )}
    </>
  );
}
