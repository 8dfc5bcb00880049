import type { PaymentNotice } from "@tsumugi/contract";
import { useState } from "react";
import { noticeChanges } from "./noticeChanges.ts";

/** Holds what an open dialog showed of drafts against what they are now. */
export function useSeenNotices(notices: readonly PaymentNotice[], isOpen: boolean) {
  const [seen, setSeen] = useState<readonly PaymentNotice[]>();
  if (isOpen && !seen) setSeen(notices);
  if (!isOpen && seen) setSeen(undefined);
  return {
    /** What other people changed since. */
    changes: isOpen && seen ? noticeChanges(seen, notices) : [],
    /** The person has read it. */
    agree: () => setSeen(notices),
    /** These are issued by the person: that they are no drafts any more is no news. */
    leaveOut: (uids: readonly string[]) => setSeen((now) => now?.filter(({ uid }) => !uids.includes(uid))),
  };
}
