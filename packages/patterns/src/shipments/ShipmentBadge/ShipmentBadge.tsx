import {
  type Carrier,
  carrierLabels,
  type ShipmentStatus,
  shipmentStatusLabels,
  trackingText,
  trackingUrl,
} from "@tsumugi/contract";
import { Badge, type BadgeRing, type BadgeTone, Link } from "@tsumugi/ui";

const looks: Record<ShipmentStatus, { tone: BadgeTone; ring: BadgeRing }> = {
  unarranged: { tone: "neutral", ring: "open" },
  confirming_address: { tone: "warning", ring: "20" },
  arranged: { tone: "info", ring: "50" },
  sent: { tone: "asagi", ring: "72" },
  arrived: { tone: "success", ring: "100" },
  returned: { tone: "danger", ring: "alert" },
};

/** How far the parcel is. */
export const ShipmentBadge = ({
  status,
  className,
}: {
  /** 発送の状況。 */
  status: ShipmentStatus;
  /** 根の要素に足すクラス。 */
  className?: string;
}) => (
  <Badge className={className} tone={looks[status].tone} ring={looks[status].ring}>
    {shipmentStatusLabels[status]}
  </Badge>
);

export interface TrackingProps {
  /** 配送会社。null なら番号だけ。 */
  carrier: Carrier | null;
  /** 送り状番号。配送会社もなく空なら何も出ません。 */
  number: string;
}

/** Carrier and number; where the carrier shows parcels on a page, a link to it. */
export function Tracking({ carrier, number }: TrackingProps) {
  const words = [carrier && carrierLabels[carrier], trackingText(number)].filter(Boolean).join(" ");
  const url = trackingUrl(carrier, number);
  if (words === "") return null;
  return url ? (
    <Link href={url} external>
      {words}
    </Link>
  ) : (
    <span className="tsu-num">{words}</span>
  );
}
