import { type Company, type Feature, type Plan, planPresets } from "@tsumugi/contract";
import { addDays } from "@tsumugi/ui/format";

/** What an operator may change of a company in one dialog. */
export type CompanyDialogMode = "register" | "contract" | "period" | "rename";

/** Values of the form, under the names of the calls. */
export interface CompanyDialogValues {
  /** 企業の名前。 */
  name: string;
  /** 最初の管理者のアドレス。空なら、まだ誰も招待しません。 */
  email: string;
  /** 契約のプラン。 */
  plan: Plan;
  /** 使える機能。 */
  permission: Feature[];
  /** 利用人数の上限。空欄の間は null。 */
  max_user: number | null;
  /** 契約が始まる日。`YYYY-MM-DD`。空欄の間は null。 */
  contract_starts_on: string | null;
  /** 契約の最後の日。`YYYY-MM-DD`。空欄の間は null。 */
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
