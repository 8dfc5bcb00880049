import {
  countsSamples,
  type MetricField,
  type MetricSource,
  metricFieldLabels,
  metricFields,
  metricSourceLabels,
  metricSources,
  type ProjectPost,
} from "@tsumugi/contract";
import { Banner } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Root = styled.details`
  padding: 8px 16px;
  border-top: 1px solid var(--tsu-border);
  color: var(--tsu-text-muted);
  font-size: var(--tsu-text-sm);
  font-variant-numeric: tabular-nums;
  & > summary {
    cursor: pointer;
  }
  & > ul {
    display: grid;
    gap: 2px;
    margin: 6px 0 0;
    padding: 0;
    list-style: none;
  }
`;

/** From edge to edge of the card it stands in: a frame with corners of its own would lie over the card's. */
const Note = styled(Banner)`
  border-inline: 0;
  border-radius: 0;
`;

interface Part {
  readonly source: MetricSource;
  readonly sum: number;
  readonly posts: number;
}

function partsOf(posts: readonly ProjectPost[], field: MetricField): Part[] {
  return metricSources.flatMap((source) => {
    const of = posts.flatMap(({ metrics }) => {
      const figure = metrics[field];
      return figure?.source === source ? figure.value : [];
    });
    return of.length > 0 ? [{ source, sum: of.reduce((a, b) => a + b, 0), posts: of.length }] : [];
  });
}

const inWords = ({ source, sum, posts }: Part) =>
  `${metricSourceLabels[source]} ${formatInteger(sum)}（${posts}件）`;

/** A figure's sum with what of it comes from where; samples beside measured figures do not count. */
function sumInWords(field: MetricField, parts: readonly Part[], withSamples: boolean): string {
  const counted = parts.filter(({ source }) => withSamples || source !== "sandbox");
  const samples = parts.find(({ source }) => source === "sandbox");
  const total = formatInteger(counted.reduce((all, { sum }) => all + sum, 0));
  const left = samples && !withSamples ? `。${inWords(samples)}は合計に含めません` : "";
  return `${metricFieldLabels[field]} ${total} の内訳: ${counted.map(inWords).join("・") || "計測した数値なし"}${left}`;
}

export const hasSamples = (posts: readonly ProjectPost[]): boolean =>
  posts.some(({ metrics }) => Object.values(metrics).some((figure) => figure?.source === "sandbox"));

export interface SourceNoteProps {
  posts: readonly ProjectPost[];
}

/** Which part of the figures below comes from where, once for the whole list: every figure of which the sources are mixed. */
export function SourceNote({ posts }: SourceNoteProps) {
  const withSamples = countsSamples(posts);
  const mixed = metricFields.flatMap((field) => {
    const parts = partsOf(posts, field);
    return parts.length > 1 ? [{ field, words: sumInWords(field, parts, withSamples) }] : [];
  });
  return (
    <>
      {hasSamples(posts) && (
        <Note tone="warning">
          {withSamples
            ? "数値はすべてサンプルデータです。実際の計測値ではありません。"
            : "印のない数値はサンプルデータです。実際の計測値ではありません。「自動」「手動」「申告」は計測した数値です。"}
        </Note>
      )}
      {mixed.length > 0 && (
        <Root>
          <summary>
            合計に出所の異なる数値が混ざっています（
            {mixed.map(({ field }) => metricFieldLabels[field]).join("・")}）
          </summary>
          <ul>
            {mixed.map(({ field, words }) => (
              <li key={field}>{words}</li>
            ))}
          </ul>
        </Root>
      )}
    </>
  );
}
