import { ConfirmDialog } from "@tsumugi/ui";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { useBlocker } from "react-router-dom";
import { markChanged } from "./unsavedWork.ts";

export interface UnsavedChanges {
  /** For `onDirtyChange` of a form; `part` names it where a page has several. */
  readonly setDirty: (isDirty: boolean, part?: string) => void;
  /** The changes are saved: leaving asks nothing any more. */
  readonly release: () => void;
  /** The question; draw it anywhere on the page. */
  readonly leaveDialog: ReactNode;
}

/**
 * Asks before a changed form is left, by a link, the back button, or by closing the tab. Once per page.
 *
 * @param onDiscard the person left all the same: what was kept of the form goes
 */
export function useUnsavedChanges(onDiscard?: () => void): UnsavedChanges {
  // A ref: the form is saved and left within one event, before any state could arrive.
  const dirtyParts = useRef(new Set<string>());
  const setDirty = useCallback((isDirty: boolean, part = "form") => {
    if (isDirty) dirtyParts.current.add(part);
    else dirtyParts.current.delete(part);
    markChanged(dirtyParts, dirtyParts.current.size > 0);
  }, []);
  const release = useCallback(() => {
    dirtyParts.current.clear();
    markChanged(dirtyParts, false);
  }, []);
  useEffect(() => () => markChanged(dirtyParts, false), []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirtyParts.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirtyParts.current.size > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  const leaveDialog = (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="入力中の内容を破棄しますか？"
      description="保存していない変更があります。このページを離れると失われます。"
      confirmLabel="破棄して移動する"
      tone="danger"
      onConfirm={() => {
        onDiscard?.();
        blocker.proceed?.();
      }}
    />
  );
  return { setDirty, release, leaveDialog };
}
