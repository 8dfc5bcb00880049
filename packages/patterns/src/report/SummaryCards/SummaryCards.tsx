import { type MetricField, metricFieldLabels, type SummaryMetrics } from "@tsumugi/contract";
import { CompactNumber, Icon, Money, Tooltip } from "@tsumugi/ui";
import { formatPercent, formatYenPerUnit, MISSING } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(148px, 45%), 1fr));
  gap: 12px;
  & > li {
    container-type: inline-size;
    padding: 14px 16px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-surface);
    min-width: 0;
  }
  & .name {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 4px;
    min-height: 24px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .value {
    /* Seven digits of yen stay in one line of the card. */
    font-size: min(var(--tsu-text-2xl), 17cqi);
    white-space: nowrap;
    font-weight: 650;
    line-height: 1.35;
  }
  & .formula {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--tsu-text-muted);
    &:hover {
      color: var(--tsu-brand-text);
    }
  }
  @media print {
    break-inside: avoid;
    & .formula {
      display: none;
    }
  }
`;

export interface SummaryCardsProps {
  summary: Omit<SummaryMetrics, "is_sample" | "ranking">;
}

/** Totals and ratios, each ratio with its formula. */
export function SummaryCards({ summary }: SummaryCardsProps) {
  const totals: MetricField[] = ["views", "likes", "comments", "saves", "shares", "clicks"];
  const ratios = [
    ["ER（反応率）", summary.er, summary.er.value === null ? MISSING : formatPercent(summary.er.value)],
    ["CPV", summary.cpv, formatYenPerUnit(summary.cpv.value)],
    ["CPE", summary.cpe, formatYenPerUnit(summary.cpe.value)],
    ["CPM", summary.cpm, formatYenPerUnit(summary.cpm.value)],
    ["CPC", summary.cpc, formatYenPerUnit(summary.cpc.value)],
  ] as const;
  const card = (name: string, value: ReactNode, formula?: string) => (
    <li key={name}>
      <div className="name">
        {name}
        {formula && (
          <Tooltip content={formula}>
            <button type="button" className="formula" aria-label={`${name}の計算式: ${formula}`}>
              <Icon name="info" size={15} />
            </button>
          </Tooltip>
        )}
      </div>
      <div className="value tsu-num">{value}</div>
    </li>
  );
  return (
    <Root aria-label="集計">
      {card("投稿", `${summary.post_count}件`)}
      {totals
        .filter((field) => summary.totals[field] !== undefined)
        .map((field) =>
          card(metricFieldLabels[field], <CompactNumber value={summary.totals[field]} focusable />),
        )}
      {card("費用（税抜）", <Money value={summary.cost} />)}
      {ratios.map(([name, ratio, value]) => card(name, value, ratio.formula))}
    </Root>
  );
}
