import { EmptyState } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { usePermissions } from "./usePermissions.ts";

/** A form is not shown to somebody whose save would be refused. */
export function WriteGuard({ children }: { readonly children: ReactNode }) {
  const { whyNot } = usePermissions();
  if (whyNot === undefined) return children;
  return (
    <EmptyState kind="locked" title="この画面では変更できません">
      {whyNot}
    </EmptyState>
  );
}
