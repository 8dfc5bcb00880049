import { toast } from "@tsumugi/ui";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Toasts belong to a company: what one of them leads to is not there in another. When the active company changes, here,
 * in another tab or on another machine, they go, and the screen says whose it is now.
 * @param shown the company of the toasts on screen; outlives the scope of one company
 * @param onSwitched another company took the place of the former one
 * @param company null: none, or nobody is signed in; undefined: not known yet
 */
export function useCompanyToasts(
  shown: RefObject<string | null>,
  company: { readonly uid: string; readonly name: string } | null | undefined,
  {
    isSignedIn = false,
    isClosed = false,
    onSwitched = () => {},
  }: {
    readonly isSignedIn?: boolean;
    /** A company of this person has been closed by the operator, which the screen explains. */
    readonly isClosed?: boolean;
    readonly onSwitched?: (uid: string) => void;
  } = {},
): void {
  const switched = useRef(onSwitched);
  switched.current = onSwitched;
  const isKnown = company !== undefined;
  const uid = company?.uid ?? null;
  const name = company?.name;
  useEffect(() => {
    if (!isKnown) return;
    const before = shown.current;
    shown.current = uid;
    if (before === null || before === uid) return;
    toast.dismiss();
    if (uid) {
      toast.show(`${name}の画面に切り替わりました`, { id: "company" });
      switched.current(uid);
    } else if (isSignedIn) {
      toast.show(
        isClosed
          ? "運営が企業の利用を停止しました。"
          : "企業のメンバーから外れました。続けるには、企業の管理者に確認してください。",
        { id: "company" },
      );
    }
  }, [shown, isKnown, uid, name, isSignedIn, isClosed]);
}
