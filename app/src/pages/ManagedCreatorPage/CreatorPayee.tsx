import { type PayeeBody, policies } from "@tsumugi/contract";
import { useCurrentUser, usePayee, useUpdatePayee } from "@tsumugi/hooks";
import { BankAccountForm, PayeeCard } from "@tsumugi/patterns";
import { Banner, Button, Dialog, toast } from "@tsumugi/ui";
import { useState } from "react";
import { PayeeDetailsDialog } from "../../payees/PayeeDetailsDialog.tsx";
import { useBankAccountForm } from "../../payees/useBankAccountForm.ts";
import { messageOf } from "../../shared/errors.ts";

const pays = (role: string | null) => policies.pay.roles.some((each) => each === role);

/** What the creator is paid by; finance and admin change it. Nothing for those who have nothing to do with payments. */
export function CreatorPayee({ uid }: { readonly uid: string }) {
  const { role, hasFeature } = useCurrentUser();
  const isShown = hasFeature("payment_notice") && role !== null && role !== "viewer";
  const { payee } = usePayee(isShown ? uid : null);
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const { updatePayee, error, isSubmitting, reset } = useUpdatePayee();
  const { form, read, clear } = useBankAccountForm();
  if (!payee) return null;
  const save = async (body: PayeeBody, done: string) => {
    try {
      await updatePayee(uid, { ...body, version: payee.version });
      toast.success(done);
      setOpen(false);
      clear();
    } catch (cause) {
      if (!isOpen) toast.error(messageOf(cause));
    }
  };
  const saveAccount = () => {
    const bank_account = read();
    if (bank_account) void save({ bank_account }, "口座を保存しました");
  };
  const fields = Object.fromEntries(
    Object.entries(error?.fields ?? {}).map(([path, cause]) => [path.replace("bank_account.", ""), cause]),
  );
  const { registration, has_bank_account } = payee;
  return (
    <>
      <PayeeCard
        payee={payee}
        actions={
          pays(role) && (
            <>
              {registration.standing === "unverified" && (
                <Button
                  size="sm"
                  loading={isSubmitting}
                  onClick={() => void save({ registration_checked: true }, "確認したことを記録しました")}
                >
                  公表サイトで確認した
                </Button>
              )}
              <Button size="sm" onClick={() => setEditing(true)}>
                税区分を変更
              </Button>
              <Button size="sm" onClick={() => setOpen(true)}>
                {has_bank_account ? "口座を変更" : "口座を登録"}
              </Button>
            </>
          )
        }
      />
      {isEditing && <PayeeDetailsDialog payee={payee} onClose={() => setEditing(false)} />}
      <Dialog
        title={has_bank_account ? "口座を変更" : "口座を登録"}
        description="変更したことは、末尾の4桁だけを添えて本人にメールで知らせます。"
        open={isOpen}
        loading={isSubmitting}
        onOpenChange={(open) => {
          setOpen(open);
          reset();
        }}
        footer={
          <Button variant="primary" loading={isSubmitting} onClick={saveAccount}>
            保存
          </Button>
        }
      >
        {error && <Banner tone="danger">{messageOf(error)}</Banner>}
        <BankAccountForm {...form} problems={{ ...fields, ...form.problems }} />
      </Dialog>
    </>
  );
}
