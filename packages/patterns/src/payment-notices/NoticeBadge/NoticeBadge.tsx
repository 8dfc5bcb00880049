import { Badge } from "@tsumugi/ui";
import { noticeStatusLook } from "./noticeStatus.ts";

export interface NoticeBadgeProps {
  /** 支払通知書のステータスのコード。`issued` など。 */
  status: string;
}

/** Status of a payment notice: how far the ring is filled tells how far it has come, the text the status. */
export function NoticeBadge({ status }: NoticeBadgeProps) {
  const { label, tone, ring } = noticeStatusLook(status);
  return (
    <Badge tone={tone} ring={ring}>
      {label}
    </Badge>
  );
}
