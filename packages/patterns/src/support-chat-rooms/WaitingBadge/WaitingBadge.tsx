import { Badge, type BadgeTone } from "@tsumugi/ui";
import { useAtPresent } from "@tsumugi/ui/clock";
import { formatDateTime } from "@tsumugi/ui/format";
import { type Waiting, waitingOf } from "./waiting.ts";

const tones: Record<Waiting["level"], BadgeTone> = {
  fresh: "neutral",
  normal: "info",
  aging: "warning",
  late: "danger",
};

export interface WaitingBadgeProps {
  /** だれも返信していない、その始まり。ISO の日時です。 */
  since: string;
}

/** How long a creator has waited; the longer, the louder, in colour and in words. */
export function WaitingBadge({ since }: WaitingBadgeProps) {
  const level = useAtPresent((now) => waitingOf(since, now).level);
  const text = useAtPresent((now) => {
    const waiting = waitingOf(since, now);
    return waiting.note ? `${waiting.text}・${waiting.note}` : waiting.text;
  });
  return (
    <Badge tone={tones[level]} icon="clock" title={`${formatDateTime(since)} から`}>
      {text}
    </Badge>
  );
}
