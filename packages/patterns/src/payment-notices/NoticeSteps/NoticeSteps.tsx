import {
  type NoticeSide,
  type NoticeStep,
  noticeStepLabels,
  noticeSteps,
  type PaymentNoticeList,
  receivedStepLabels,
} from "@tsumugi/contract";
import { CountChips } from "../../shared/CountChips.tsx";

export interface NoticeStepsProps {
  /** 自社が発行したものか、受け取ったものか。言葉が変わります。 */
  side: NoticeSide;
  /** それぞれを待つ件数。分かるまでは undefined。 */
  counts: PaymentNoticeList["steps"] | undefined;
  /** 絞り込んでいるもの。undefined なら絞り込みません。 */
  value: NoticeStep | undefined;
  /** 押したとき。選んでいるものをもう一度押すと undefined です。 */
  onValueChange: (step: NoticeStep | undefined) => void;
}

const late: readonly NoticeStep[] = ["refused", "disputed", "overdue", "due_today"];

/** What is to be done next about notices, the most urgent first; what nobody waits for is left out. */
export function NoticeSteps({ side, counts, value, onValueChange }: NoticeStepsProps) {
  const labels = side === "issued" ? noticeStepLabels : receivedStepLabels;
  const shown = noticeSteps.filter((step) => step === "paid" || step === value || counts?.[step]);
  return (
    <CountChips
      label="次にすること"
      items={shown.map((step) => ({
        key: step,
        label: labels[step],
        // Paid ones only grow: their number says nothing of what is to be done.
        count: step === "paid" ? undefined : (counts?.[step] ?? 0),
        isLate: late.includes(step),
      }))}
      value={value ?? null}
      onValueChange={(step) => onValueChange(step ?? undefined)}
    />
  );
}
