import { listBankBranches, listBanks } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Banks by code, name or reading; the usual ones for a blank keyword.
 *
 * @example
 * const { banks } = useBanks("みずほ");
 */
export function useBanks(keyword: string) {
  const { data, ...query } = useApiQuery(listBanks, { query: { keyword } });
  return { banks: data?.items, ...query };
}

/**
 * Branches of a bank; null asks for nothing.
 *
 * @example
 * const { branches } = useBankBranches("0001", "渋谷");
 */
export function useBankBranches(bankCode: string | null, keyword: string) {
  const { data, ...query } = useApiQuery(
    listBankBranches,
    bankCode === null ? null : { params: { bank_code: bankCode }, query: { keyword } },
  );
  return { branches: data?.items, ...query };
}
