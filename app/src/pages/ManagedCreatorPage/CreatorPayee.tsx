import { policies } from "@tsumugi/contract";
import { useCurrentUser, usePayee, useUpdatePayee } from "@tsumugi/hooks";
import { PayeeCard } from "@tsumugi/patterns";
import { Button, toast } from "@tsumugi/ui";
import { useEffect, useState } from "react";
import { PayeeAccountDialog } from "../../payees/PayeeAccountDialog.tsx";
import { PayeeDetailsDialog } from "../../payees/PayeeDetailsDialog.tsx";
import { PAYEE_PLACE } from "../../payees/payeePlace.ts";
import { useLocation } from "../../routing/address.ts";
import { messageOf } from "../../shared/errors.ts";

/** Within that time the rest of the page has come. */
const SETTLES_MS = 3000;

const pays = (role: string | null) => policies.pay.roles.some((each) => each === role);

/** What the creator is paid by; finance and admin change it. Nothing for those who have nothing to do with payments. */
export function CreatorPayee({ uid }: { readonly uid: string }) {
  const { role, hasFeature } = useCurrentUser();
  const isShown = hasFeature("payment_notice") && role !== null && role !== "viewer";
  const { payee } = usePayee(isShown ? uid : null);
  const [editing, setEditing] = useState<"details" | "account">();
  const { updatePayee, isSubmitting } = useUpdatePayee();
  const { hash } = useLocation();
  // It is not there yet when the page is gone to, and what comes around it later moves it.
  const isReady = payee !== undefined && payee !== null;
  useEffect(() => {
    if (!isReady || hash !== `#${PAYEE_PLACE}`) return;
    const later = new ResizeObserver(() => document.getElementById(PAYEE_PLACE)?.scrollIntoView());
    later.observe(document.body);
    const leave = () => later.disconnect();
    const patience = setTimeout(leave, SETTLES_MS);
    // From then on the person decides what is seen.
    const acts = ["wheel", "pointerdown", "keydown"] as const;
    for (const act of acts) window.addEventListener(act, leave, { passive: true });
    return () => {
      leave();
      clearTimeout(patience);
      for (const act of acts) window.removeEventListener(act, leave);
    };
  }, [isReady, hash]);
  if (!payee) return null;
  const { registration, has_bank_account } = payee;
  // No form: it says that the number on screen was seen in the register, so the state on screen is the one that it means.
  const confirmNumber = async () => {
    try {
      await updatePayee(uid, { registration_checked: true, version: payee.version });
      toast.success("確認したことを記録しました");
    } catch (cause) {
      toast.error(messageOf(cause));
    }
  };
  return (
    <>
      <div id={PAYEE_PLACE}>
        <PayeeCard
          payee={payee}
          actions={
            pays(role) && (
              <>
                {registration.standing === "unverified" && (
                  <Button size="sm" loading={isSubmitting} onClick={() => void confirmNumber()}>
                    公表サイトで確認した
                  </Button>
                )}
                <Button size="sm" onClick={() => setEditing("details")}>
                  税区分を変更
                </Button>
                <Button size="sm" onClick={() => setEditing("account")}>
                  {has_bank_account ? "口座を変更" : "口座を登録"}
                </Button>
              </>
            )
          }
        />
      </div>
      {editing === "details" && <PayeeDetailsDialog payee={payee} onClose={() => setEditing(undefined)} />}
      {editing === "account" && <PayeeAccountDialog payee={payee} onClose={() => setEditing(undefined)} />}
    </>
  );
}
