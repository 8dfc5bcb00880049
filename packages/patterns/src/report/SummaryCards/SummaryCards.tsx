import {
  budgetUse,
  type MetricField,
  type MetricSource,
  metricFieldLabels,
  metricFields,
  metricFieldUnits,
  metricSourceLabels,
  metricSources,
  type ProjectSpending,
  projectCost,
  type RatioKind,
  type RatioPart,
  ratioKinds,
  ratioTerms,
  type SummaryMetrics,
} from "@tsumugi/contract";
import { Missing, PlainButton } from "@tsumugi/ui";
import { formatInteger, formatPercent, formatYen, formatYenPerUnit } from "@tsumugi/ui/format";
import { Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import { uncountable, unmeasured, whyMissing } from "../ReportFigure/whyMissing.ts";
import type { ReportPlan } from "../report.types.ts";

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(172px, 45%), 1fr));
  gap: 12px;
  & > li {
    container-type: inline-size;
    padding: 12px 14px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-surface);
    min-width: 0;
    break-inside: avoid;
  }
  & .name {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .name > button {
    all: unset;
    cursor: pointer;
  }
  & > li:has(.name > button) {
    position: relative;
    &:hover {
      background: var(--tsu-hover);
    }
  }
  /* The whole card is what is pressed, and what shows the focus. */
  & .name > button::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & .name > button:focus-visible::after {
    outline: 2px solid var(--tsu-focus);
    outline-offset: 2px;
  }
  & .value {
    /* Nine digits of yen stay in one line of the card. */
    font-size: min(var(--tsu-text-2xl), 15cqi);
    white-space: nowrap;
    font-weight: 650;
    line-height: 1.35;
  }
  /* What the report is read for stands first and large; what it is made of follows, quieter. */
  & > [data-minor] .value {
    font-size: min(var(--tsu-text-lg), 15cqi);
    font-weight: 600;
  }
  & .note {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    line-height: 1.5;
  }
  & .note > span {
    /* A part stays in one line where the card has room for it; a formula in words is longer than a phone's card. */
    display: inline-block;
  }
  & .plan {
    display: flex;
    flex-wrap: wrap;
    column-gap: 6px;
    font-size: var(--tsu-text-xs);
  }
  & .plan[data-short] {
    color: var(--tsu-warning-text);
  }
  @media print {
    break-inside: avoid;
    grid-template-columns: repeat(4, 1fr);
    gap: 8px;
  }
`;

export interface SummaryCardsProps {
  /** 投稿数・合計・反応数・費用と、比率。`sources` があれば、出どころの混ざりも示します。 */
  summary: Pick<
    SummaryMetrics,
    "post_count" | "totals" | "engagements" | "measured_posts" | "cost" | RatioKind
  > & {
    readonly sources?: SummaryMetrics["sources"];
  };
  /** 目標と予算。目標のないカードには何も付きません。 */
  plan?: ReportPlan;
  /** レポートに短縮リンクの部分があり、そのクリックはそちらにあります。 */
  hasLinks?: boolean;
  /** false なら、お金に関わるカードを出しません。既定は true。 */
  showsCosts?: boolean;
  /** 数値のもとになった投稿へ移ります。渡さなければカードは押せません。 */
  onOpen?: () => void;
}

/** The figures that stand first, with the number of posts, the costs and the reactions. */
const MAIN_FIELD = "views";
const MAIN_RATIO = "er";

const partWords = (part: RatioPart, value: number) => {
  if (part === "cost") return formatYen(value);
  return `${formatInteger(value)}${part === "views" || part === "impressions" ? "回" : "件"}`;
};

/** A short link belongs to a job and not to one of its posts, so that its clicks are no figure of a post. */
const WITHOUT_LINKS = "短縮リンクを除く";

const sourceWords = (counts: Partial<Record<MetricSource, number>> = {}) => {
  const used = metricSources.filter((source) => counts[source]);
  return used.length < 2 ? [] : used.map((source) => `${metricSourceLabels[source]} ${counts[source]}件`);
};

/** Totals and ratios; each ratio names what was divided by what, and each total whether its sources are mixed. */
export function SummaryCards({
  summary,
  plan = {},
  hasLinks = false,
  showsCosts = true,
  onOpen,
}: SummaryCardsProps) {
  const card = (
    name: string,
    value: ReactNode,
    notes: readonly string[] = [],
    aim?: ReactNode,
    isMinor = false,
  ) => (
    <li key={name} data-minor={isMinor || undefined}>
      <div className="name">
        {onOpen ? (
          <PlainButton aria-label={`${name}の明細を表示`} onClick={onOpen}>
            {name}
          </PlainButton>
        ) : (
          name
        )}
      </div>
      <div className="value tsu-num">{value}</div>
      {aim}
      {notes.length > 0 && (
        <div className="note tsu-num">
          {notes.map((note) => (
            <Fragment key={note}>
              <span>{note}</span>{" "}
            </Fragment>
          ))}
        </div>
      )}
    </li>
  );
  /** Over how many posts a figure stands, where these are not all. */
  const overSome = (posts: number) =>
    posts === 0 || posts === summary.post_count ? [] : [`（数値のある${posts}件の投稿）`];
  const dash = (why: string) => <Missing label={why} title={why} />;
  const amount = (name: string, value: number | null | undefined) =>
    value == null ? dash(unmeasured(name)) : formatInteger(value);
  const metric = (field: MetricField) => {
    const value = summary.totals[field] ?? null;
    const notes = sourceWords(summary.sources?.[field]);
    if (field === "clicks") {
      notes.push(`SNSの計測と手入力のみ（${WITHOUT_LINKS}）`);
      if (hasLinks) notes.push("短縮リンクの分は「短縮リンク」の欄");
    }
    const aim = aimed(value, plan[field], metricFieldUnits[field]);
    return card(
      metricFieldLabels[field],
      amount(metricFieldLabels[field], value),
      notes,
      aim,
      field !== MAIN_FIELD,
    );
  };
  const ratio = (kind: RatioKind) => {
    const { label, numerator, denominator, factor } = ratioTerms[kind];
    const { value, posts, ...parts } = summary[kind];
    const words = kind === "er" ? formatPercent : formatYenPerUnit;
    const notes =
      parts.numerator === null || parts.denominator === null
        ? [ratioTerms[kind].formula, ...(kind === "cpc" ? [`（${WITHOUT_LINKS}）`] : [])]
        : [
            partWords(numerator, parts.numerator),
            `÷ ${partWords(denominator, parts.denominator)}`,
            ...(factor === 1 ? [] : [`× ${formatInteger(factor)}`]),
            ...overSome(posts),
          ];
    const shown = value === null ? dash(uncountable(kind)) : words(value);
    return card(label, shown, notes, undefined, kind !== MAIN_RATIO);
  };
  const projectCostCard = (spending: ProjectSpending) =>
    card(
      "案件の費用（税抜）",
      formatYen(projectCost(spending)),
      [
        "確定と支払済み（投稿のない依頼も）",
        ...(spending.planned > 0 ? [`ほかに予定 ${formatYen(spending.planned)}`] : []),
      ],
      budgeted(projectCost(spending), plan.budget),
    );
  return (
    <Root aria-label="集計">
      {card(
        "投稿",
        `${formatInteger(summary.post_count)}件`,
        [],
        aimed(summary.post_count, plan.post_count, "件"),
      )}
      {showsCosts &&
        card("費用（税抜）", summary.cost === null ? dash(whyMissing("cost")) : formatYen(summary.cost), [
          "投稿のある依頼の分",
        ])}
      {showsCosts && plan.spending && projectCostCard(plan.spending)}
      {metric(MAIN_FIELD)}
      {card(
        "反応数",
        summary.engagements === null ? dash(whyMissing("engagements")) : formatInteger(summary.engagements),
        ["いいね＋コメント＋保存＋シェア", ...overSome(summary.measured_posts.engagements)],
        aimed(summary.engagements, plan.engagements, "件"),
      )}
      {ratio(MAIN_RATIO)}
      {metricFields.filter((field) => field !== MAIN_FIELD).map(metric)}
      {showsCosts && ratioKinds.filter((kind) => kind !== MAIN_RATIO).map(ratio)}
    </Root>
  );
}

/** How far an aim is reached. */
function aimed(value: number | null, aim: number | null | undefined, unit: string) {
  if (!aim) return undefined;
  const share = value === null ? null : value / aim;
  return (
    <div className="plan tsu-num" data-short={(share !== null && share < 1) || undefined}>
      <span>
        目標 {formatInteger(aim)}
        {unit}
      </span>{" "}
      {share !== null && <span>達成 {Math.floor(share * 100)}%</span>}
    </div>
  );
}

/** How much of a budget is used: more than all of it is what stands out. */
function budgeted(cost: number, budget: number | null | undefined) {
  if (!budget) return undefined;
  return (
    <div className="plan tsu-num" data-short={cost > budget || undefined}>
      <span>予算 {formatYen(budget)}</span> <span>消化 {budgetUse(cost, budget)}%</span>
      {cost > budget && <span>（{formatYen(cost - budget)}超過）</span>}
    </div>
  );
}
