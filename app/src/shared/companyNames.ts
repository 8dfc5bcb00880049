import type { Company } from "@tsumugi/contract";
import { useCompanies } from "@tsumugi/hooks";
import { formatDay } from "@tsumugi/ui/format";
import { sameToTheEye } from "./sameToTheEye.ts";

type NamedCompany = Pick<Company, "uid" | "name" | "created_at"> & Partial<Pick<Company, "deleted_at">>;

const registered = ({ created_at }: NamedCompany) => `${formatDay(created_at)}登録`;

/** Companies to choose from: those of one name are told apart by the day of their registration, deleted ones named so. */
export function companyOptions(companies: readonly NamedCompany[]) {
  const count = new Map<string, number>();
  for (const { name } of companies) count.set(sameToTheEye(name), (count.get(sameToTheEye(name)) ?? 0) + 1);
  return companies.map((company) => {
    const isNotAlone = (count.get(sameToTheEye(company.name)) ?? 0) > 1;
    const marks = [isNotAlone && registered(company), company.deleted_at && "削除済み"].filter(Boolean);
    return {
      value: company.uid,
      label: marks.length > 0 ? `${company.name}（${marks.join("、")}）` : company.name,
    };
  });
}

/** Companies of a name that is being given, beside the one that it is given to; undefined while there is none. */
export function useSameCompanyNames(name: string, except?: string): string | undefined {
  const { companies } = useCompanies(name === "" ? null : { keyword: name, limit: 20 });
  const same = companies.filter((one) => one.uid !== except && sameToTheEye(one.name) === sameToTheEye(name));
  if (same.length === 0) return undefined;
  return same.map((one) => `「${one.name}」（${registered(one)}）`).join("、");
}
