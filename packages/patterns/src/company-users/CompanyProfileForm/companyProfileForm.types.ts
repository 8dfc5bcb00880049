import type { TaxRounding } from "@tsumugi/contract";
/** What a company itself may edit = the body of the call without `version`. */
export interface CompanyProfileFormValues {
  name: string;
  url: string;
  address: string;
  image: string | null;
  invoice_registration_number: string;
  tax_rounding: TaxRounding;
  /** Days; null while blank. */
  deemed_confirmation_days: number | null;
  /** null for those who may not see them. */
  deductible_shares: { from: string | null; percent: number | null }[] | null;
}
