import { styled } from "styled-components";
import { formatInteger } from "../../../format/format.ts";

const Root = styled.dl`
  display: flex; flex-wrap: wrap; gap: 1px; overflow: hidden;
  border: 1px solid var(--tsu-border); border-radius: var(--tsu-radius-lg); background: var(--tsu-border);
  & > div { flex: 1 1 120px; padding: 12px 16px; background: var(--tsu-surface); }
  & dt { color: var(--tsu-text-muted); font-size: var(--tsu-text-sm); }
  & dd { font-size: var(--tsu-text-2xl); font-weight: 650; line-height: 1.3; font-variant-numeric: tabular-nums; }
  & dd > small { font-size: var(--tsu-text-sm); font-weight: 500; margin-left: 2px; }
  & [data-tone="danger"] dd { color: var(--tsu-danger-text); }
`;

export interface ImportCountsLook {
  total: number;
  created: number;
  updated: number;
  skipped: number;
  failed: number;
}

export interface ImportCountsProps {
  counts: ImportCountsLook;
}

/** 全行 = 新規 + 更新 + 重複 + エラー, always all of them. */
export function ImportCounts({ counts }: ImportCountsProps) {
  const cells = [
    ["全行", counts.total],
    ["新規", counts.created],
    ["更新", counts.updated],
    ["重複（変更なし）", counts.skipped],
    ["エラー", counts.failed],
  ] as const;
  return (
    <Root>
      {cells.map(([term, value]) => (
        <div key={term} data-tone={term === "エラー" && value > 0 ? "danger" : undefined}>
          <dt>{term}</dt>
          <dd>
            {formatInteger(value)}
            <small>件</small>
          </dd>
        </div>
      ))}
    </Root>
  );
}
