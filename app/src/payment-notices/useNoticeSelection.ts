import type { PaymentNotice } from "@tsumugi/contract";
import { type Selection, useSelectedKeys, useSelection } from "@tsumugi/ui";
import { useEffect, useMemo } from "react";

/** The chosen notices that are on screen; a choice ends with the filter that it was made under. */
export function useNoticeSelection(
  notices: readonly PaymentNotice[],
  narrowedBy: string,
): { readonly selection: Selection; readonly chosen: readonly PaymentNotice[] } {
  const { selection } = useSelection();
  const keys = useSelectedKeys(selection);
  useEffect(() => {
    if (narrowedBy) selection.clear();
  }, [narrowedBy, selection]);
  const chosen = useMemo(() => notices.filter(({ uid }) => keys.includes(uid)), [notices, keys]);
  return { selection, chosen };
}
