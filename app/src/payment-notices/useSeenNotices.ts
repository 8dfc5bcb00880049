import type { PaymentNotice } from "@tsumugi/contract";
import { useState } from "react";
import { noticeChanges } from "./noticeChanges.ts";

/** Holds what an open dialog showed of drafts against what they are now. */
export function useSeenNotices(notices: readonly PaymentNotice[], isOpen: boolean) {
  const [seen, setSeen] = useState<readonly PaymentNotice[]>();
  if (isOpen && !seen) setSeen(notices);
  if (!isOpen && seen) setSeen(undefined);
  const asked = new Set(seen?.map(({ uid }) => uid));
  const drafts = notices.filter(({ uid, status }) => asked.has(uid) && status === "draft");
  return {
    /** Those of the seen ones that are drafts still, as they are now. */
    drafts,
    /** What other people changed since. */
    changes: isOpen && seen ? noticeChanges(seen, notices) : [],
    /** The person has read it. */
    agree: () => setSeen(drafts),
    /** The person takes these out, or has issued them: what becomes of them is no news. */
    leaveOut: (uids: readonly string[]) => setSeen((now) => now?.filter(({ uid }) => !uids.includes(uid))),
  };
}
