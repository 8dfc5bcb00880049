import { fireEvent, render, screen } from "@testing-library/react";
import { buildBankAccountEnd, buildReplyBankAccount } from "@tsumugi/mocks";
import { loadOverlays } from "@tsumugi/ui";
import { useState } from "react";
import { beforeAll, expect, it, vi } from "vitest";
import { BankAccountForm } from "../../payees/BankAccountForm/BankAccountForm.tsx";
import { blankAccount } from "../../payees/BankAccountForm/bankAccountValues.ts";
import { ReplyBankAccount } from "./ReplyBankAccount.tsx";

// The choice of a bank comes later than the page.
beforeAll(loadOverlays);

const search = { rows: [], onSearch: vi.fn() };
const problems = { bank_code: "銀行を選んでください。", holder_kana: "口座名義をカナで入力してください。" };

function Account({ unsaved = false }: { unsaved?: boolean }) {
  const [isTried, setTried] = useState(false);
  return (
    <ReplyBankAccount
      state={buildReplyBankAccount({ account: null, changed_at: null })}
      unsaved={unsaved}
      form={
        <BankAccountForm
          value={blankAccount}
          onValueChange={vi.fn()}
          banks={search}
          branches={search}
          problems={isTried ? problems : {}}
        />
      }
      onOpen={vi.fn()}
      onClose={vi.fn()}
      onSave={() => setTried(true)}
      onConfirm={vi.fn()}
    />
  );
}

it("leads to the first field that is wrong, which stands above a phone's screen", async () => {
  render(<Account />);
  const bank = await screen.findByRole("combobox", { name: /^銀行/ });
  fireEvent.click(screen.getByRole("button", { name: "この口座を登録する" }));
  expect(document.activeElement).toBe(bank);
});

it("is marked as unsaved while something is typed, which is kept nowhere", () => {
  const marked = () => document.querySelector("[data-tsu-unsaved=form]");
  const { rerender } = render(<Account />);
  expect(marked()).toBeNull();
  rerender(<Account unsaved />);
  expect(marked()).not.toBeNull();
});

it("leads back to its card once the account went out: the code is asked for above what is seen then", () => {
  const pending = {
    account: buildBankAccountEnd({ number_end: "7654" }),
    expires_at: "2026-11-20T03:00:00.000Z",
  };
  const verbs = { onOpen: vi.fn(), onClose: vi.fn(), onSave: vi.fn(), onConfirm: vi.fn() };
  const draw = (form: string | false) => (
    <ReplyBankAccount state={buildReplyBankAccount({ pending })} form={form} {...verbs} />
  );
  const { rerender } = render(draw(false));
  expect(document.activeElement).toBe(document.body);
  rerender(draw("口座の入力欄"));
  rerender(draw(false));
  expect(document.activeElement?.contains(screen.getByLabelText(/^確認コード/))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
