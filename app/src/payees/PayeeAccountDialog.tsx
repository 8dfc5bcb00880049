import {
  type BankAccount,
  type BankAccountBody,
  bankAccountTypeLabels,
  type Payee,
  toZengin,
} from "@tsumugi/contract";
import { usePayee, useUpdatePayee } from "@tsumugi/hooks";
import { BankAccountForm } from "@tsumugi/patterns";
import { Banner, Button, Dialog, toast } from "@tsumugi/ui";
import { useState } from "react";
import { messageOf } from "../shared/errors.ts";
import { useOwnChanges } from "../shared/useOwnChanges.tsx";
import { useBankAccountForm } from "./useBankAccountForm.ts";

export interface PayeeAccountDialogProps {
  readonly payee: Payee;
  readonly onClose: () => void;
}

/** An account is one field: half of one and half of another would be nobody's. */
const accountOf = ({ bank_code, branch_code, kind, number, holder_kana }: BankAccountBody) => ({
  bank_code,
  branch_code,
  kind,
  number,
  holder_kana: toZengin(holder_kana),
});
const valuesOf = ({ bank_account }: Pick<Payee, "bank_account">) => ({
  bank_account: bank_account && accountOf(bank_account),
});

const words = (
  account: BankAccountBody | null,
  names: Pick<BankAccount, "bank_name" | "branch_name"> | null,
) =>
  account
    ? [
        names?.bank_name || account.bank_code,
        names?.branch_name || account.branch_code,
        bankAccountTypeLabels[account.kind],
        account.number,
        toZengin(account.holder_kana),
      ].join("\n")
    : "";

/** Another account for a payee. One that a colleague saved meanwhile is not overwritten without looking at both. */
export function PayeeAccountDialog({ payee: present, onClose }: PayeeAccountDialogProps) {
  // The state that it was opened with: the one on screen goes on meanwhile.
  const [payee] = useState(present);
  const uid = payee.managed_creator.uid;
  const { updatePayee, error, isSubmitting } = useUpdatePayee();
  const { refresh } = usePayee(uid);
  const fields = Object.fromEntries(
    Object.entries(error?.fields ?? {}).map(([path, cause]) => [path.replace("bank_account.", ""), cause]),
  );
  const { form, isTyped, read } = useBankAccountForm(fields);
  const { save, conflictDialog } = useOwnChanges<Payee, ReturnType<typeof valuesOf>>({
    valuesOf,
    send: (changes, { version }) => updatePayee(uid, { ...changes, version }),
    rowsOf: (mine, theirs, { bank_account }) => [
      {
        label: "口座",
        mine: words(mine.bank_account, form.value),
        theirs: words(theirs.bank_account, bank_account),
      },
    ],
  });
  const handleSave = async () => {
    const bank_account = read();
    if (!bank_account) return;
    try {
      const answer = await save(payee, { bank_account: accountOf(bank_account) });
      if (answer === "back") return;
      if (answer === "theirs") await refresh();
      else toast.success("口座を保存しました");
      onClose();
    } catch {
      // The cause stands in the dialog, with what was typed.
    }
  };
  if (conflictDialog) return conflictDialog;
  return (
    <Dialog
      open
      title={payee.has_bank_account ? "口座を変更" : "口座を登録"}
      description="変更したことは、末尾の4桁だけを添えて本人にメールで知らせます。"
      loading={isSubmitting}
      hasChanges={isTyped}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button variant="primary" loading={isSubmitting} onClick={() => void handleSave()}>
          保存する
        </Button>
      }
    >
      {error && error.code !== "stale_version" && <Banner tone="danger">{messageOf(error)}</Banner>}
      <BankAccountForm {...form} />
    </Dialog>
  );
}
