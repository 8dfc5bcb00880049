import { noticeStatusLabels, type PaymentNotice } from "@tsumugi/contract";
import type { ConflictRow, IssueChangeLook } from "@tsumugi/patterns";
import { formatYen } from "@tsumugi/ui/format";
import { draftConflictRows, noticeValues } from "./draftValues.ts";

/** Where two states of a draft differ, what is paid first, as text. */
function changedRows(before: PaymentNotice, after: PaymentNotice): ConflictRow[] {
  const rows = draftConflictRows(noticeValues(before), noticeValues(after));
  if (before.payable === after.payable) return rows;
  const [mine, theirs] = [formatYen(before.payable), formatYen(after.payable)];
  return [{ label: "差引支払額", mine, theirs }, ...rows];
}

/** What somebody else made of drafts since they were seen; without rows, and with why, where one cannot go out any more. */
export function noticeChanges(
  seen: readonly PaymentNotice[],
  now: readonly PaymentNotice[],
): IssueChangeLook[] {
  const present = new Map(now.map((notice) => [notice.uid, notice]));
  return seen.flatMap((before): IssueChangeLook[] => {
    const { uid, payee } = before;
    const after = present.get(uid);
    const look = { uid, name: payee.name };
    if (!after) return [{ ...look, rows: [], why: "いまの一覧にない" }];
    if (after.status !== "draft")
      return [{ ...look, rows: [], why: `「${noticeStatusLabels[after.status]}」になった` }];
    const rows = changedRows(before, after);
    return rows.length > 0 ? [{ ...look, rows }] : [];
  });
}
