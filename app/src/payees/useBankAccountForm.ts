import { useBankBranches, useBanks } from "@tsumugi/hooks";
import { accountBody, type BankAccountFormProps, blankAccount } from "@tsumugi/patterns";
import { useDeferredValue, useState } from "react";
import { changedFields } from "../shared/changedFields.ts";

type Problems = NonNullable<BankAccountFormProps["problems"]>;

/** State of a form for a bank account, with the searches for bank and branch. */
export function useBankAccountForm() {
  const [value, setValue] = useState(blankAccount);
  const [problems, setProblems] = useState<Problems>({});
  const [bankText, searchBanks] = useState("");
  const [branchText, searchBranches] = useState("");
  const banks = useBanks(useDeferredValue(bankText));
  const branches = useBankBranches(value.bank_code || null, useDeferredValue(branchText));
  /** The body, or undefined where something is missing, which is then shown. */
  const read = () => {
    const result = accountBody(value);
    setProblems("problems" in result ? result.problems : {});
    return "body" in result ? result.body : undefined;
  };
  const form = {
    value,
    onValueChange: setValue,
    banks: { rows: banks.banks, loading: banks.isLoading, onSearch: searchBanks },
    branches: { rows: branches.branches, loading: branches.isLoading, onSearch: searchBranches },
    problems,
  };
  const clear = () => {
    setValue(blankAccount);
    setProblems({});
  };
  const isTyped = Object.keys(changedFields(blankAccount, value)).length > 0;
  return { form, isTyped, read, clear };
}
