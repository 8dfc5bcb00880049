import type { WorkingCalendar } from "@tsumugi/contract";
import { Tooltip } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey, formatNearDay } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { workingDueText } from "./workingDueText.ts";

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  font-size: var(--tsu-text-sm);
  & > .label {
    width: 100%;
    font-size: var(--tsu-text-xs);
    color: var(--tsu-text-muted);
  }
  & > .left {
    font-weight: 650;
    white-space: nowrap;
  }
  & > .left[data-tone="danger"] {
    color: var(--tsu-danger-text);
  }
  & > .left[data-tone="warning"] {
    color: var(--tsu-warning-text);
  }
  & > .left[data-tone="neutral"] {
    color: var(--tsu-text-muted);
  }
  & > .holiday {
    padding: 0 4px;
    border: 1px solid currentcolor;
    border-radius: var(--tsu-radius-sm);
    color: var(--tsu-danger-text);
    font-size: var(--tsu-text-xs);
    line-height: 1.4;
  }
`;

export interface WorkingDueProps {
  /** 期限の日。`YYYY-MM-DD`。 */
  on: string;
  /** 何の期限か。日付の上に出します。 */
  label?: string;
  /** 営業日を数えるための、企業の休みの暦。 */
  calendar: WorkingCalendar;
}

/** A deadline in working days: `11/25(水) あと2営業日`, with 祝 where a public holiday lies between. */
export function WorkingDue({ on, label, calendar }: WorkingDueProps) {
  const now = useNow();
  const { left, tone, holidays, isDayOff } = workingDueText(on, dayKey(now), calendar);
  return (
    <Root>
      {label && <span className="label">{label}</span>}
      <span className="tsu-num" data-day-off={isDayOff || undefined}>
        {formatNearDay(on, now)}
      </span>
      <span className="left" data-tone={tone}>
        {left}
      </span>
      {holidays.length > 0 && (
        <Tooltip content={holidays.join("、")}>
          <span className="holiday" tabIndex={0} aria-label={`祝日: ${holidays.join("、")}`} role="note">
            祝
          </span>
        </Tooltip>
      )}
    </Root>
  );
}
