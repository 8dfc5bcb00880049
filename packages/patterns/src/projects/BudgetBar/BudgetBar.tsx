import { COST_RULE, type ProjectSpending, projectCost } from "@tsumugi/contract";
import { Missing, Tooltip } from "@tsumugi/ui";
import { formatYen } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Root = styled.span`
  display: grid;
  gap: 5px;
  width: 100%;
  min-width: 0;
  font-size: var(--tsu-text-sm);
  line-height: 1.3;
  & > .figures {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & > .figures > .of {
    color: var(--tsu-text-muted);
  }
  & > .bar {
    position: relative;
    display: flex;
    height: 8px;
    border-radius: 4px;
    overflow: hidden;
    background: var(--tsu-neutral-soft);
  }
  & > .bar > i {
    display: block;
    forced-color-adjust: none;
  }
  & > .bar > i[data-part="paid"] {
    background: var(--tsu-phase-done);
  }
  & > .bar > i[data-part="committed"] {
    background: var(--tsu-phase-production);
  }
  & > .bar > i[data-part="planned"] {
    background: repeating-linear-gradient(-45deg, var(--tsu-phase-selection) 0 3px, transparent 3px 6px);
  }
  & > .bar > .limit {
    position: absolute;
    inset-block: 0;
    width: 2px;
    background: var(--tsu-danger-text);
  }
  &[data-over] > .figures {
    color: var(--tsu-danger-text);
    font-weight: 650;
  }
`;

export interface BudgetBarProps {
  /** 予算（円）。決めていなければ null。 */
  budget: number | null;
  /** 支払済み・確定・予定の金額（円）。金額を見られない人には null。 */
  spending: ProjectSpending | null;
}

const parts = ["paid", "committed", "planned"] as const;
const partLabels: Record<keyof ProjectSpending, string> = {
  paid: "支払済み（完了）",
  committed: "確定（進行中）",
  planned: "予定（候補・打診中）",
};

/** Every amount of a project by its name, exactly. */
export const budgetLines = (
  budget: number | null,
  spending: ProjectSpending,
): readonly [string, string][] => [
  ["予算", budget === null ? "未設定" : formatYen(budget)],
  ...parts.map((part) => [partLabels[part], formatYen(spending[part])] as [string, string]),
];

/** What a project has agreed to pay against its budget. Exact amounts on hover and on focus. */
export function BudgetBar({ budget, spending }: BudgetBarProps) {
  if (!spending) return <Missing label="金額は表示できません" />;
  const agreed = projectCost(spending);
  const whole = agreed + spending.planned;
  if (budget === null && whole === 0) return <Missing label="予算なし" />;
  const scale = Math.max(budget ?? 0, whole, 1);
  const over = budget !== null && agreed > budget ? agreed - budget : 0;
  const wouldBeOver = over === 0 && budget !== null && whole > budget;
  const text = budgetLines(budget, spending)
    .map(([label, amount]) => `${label} ${amount}`)
    .join("、");
  return (
    <Tooltip
      content={
        <>
          {budgetLines(budget, spending).map(([label, amount]) => (
            <div key={label}>
              {label} {amount}
            </div>
          ))}
          <div>{COST_RULE}</div>
        </>
      }
    >
      <Root data-over={over > 0 || undefined} tabIndex={0} role="img" aria-label={text}>
        <span className="figures">
          <span>{over > 0 ? `${formatYen(over)}超過` : formatYen(agreed)}</span>
          <span className="of">
            {wouldBeOver ? "予定で超過" : budget === null ? "予算なし" : `/ ${formatYen(budget)}`}
          </span>
        </span>
        <span className="bar">
          {parts.map(
            (part) =>
              spending[part] > 0 && (
                <i key={part} data-part={part} style={{ width: `${(spending[part] / scale) * 100}%` }} />
              ),
          )}
          {budget !== null && whole > budget && (
            <span className="limit" style={{ insetInlineStart: `${(budget / scale) * 100}%` }} />
          )}
        </span>
      </Root>
    </Tooltip>
  );
}
