import { useBankBranches, useBanks } from "@tsumugi/hooks";
import { accountBody, type BankAccountFormProps, blankAccount } from "@tsumugi/patterns";
import { useDeferredValue, useState } from "react";
import { changedFields } from "../shared/changedFields.ts";

type Problems = NonNullable<BankAccountFormProps["problems"]>;

/** What an error is about where that is more than its own field: a passbook stands for branch and number. */
const passbook = ["symbol", "passbook_number"];
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  symbol: passbook,
  branch_code: ["branch_code", ...passbook],
  number: ["number", ...passbook],
};

/** State of a form for a bank account, with the searches for bank and branch. `refused`: what the server said by field. */
export function useBankAccountForm(refused: Problems = {}) {
  const [value, setValue] = useState(blankAccount);
  const [sent, setSent] = useState(blankAccount);
  const [own, setOwn] = useState<Problems>({});
  const [bankText, searchBanks] = useState("");
  const [branchText, searchBranches] = useState("");
  const banks = useBanks(useDeferredValue(bankText));
  const branches = useBankBranches(value.bank_code || null, useDeferredValue(branchText));
  /** The body, or undefined where something is missing, which is then shown. */
  const read = () => {
    const result = accountBody(value);
    setSent(value);
    setOwn("problems" in result ? result.problems : {});
    return "body" in result ? result.body : undefined;
  };
  // A field that was corrected since shows no error: it would name a fault that is no longer there.
  const changed = Object.keys(changedFields(sent, value));
  const problems = Object.fromEntries(
    Object.entries({ ...refused, ...own }).filter(
      ([key]) => !(fieldsOf[key] ?? [key]).some((field) => changed.includes(field)),
    ),
  );
  const form = {
    value,
    onValueChange: setValue,
    banks: { rows: banks.banks, loading: banks.isLoading, onSearch: searchBanks },
    branches: { rows: branches.branches, loading: branches.isLoading, onSearch: searchBranches },
    problems,
  };
  const clear = () => {
    setValue(blankAccount);
    setOwn({});
  };
  const isTyped = Object.keys(changedFields(blankAccount, value)).length > 0;
  return { form, isTyped, read, clear };
}
