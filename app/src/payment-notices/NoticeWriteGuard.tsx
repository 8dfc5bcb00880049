import { EmptyState } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { useNoticeRights } from "./useNoticeRights.ts";

/** A form is not shown to somebody whose draft would be refused. */
export function NoticeWriteGuard({ children }: { readonly children: ReactNode }) {
  const { canDraft, whyNoDraft } = useNoticeRights();
  if (canDraft) return children;
  return (
    <EmptyState kind="locked" title="この画面では作成できません">
      {whyNoDraft}
    </EmptyState>
  );
}
