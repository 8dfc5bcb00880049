import type { OpenCreator } from "@tsumugi/contract";
import { Icon, Missing } from "@tsumugi/ui";
import { formatPercent } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { besideMedian, ENGAGEMENT_FORMULA } from "./feeBand.ts";

const Root = styled.span`
  display: inline-grid;
  line-height: 1.35;
  min-width: 0;
  & > .rate {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & > small {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    white-space: nowrap;
  }
  & [data-state="above"] {
    color: var(--tsu-success-text);
  }
  & [data-state="below"] {
    color: var(--tsu-warning-text);
  }
`;

const signs = {
  above: { icon: "chevronUp", label: "ジャンル中央値より高い" },
  below: { icon: "chevronDown", label: "ジャンル中央値より低い" },
} as const;

export interface EngagementProps {
  creator: Pick<OpenCreator, "engagement_rate" | "genre_engagement_median">;
}

/** Reaction rate with the median of the genre below it: high or low says its sign and its words, not its colour alone. */
export function Engagement({ creator }: EngagementProps) {
  if (creator.engagement_rate === null) return <Missing />;
  const beside = besideMedian(creator);
  const sign = beside && beside.state !== "level" ? signs[beside.state] : undefined;
  return (
    <Root title={ENGAGEMENT_FORMULA}>
      <span className="rate">
        {formatPercent(creator.engagement_rate)}
        {sign && <Icon name={sign.icon} size={15} label={sign.label} data-state={beside?.state} />}
      </span>
      {beside && <small>{beside.text}</small>}
    </Root>
  );
}
