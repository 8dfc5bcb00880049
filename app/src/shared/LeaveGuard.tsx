import { ConfirmDialog } from "@tsumugi/ui";
import { createContext, type ReactNode, useEffect } from "react";
import { useHeldStep } from "../routing/useHeldStep.ts";
import { discardForms, hasChanges, losesWork } from "./unsavedWork.ts";

/** Whether the question is asked above already: a router takes one blocker at a time. */
export const GuardContext = createContext(false);

/** Asks before anything below is left with something unsaved, so that no page or dialog has to see to it. */
export const LeaveGuard = ({ children }: { readonly children: ReactNode }) => (
  <GuardContext value={true}>
    {children}
    <LeaveQuestion />
  </GuardContext>
);

/** Asks before what was typed is lost: by a link, by the back button, or by closing the tab. */
export function LeaveQuestion() {
  const { isHeld, goOn, stay } = useHeldStep(losesWork);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  return (
    <ConfirmDialog
      open={isHeld}
      onOpenChange={(open) => !open && stay()}
      title="入力中の内容を破棄しますか？"
      description="保存していない変更があります。このページを離れると失われます。"
      confirmLabel="破棄して移動する"
      tone="danger"
      onConfirm={() => {
        discardForms();
        goOn();
      }}
    />
  );
}
