import { Badge } from "@tsumugi/ui";
import { jobStatusLook } from "./jobStatus.ts";

export interface StatusBadgeProps {
  /** 依頼の状態のコード。`draft_review` など。 */
  status: string;
}

/** Job status: tone and filling of the ring tell the phase, the text the status. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { label, tone, ring } = jobStatusLook(status);
  return (
    <Badge tone={tone} ring={ring}>
      {label}
    </Badge>
  );
}
