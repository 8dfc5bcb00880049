import { useNow } from "@tsumugi/ui/clock";
import { formatDay } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { NearDay } from "../../shared/NearDay.tsx";
import { noticeDue } from "../noticeDue.ts";
import type { NoticeDueLook } from "../paymentNotices.types.ts";

const Root = styled.span`
  display: grid;
  gap: 3px;
  min-width: 0;
  line-height: 1.35;
  & > .line {
    display: flex;
    align-items: baseline;
    gap: 8px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & .left {
    font-size: var(--tsu-text-xs);
    color: var(--tsu-text-muted);
  }
  & > .track {
    position: relative;
    display: block;
    height: 6px;
    /* As long in every row, whatever the words above it are. */
    width: 160px;
    max-width: 100%;
    border-radius: 3px;
    background: var(--tsu-neutral-soft);
  }
  & > .track > .passed {
    position: absolute;
    inset: 0;
    border-radius: 3px;
    background: var(--tsu-chart-1);
    transform-origin: left;
  }
  & > .track > .due {
    position: absolute;
    top: -2px;
    bottom: -2px;
    width: 2px;
    background: var(--tsu-text);
  }
  & > .legal {
    font-size: var(--tsu-text-xs);
    color: var(--tsu-text-muted);
    white-space: nowrap;
  }
  &[data-state="near"] .left {
    color: var(--tsu-warning-text);
    font-weight: 650;
  }
  &[data-state="near"] .passed {
    background: var(--tsu-chart-5);
  }
  &:is([data-state="over"], [data-state="illegal"]) .left {
    color: var(--tsu-danger-text);
    font-weight: 650;
  }
  &:is([data-state="over"], [data-state="illegal"]) .passed {
    background: var(--tsu-danger-solid);
  }
  &[data-state="illegal"] > .legal {
    color: var(--tsu-danger-text);
    font-weight: 650;
  }
  & .late {
    color: var(--tsu-danger-text);
    font-weight: 650;
  }
  &[data-state="none"] .passed {
    background: var(--tsu-border-strong);
  }
  @media print {
    & > .track {
      display: none;
    }
  }
`;

export interface NoticeDueClockProps {
  /** 支払通知書の状態と、受領日・支払期日・法定期限・支払日。 */
  notice: NoticeDueLook;
}

/** The day of payment between receipt and the last day that the law allows (60 days, the receipt day being the first). */
export function NoticeDueClock({ notice }: NoticeDueClockProps) {
  const due = noticeDue(notice, useNow());
  return (
    <Root
      data-state={due.state}
      title={`受領日 ${formatDay(notice.received_on)}　支払期日 ${formatDay(notice.due_on)}　法定期限 ${formatDay(notice.legal_latest_on)}${notice.paid_on ? `　支払日 ${formatDay(notice.paid_on)}` : ""}`}
    >
      <span className="line">
        <span>
          <NearDay on={notice.due_on} />
        </span>
        <span className="left">{due.text}</span>
      </span>
      <span className="track" aria-hidden="true">
        <i className="passed" style={{ transform: `scaleX(${due.now})` }} />
        <i className="due" style={{ left: `calc(${due.due * 100}% - 1px)` }} />
      </span>
      {notice.paid_on && (
        <span className="legal">
          <NearDay on={notice.paid_on} />
          に支払い
          {due.late > 0 && <span className="late">（{due.late}日遅れ）</span>}
        </span>
      )}
      {due.state !== "none" && (
        <span className="legal">
          {due.state === "illegal" ? "法定期限を超過 " : "法定期限 "}
          <NearDay on={notice.legal_latest_on} />
        </span>
      )}
    </Root>
  );
}
