import type { ImportTask } from "@tsumugi/contract";
import { formatInteger } from "@tsumugi/ui/format";
import { Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import { countKinds } from "../countKinds.ts";

const Root = styled.div`
  display: grid;
  gap: 10px;
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
    display: block;
    min-width: 4px;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  & i[data-kind="created"] {
    background: var(--tsu-success-text);
  }
  & i[data-kind="updated"] {
    background: var(--tsu-brand);
  }
  & i[data-kind="skipped"] {
    background: var(--tsu-neutral-text);
    opacity: 0.45;
  }
  & i[data-kind="failed"] {
    background: var(--tsu-danger-solid);
  }
  & dt > i {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 6px;
    border-radius: 2px;
  }
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: 1px;
    overflow: hidden;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-border);
  }
  & > dl > div {
    flex: 1 1 96px;
    padding: 12px 16px;
    background: var(--tsu-surface);
  }
  & dt {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & dd {
    font-size: var(--tsu-text-2xl);
    font-weight: 650;
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  & dd > small {
    font-size: var(--tsu-text-sm);
    font-weight: 500;
    margin-left: 2px;
  }
  & [data-tone="danger"] dd {
    color: var(--tsu-danger-text);
  }
  /* The sum on a row of its own, its four parts in two of two: five in pairs would leave one over. */
  @media (max-width: 640px) {
    & > dl {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    & > dl > div:first-child {
      grid-column: 1 / -1;
    }
  }
`;

const sumOf = ({
  created,
  updated,
  skipped,
  failed,
}: Pick<ImportTask, "total" | "created" | "updated" | "skipped" | "failed">) =>
  created + updated + skipped + failed;

export interface ImportCountsProps {
  /** 行の数。全行と、新規・更新・重複・エラーの内訳です。 */
  counts: Pick<ImportTask, "total" | "created" | "updated" | "skipped" | "failed">;
}

/** 全行 = 新規 + 更新 + 重複 + エラー, always all of them, in figures and as shares of one bar. */
export function ImportCounts({ counts }: ImportCountsProps) {
  const cell = (term: ReactNode, value: number, tone?: "danger") => (
    <div data-tone={tone}>
      <dt>{term}</dt>
      <dd>
        {formatInteger(value)}
        <small>件</small>
      </dd>
    </div>
  );
  const present = countKinds.filter(([kind]) => counts[kind] > 0);
  return (
    <Root>
      <dl>
        {cell("全行", counts.total)}
        {countKinds.map(([kind, label]) => (
          <Fragment key={kind}>
            {cell(
              <>
                <i data-kind={kind} aria-hidden="true" />
                {label}
              </>,
              counts[kind],
              kind === "failed" && counts.failed > 0 ? "danger" : undefined,
            )}
          </Fragment>
        ))}
      </dl>
      <div className="bar" aria-hidden="true">
        {present.map(([kind]) => (
          <i key={kind} data-kind={kind} style={{ flexGrow: counts[kind], flexBasis: 0 }} />
        ))}
        {/* What is not worked off yet. */}
        <span style={{ flexGrow: Math.max(0, counts.total - sumOf(counts)) }} />
      </div>
    </Root>
  );
}
