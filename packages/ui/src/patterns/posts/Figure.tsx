import { styled } from "styled-components";
import { CompactNumber } from "../../components/CompactNumber/CompactNumber.tsx";
import { formatDateTime } from "../../format/format.ts";
import type { FigureLook } from "./posts.types.ts";

const marks: Record<FigureLook["source"], { text: string; mark: string } | null> = {
  api: null,
  manual: { text: "手入力", mark: "手動" },
  creator: { text: "クリエイター申告", mark: "申告" },
  sandbox: { text: "サンプルデータ", mark: "サンプル" },
};

const Root = styled.span`
  display: inline-grid; justify-items: end; line-height: 1.35;
  & > small { color: var(--tsu-warning-text); font-size: 0.6875rem; }
`;

export interface FigureProps {
  figure: FigureLook | null | undefined;
}

/** A figure with where it comes from; those not fetched by the platform say so in words. */
export function Figure({ figure }: FigureProps) {
  if (!figure) return <CompactNumber value={null} />;
  const mark = marks[figure.source];
  return (
    <Root title={`${mark?.text ?? "自動取得"} ${formatDateTime(figure.fetched_at)}`}>
      <CompactNumber value={figure.value} />
      {mark && <small>{mark.mark}</small>}
    </Root>
  );
}
