import { type ReactNode, useCallback, useContext, useEffect, useRef } from "react";
import { GuardContext, LeaveQuestion } from "./LeaveGuard.tsx";
import { markChanged } from "./unsavedWork.ts";

export interface UnsavedChanges {
  /** For `onDirtyChange` of a form; `part` names it where a page has several. */
  readonly setDirty: (isDirty: boolean, part?: string) => void;
  /** The changes are saved: leaving asks nothing any more. */
  readonly release: () => void;
  /** The question, on pages outside the frame that asks it for all; draw it anywhere on the page. */
  readonly leaveDialog: ReactNode;
}

/**
 * Marks a form of a page as changed, so that leaving it is asked for: by a link, the back button, or by closing the tab.
 *
 * @param onDiscard the person left all the same: what was kept of the form goes
 * @param hangsOn keys of the address, where another value of one takes the form away as another page does; stable
 */
export function useUnsavedChanges(onDiscard?: () => void, hangsOn?: readonly string[]): UnsavedChanges {
  // A ref: the form is saved and left within one event, before any state could arrive.
  const dirtyParts = useRef(new Set<string>());
  const discard = useRef(onDiscard);
  useEffect(() => {
    discard.current = onDiscard;
  });
  const mark = useCallback(
    () =>
      markChanged(dirtyParts, dirtyParts.current.size > 0, {
        onDiscard: () => discard.current?.(),
        hangsOn,
      }),
    [hangsOn],
  );
  const setDirty = useCallback(
    (isDirty: boolean, part = "form") => {
      if (isDirty) dirtyParts.current.add(part);
      else dirtyParts.current.delete(part);
      mark();
    },
    [mark],
  );
  const release = useCallback(() => {
    dirtyParts.current.clear();
    mark();
  }, [mark]);
  useEffect(() => () => markChanged(dirtyParts, false), []);
  const isAskedAbove = useContext(GuardContext);
  return { setDirty, release, leaveDialog: isAskedAbove ? null : <LeaveQuestion /> };
}
