import { type Role, roleLabels } from "@tsumugi/contract";
import { toast } from "@tsumugi/ui";
import { type RefObject, useEffect } from "react";

/** Whose screen it was last, in which company, and whether they could only look. */
export interface SeenRole {
  readonly member: string;
  readonly isViewer: boolean;
}

/**
 * Says why the screen has begun again: an admin made the person a viewer, or no longer one. What was on it before went with
 * the session's scope.
 *
 * @param seen outlives the scope
 * @param member the person in the company; null: nobody, or no company
 */
export function useRoleToast(
  seen: RefObject<SeenRole | null>,
  member: string | null,
  role: Role | null | undefined,
): void {
  useEffect(() => {
    if (member === null || !role) return;
    const before = seen.current;
    const isViewer = role === "viewer";
    seen.current = { member, isViewer };
    if (before?.member !== member || before.isViewer === isViewer) return;
    toast.show(
      isViewer
        ? `権限が「${roleLabels.viewer}」に変わりました。変更するには、企業の管理者に確認してください。`
        : `権限が「${roleLabels[role]}」に変わったため、画面を読み直しました。`,
      { id: "role" },
    );
  }, [seen, member, role]);
}
