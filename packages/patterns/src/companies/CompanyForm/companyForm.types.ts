import type { Feature, Plan } from "@tsumugi/contract";

/** Values of the form, under the names of the call. */
export interface CompanyFormValues {
  name: string;
  url: string;
  address: string;
  plan: Plan;
  permission: Feature[];
  /** null while blank. */
  max_user: number | null;
  /** `YYYY-MM-DD`; null while blank. */
  contract_starts_on: string | null;
  contract_ends_on: string | null;
}

export const emptyCompanyForm: CompanyFormValues = {
  name: "",
  url: "",
  address: "",
  plan: "trial",
  permission: [],
  max_user: 5,
  contract_starts_on: null,
  contract_ends_on: null,
};
