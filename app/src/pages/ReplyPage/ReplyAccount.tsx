import { useConfirmReplyBankAccount, useReplyBankAccount, useSetReplyBankAccount } from "@tsumugi/hooks";
import { BankAccountForm, ReplyBankAccount } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { useBankAccountForm } from "../../payees/useBankAccountForm.ts";
import { messageOf } from "../../shared/errors.ts";

export interface ReplyAccountProps {
  readonly token: string;
  /** The link has ended. */
  readonly locked: boolean;
  /** What is paid comes next. */
  readonly primary: boolean;
}

/** The creator's bank account: entered at once, changed with a mailed code. */
export function ReplyAccount({ token, locked, primary }: ReplyAccountProps) {
  const { replyBankAccount } = useReplyBankAccount(token);
  const saving = useSetReplyBankAccount();
  const confirming = useConfirmReplyBankAccount();
  const { form, isTyped, read, clear } = useBankAccountForm(saving.error?.fields);
  const [isOpen, setOpen] = useState(false);
  if (!replyBankAccount) return null;
  const close = () => {
    setOpen(false);
    clear();
    saving.reset();
  };
  const save = async () => {
    const body = read();
    if (!body) return;
    try {
      const { pending } = await saving.setReplyBankAccount(token, body);
      toast.success(pending ? "確認コードをメールで送りました" : "口座を登録しました");
      close();
    } catch {
      // Shown in the card and at the fields.
    }
  };
  const confirm = async (code: string) => {
    try {
      await confirming.confirmReplyBankAccount(token, code);
      toast.success("口座を変更しました");
    } catch {
      // Shown at the code.
    }
  };
  const problem = saving.error ?? (confirming.error?.fields?.code ? undefined : confirming.error);
  return (
    <ReplyBankAccount
      state={replyBankAccount}
      locked={locked}
      primary={primary}
      error={problem && messageOf(problem)}
      codeError={confirming.error?.fields?.code}
      loading={saving.isSubmitting || confirming.isSubmitting}
      form={isOpen && <BankAccountForm {...form} />}
      unsaved={isTyped}
      onOpen={() => setOpen(true)}
      onClose={close}
      onSave={() => void save()}
      onConfirm={(code) => void confirm(code)}
    />
  );
}
