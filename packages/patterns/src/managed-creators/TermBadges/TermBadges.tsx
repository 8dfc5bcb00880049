import { Badge } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { daysUntil } from "@tsumugi/ui/format";
import { NearDay } from "../../shared/NearDay.tsx";

export interface TermBadgesProps {
  /** 競合排除と二次利用の最後の日。過ぎたものは出しません。 */
  creator: {
    /** `YYYY-MM-DD`. */
    competitor_exclusion_until: string | null;
    secondary_use_until: string | null;
  };
}

const SOON = 14;

/** What of a creator's terms is in force today, and what ends soon; nothing for what has ended. */
export function TermBadges({ creator }: TermBadgesProps) {
  const now = useNow();
  const term = (until: string | null, name: string) => {
    if (until === null) return null;
    const days = daysUntil(until, now);
    if (days < 0) return null;
    return (
      <Badge tone={days <= SOON ? "warning" : "info"} icon="calendar">
        {name} <NearDay on={until} />
        まで{days <= SOON && `（あと${days}日）`}
      </Badge>
    );
  };
  return (
    <>
      {term(creator.competitor_exclusion_until, "競合排除中")}
      {term(creator.secondary_use_until, "二次利用可")}
    </>
  );
}
