import type { PaymentNotice } from "@tsumugi/contract";
import { type Selection, useSelectedKeys } from "@tsumugi/ui";
import { useMemo } from "react";
import { useSelectionWithin } from "../shared/useSelectionWithin.ts";

/** The chosen notices that are on screen; a choice ends with the filter that it was made under. */
export function useNoticeSelection(
  notices: readonly PaymentNotice[],
  narrowedBy: string,
): { readonly selection: Selection; readonly chosen: readonly PaymentNotice[] } {
  const selection = useSelectionWithin(narrowedBy);
  const keys = useSelectedKeys(selection);
  const chosen = useMemo(() => notices.filter(({ uid }) => keys.includes(uid)), [notices, keys]);
  return { selection, chosen };
}
