import { useFormBackup } from "@tsumugi/hooks";
import { EmptyState, Stack } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { CannotSaveNow } from "./CannotSaveNow.tsx";
import { useHeldForm } from "./useHeldForm.ts";
import { usePermissions } from "./usePermissions.ts";

export interface WriteGuardProps {
  /** Under which `useKeptValues` keeps what is typed into the form. */
  readonly form?: string;
  readonly children: ReactNode;
}

/**
 * A form is not shown to somebody whose save would be refused, unless they have typed into it already: who becomes a
 * viewer meanwhile, which draws the page afresh, still reads and copies it, and saves it once the right is back.
 */
export function WriteGuard({ form = "none", children }: WriteGuardProps) {
  const { whyNot } = usePermissions();
  const { formBackup } = useFormBackup(form);
  const isHeld = useHeldForm(whyNot === undefined);
  if (!isHeld && formBackup === "")
    return (
      <EmptyState kind="locked" title="この画面では変更できません">
        {whyNot}
      </EmptyState>
    );
  return (
    <Stack>
      {whyNot !== undefined && <CannotSaveNow>{whyNot}</CannotSaveNow>}
      {children}
    </Stack>
  );
}
