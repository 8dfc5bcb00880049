import { type Company, type Feature, type Plan, planPresets } from "@tsumugi/contract";
import { addDays } from "@tsumugi/ui/format";

/** What an operator may change of a company in one dialog. */
export type CompanyDialogMode = "register" | "contract" | "period" | "rename";

/** Values of the form, under the names of the calls. */
export interface CompanyDialogValues {
  name: string;
  /** Of the first admin; blank: nobody is invited yet. */
  email: string;
  plan: Plan;
  permission: Feature[];
  /** null while blank. */
  max_user: number | null;
  /** `YYYY-MM-DD`; null while blank. */
  contract_starts_on: string | null;
  contract_ends_on: string | null;
}

/** What a new company starts from: a trial from today. */
export const newCompanyValues = (today: string): CompanyDialogValues => ({
  name: "",
  email: "",
  plan: "trial",
  permission: [...planPresets.trial.permission],
  max_user: planPresets.trial.max_user,
  contract_starts_on: today,
  contract_ends_on: addDays(today, planPresets.trial.days - 1),
});

/** A company as the form starts from it. */
export const companyDialogValues = (company: Company): CompanyDialogValues => ({
  name: company.name,
  email: "",
  plan: company.plan,
  permission: company.permission,
  max_user: company.max_user,
  contract_starts_on: company.contract_starts_on,
  contract_ends_on: company.contract_ends_on,
});
