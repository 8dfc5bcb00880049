import { render, screen } from "@testing-library/react";
import { buildBankAccountEnd, buildReplyBankAccount, sampleBanks, sampleBranches } from "@tsumugi/mocks";
import type { ReactElement } from "react";
import { expect, it, vi } from "vitest";
import { CustomFieldDialog } from "../custom-fields/CustomFieldDialog/CustomFieldDialog.tsx";
import { BankAccountForm } from "../payees/BankAccountForm/BankAccountForm.tsx";
import { blankAccount } from "../payees/BankAccountForm/bankAccountValues.ts";
import { ReplyBankAccount } from "../reply/ReplyBankAccount/ReplyBankAccount.tsx";
import { SignInForm } from "../signin/SignInForm/SignInForm.tsx";

const account = (more: Partial<typeof blankAccount>) => (
  <BankAccountForm
    value={{ ...blankAccount, ...more }}
    onValueChange={vi.fn()}
    banks={{ rows: sampleBanks, onSearch: vi.fn() }}
    branches={{ rows: sampleBranches, onSearch: vi.fn() }}
  />
);
const pending = {
  account: buildBankAccountEnd({ number_end: "7654" }),
  expires_at: "2026-11-20T03:00:00.000Z",
};

it.each<[string, ReactElement, readonly string[]]>([
  ["signing in", <SignInForm key="form" onSubmit={vi.fn()} />, ["メールアドレス", "パスワード"]],
  [
    "a field of the company's own",
    <CustomFieldDialog key="form" onSave={vi.fn()} onClose={vi.fn()} />,
    ["項目の名前"],
  ],
  ["a bank account", account({}), ["銀行", "支店", "口座番号", "口座名義（カナ）"]],
  ["a passbook", account({ bank_code: "9900" }), ["銀行", "記号", "番号", "口座名義（カナ）"]],
  [
    "the code for another bank account",
    <ReplyBankAccount
      key="form"
      state={buildReplyBankAccount({ pending })}
      onOpen={vi.fn()}
      onClose={vi.fn()}
      onSave={vi.fn()}
      onConfirm={vi.fn()}
    />,
    ["確認コード"],
  ],
])("%s marks what has to be filled in, to the eye and to a screen reader", async (_, form, labels) => {
  render(form);
  for (const label of labels) {
    const role = label === "銀行" || label === "支店" ? "combobox" : undefined;
    const field = role
      ? await screen.findByRole(role, { name: new RegExp(`^${label}`) })
      : await screen.findByLabelText(`${label}必須`);
    expect(field.getAttribute("aria-required")).toBe("true");
  }
});
